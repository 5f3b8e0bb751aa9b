// #region setup
use gtest::{
    Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB, UNITS},
};

/// Alice creates the program: the first message runs `init`.
fn create(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    let message_id = program.send_bytes(ALICE, []);
    assert!(system.run_next_block().succeed.contains(&message_id));
    program
}
// #endregion setup

// #region test-echo
#[test]
fn replies_with_payload_and_value() {
    let system = System::new();
    let program = create(&system);

    let value = 5 * UNITS;
    let message_id = program.send_bytes_with_value(BOB, b"hello", value);
    let block = system.run_next_block();

    let reply = Log::builder().dest(BOB).reply_to(message_id);
    assert!(block.contains(&reply.payload_bytes(b"hello")));
    // What stays is the existential deposit.
    assert_eq!(program.balance(), UNITS);
}
// #endregion test-echo

// #region test-exit
#[test]
fn owner_stops_the_program() {
    let system = System::new();
    let program = create(&system);

    program.send_bytes(ALICE, b"stop");
    system.run_next_block();

    assert!(!system.is_active_program(program.id()));
    assert_eq!(system.inheritor_of(program.id()), Some(ALICE.into()));
    assert_eq!(program.balance(), 0);
}
// #endregion test-exit

// #region test-panic
#[test]
fn stranger_does_not_stop_the_program() {
    let system = System::new();
    let program = create(&system);

    let message_id = program.send_bytes(BOB, b"stop");
    let block = system.run_next_block();

    assert!(block.failed.contains(&message_id));
    assert!(system.is_active_program(program.id()));
}
// #endregion test-panic

#[test]
fn failed_init_terminates_the_program() {
    let system = System::new();
    let program = Program::current_opt(&system);

    let message_id = program.send_bytes(ALICE, b"unexpected");
    let block = system.run_next_block();

    assert!(block.failed.contains(&message_id));
    assert!(!system.is_active_program(program.id()));
}
