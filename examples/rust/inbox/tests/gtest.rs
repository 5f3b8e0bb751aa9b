use gstd::{ActorId, MessageId};
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

/// Alice lets the program ask a user and sends value with it.
fn ask(system: &System, program: &Program<'_>, user: ActorId, blocks: u32) -> BlockRunResult {
    let id = program.send_with_value(ALICE, Action::Ask { user, blocks }, VALUE);
    let result = system.run_next_block();
    assert!(result.succeed.contains(&id) || result.failed.contains(&id));
    result
}

/// Somebody reads the status of the question whose id Alice got.
fn status(system: &System, program: &Program<'_>, by: u64, asked: &BlockRunResult) -> Status {
    let question = *asked.decoded_log::<MessageId>()[0].payload();
    program.send(by, Action::Status { question });
    let result = system.run_next_block();
    result.decoded_log::<Status>()[0].payload().clone()
}

// #region test-reply
#[test]
fn the_user_answers() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BOB.into(), BLOCKS);
    let mailbox = system.get_mailbox(BOB);
    assert!(mailbox.contains(&question()));
    assert_eq!(status(&system, &program, ALICE, &asked), Status::Open);

    let before = system.balance_of(BOB);
    mailbox.reply(question(), true, 0).unwrap();
    system.run_next_block();

    assert!(!mailbox.contains(&question()));
    assert_eq!(status(&system, &program, ALICE, &asked), Status::Approved);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-reply

// #region test-claim
#[test]
fn the_user_claims_the_value() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BOB.into(), BLOCKS);
    let before = system.balance_of(BOB);
    system.get_mailbox(BOB).claim_value(question()).unwrap();
    system.run_next_block();

    assert_eq!(status(&system, &program, ALICE, &asked), Status::NoAnswer);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-claim

// #region test-expiry
#[test]
fn the_time_ends_and_the_value_goes_to_the_user() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BOB.into(), BLOCKS);
    let last = system.block_height() + BLOCKS;
    let before = system.balance_of(BOB);

    system.run_to_block(last - 1);
    assert!(system.get_mailbox(BOB).contains(&question()));

    system.run_to_block(last);
    assert!(!system.get_mailbox(BOB).contains(&question()));
    assert_eq!(status(&system, &program, ALICE, &asked), Status::NoAnswer);
    assert_eq!(system.balance_of(BOB), before + VALUE);
}
// #endregion test-expiry

// #region test-value
#[test]
fn the_value_of_the_answer_goes_to_whoever_asked() {
    let system = System::new();
    let program = create_program(&system);
    let kept = program.balance();

    let asked = ask(&system, &program, BOB.into(), BLOCKS);
    let mailbox = system.get_mailbox(BOB);
    mailbox.reply(question(), true, 2 * UNITS).unwrap();
    system.run_next_block();
    assert_eq!(program.balance(), kept + 2 * UNITS);

    // Bob only reads.
    let before = system.balance_of(ALICE);
    assert_eq!(status(&system, &program, BOB, &asked), Status::Approved);
    assert_eq!(program.balance(), kept + 2 * UNITS);
    assert_eq!(status(&system, &program, ALICE, &asked), Status::Approved);
    assert_eq!(program.balance(), kept);
    assert!(system.balance_of(ALICE) > before + UNITS);
}
// #endregion test-value

#[test]
fn value_that_a_program_does_not_take_goes_to_whoever_asked() {
    let system = System::new();
    let program = create_program(&system);
    let kept = program.balance();

    // The program asks itself, with too little gas to run.
    let asked = ask(&system, &program, program.id(), BLOCKS);
    system.run_next_block();
    assert_eq!(program.balance(), kept + VALUE);

    assert_eq!(status(&system, &program, ALICE, &asked), Status::NoAnswer);
    assert_eq!(program.balance(), kept);
}

#[test]
fn value_that_comes_with_a_status_goes_back() {
    let system = System::new();
    let program = create_program(&system);
    let kept = program.balance();

    let question = MessageId::zero();
    program.send_with_value(ALICE, Action::Status { question }, VALUE);
    let result = system.run_next_block();

    assert_eq!(
        result.decoded_log::<Status>()[0].payload(),
        &Status::Unknown
    );
    assert_eq!(program.balance(), kept);
}

#[test]
fn a_no_is_an_answer_too() {
    let system = System::new();
    let program = create_program(&system);

    let asked = ask(&system, &program, BOB.into(), BLOCKS);
    system.get_mailbox(BOB).reply(question(), false, 0).unwrap();
    system.run_next_block();

    assert_eq!(status(&system, &program, ALICE, &asked), Status::Declined);
}

// #region test-refused
#[test]
fn less_time_than_the_threshold_is_refused() {
    let system = System::new();
    let program = create_program(&system);

    // 29 blocks and the reserve make 3,000 gas, the mailbox threshold.
    let asked = ask(&system, &program, BOB.into(), 29);
    assert!(asked.contains(&question()));

    let asked = ask(&system, &program, BOB.into(), 28);
    assert!(!asked.contains(&question()));
    assert_eq!(asked.failed.len(), 1);
}
// #endregion test-refused
