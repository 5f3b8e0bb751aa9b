use gtest::{
    BlockRunResult, Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB, UNITS},
};
use inbox::{Action, Status};

const BLOCKS: u32 = 1_000;
const VALUE: u128 = 5 * UNITS;

/// Creates the program: the first message starts it.
fn create_program(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    program.send_bytes(ALICE, b"");
    system.run_next_block();
    program
}

/// What Bob finds in his mailbox.
fn question() -> Log {
    Log::builder().dest(BOB).payload_bytes(b"Do you agree?")
}

/// Alice lets the program ask Bob and sends value with it.
fn ask(system: &System, program: &Program<'_>, blocks: u32) -> BlockRunResult {
    let user = BOB.into();
    let id = program.send_with_value(ALICE, Action::Ask { user, blocks }, VALUE);
    let result = system.run_next_block();
    assert!(result.succeed.contains(&id) || result.failed.contains(&id));
    result
}

/// Reads the status of the only question that `asked` contains.
fn status(system: &System, program: &Program<'_>, asked: &BlockRunResult) -> Status {
    let question = asked.log().iter().find(|log| question() == **log).unwrap();
    let question = question.id();
    program.send(ALICE, Action::Status { question });
    let result = system.run_next_block();
    result.decoded_log::<Status>()[0].payload().clone()
}

// #region test-reply
#[test]
fn the_user_answers() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BLOCKS);
    let mailbox = system.get_mailbox(BOB);
    assert!(mailbox.contains(&question()));
    assert_eq!(status(&system, &program, &asked), Status::Open);

    let before = system.balance_of(BOB);
    mailbox.reply(question(), true, 0).unwrap();
    system.run_next_block();

    assert!(!mailbox.contains(&question()));
    assert_eq!(status(&system, &program, &asked), Status::Approved);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-reply

// #region test-claim
#[test]
fn the_user_claims_the_value() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BLOCKS);
    let before = system.balance_of(BOB);
    system.get_mailbox(BOB).claim_value(question()).unwrap();
    system.run_next_block();

    assert_eq!(status(&system, &program, &asked), Status::NoAnswer);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-claim

// #region test-expiry
#[test]
fn the_time_ends_and_the_value_goes_to_the_user() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BLOCKS);
    let last = system.block_height() + BLOCKS;
    let before = system.balance_of(BOB);

    system.run_to_block(last - 1);
    assert!(system.get_mailbox(BOB).contains(&question()));

    system.run_to_block(last);
    assert!(!system.get_mailbox(BOB).contains(&question()));
    assert_eq!(status(&system, &program, &asked), Status::NoAnswer);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-expiry

#[test]
fn a_no_is_an_answer_too() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BLOCKS);
    system.get_mailbox(BOB).reply(question(), false, 0).unwrap();
    system.run_next_block();

    assert_eq!(status(&system, &program, &asked), Status::Declined);
}

// #region test-refused
#[test]
fn less_time_than_the_threshold_is_refused() {
    let system = System::new();
    let program = create_program(&system);

    // 29 blocks and the reserve make 3,000 gas, the mailbox threshold.
    let asked = ask(&system, &program, 29);
    assert!(asked.contains(&question()));

    let asked = ask(&system, &program, 28);
    assert!(!asked.contains(&question()));
    assert_eq!(asked.failed.len(), 1);
}
// #endregion test-refused
