use gtest::{
    Log, Program, System,
    constants::{DEFAULT_USER_ALICE, UNITS, VALUE_PER_GAS},
};
use gtest_tour::Action;

// #region test-setup
const USER: u64 = DEFAULT_USER_ALICE;

/// Creates the program. The first message to a program is always init.
fn create_program(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    let init_id = program.send_bytes(USER, b"");
    let result = system.run_next_block();
    assert!(result.succeed.contains(&init_id));
    program
}
// #endregion test-setup

// #region test-reply
#[test]
fn program_counts() {
    let system = System::new();
    let program = create_program(&system);

    // Sending only queues a message: a block has to run.
    program.send(USER, Action::Count);
    let message_id = program.send(USER, Action::Count);
    let result = system.run_next_block();

    let reply = Log::builder()
        .source(program.id())
        .dest(USER)
        .reply_to(message_id)
        .payload(2_u32);
    assert!(result.contains(&reply));

    // The same, decoded: one entry for each message to a user.
    let counts: Vec<u32> = result
        .decoded_log()
        .iter()
        .map(|entry| *entry.payload())
        .collect();
    assert_eq!(counts, [1, 2]);
}
// #endregion test-reply

// #region test-failure
#[test]
fn bytes_that_are_no_action_are_refused() {
    let system = System::new();
    let program = create_program(&system);

    let message_id = program.send_bytes(USER, b"hello");
    let result = system.run_next_block();

    assert!(result.failed.contains(&message_id));
    result.assert_panicked_with(message_id, "not an action");
}
// #endregion test-failure

// #region test-mailbox
#[test]
fn user_answers_from_the_mailbox() {
    let system = System::new();
    let program = create_program(&system);
    program.send(USER, Action::Ask);
    system.run_next_block();

    let question = Log::builder().source(program.id()).payload_bytes(b"ready?");
    let mailbox = system.get_mailbox(USER);
    assert!(mailbox.contains(&question));

    mailbox.reply_bytes(question, b"yes", 0).unwrap();
    let result = system.run_next_block();

    assert!(result.contains(&(program.id(), USER, b"thanks")));
}
// #endregion test-mailbox

// #region test-blocks
#[test]
fn reminder_comes_after_five_blocks() {
    let system = System::new();
    let program = create_program(&system);
    let reminder = (program.id(), USER, b"time is up");

    program.send(USER, Action::Remind(5));
    system.run_next_block();
    let sent_at = system.block_height();

    // One result for each block.
    let results = system.run_to_block(sent_at + 4);
    assert!(results.iter().all(|result| !result.contains(&reminder)));
    assert!(system.run_next_block().contains(&reminder));
}
// #endregion test-blocks

// #region test-gas
#[test]
fn user_pays_for_what_is_burned() {
    let system = System::new();
    let program = create_program(&system);
    let before = system.balance_of(USER);

    let message_id = program.send(USER, Action::Count);
    let result = system.run_next_block();

    let burned = result.gas_burned[&message_id];
    let paid = before - system.balance_of(USER);
    assert_eq!(paid, u128::from(burned) * VALUE_PER_GAS);

    // Half of it is not enough. The message fails, and the count stays.
    let failed_id = program.send_with_gas(USER, Action::Count, burned / 2, 0);
    let result = system.run_next_block();
    assert!(result.failed.contains(&failed_id));
}
// #endregion test-gas

// #region test-users
#[test]
fn stranger_needs_a_balance() {
    let system = System::new();
    let program = create_program(&system);

    let stranger = 42;
    system.mint_to(stranger, 100 * UNITS);
    program.send_with_gas(stranger, Action::Count, 10_000_000_000, 0);

    assert!(
        system
            .run_next_block()
            .contains(&(stranger, 1_u32.to_le_bytes()))
    );
}
// #endregion test-users
