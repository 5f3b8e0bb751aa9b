use gtest::{
    Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB, MAX_USER_GAS_LIMIT},
    parity_scale_codec::{Decode, Encode},
};
use ledger::Action;

/// Creates the program and gives Alice, its owner, 100 points.
fn create_program(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    program.send_bytes(ALICE, b"");
    let to = ALICE.into();
    let issue = program.send(ALICE, Action::Issue { to, points: 100 });
    let result = system.run_next_block();
    assert!(result.succeed.contains(&issue));
    program
}

// #region points-of
/// Asks as a client does: the message is executed, and nothing is kept.
fn points_of(system: &System, program: &Program<'_>, holder: u64) -> u64 {
    let query = Action::PointsOf(holder.into()).encode();
    let reply = system
        .calculate_reply_for_handle(BOB, program.id(), query, MAX_USER_GAS_LIMIT, 0)
        .unwrap();
    assert!(reply.code.is_success());
    u64::decode(&mut reply.payload.as_slice()).unwrap()
}
// #endregion points-of

// #region test-kept
#[test]
fn state_is_kept_between_messages() {
    let system = System::new();
    let program = create_program(&system);

    let to = BOB.into();
    program.send(ALICE, Action::Transfer { to, points: 30 });
    system.run_next_block();
    program.send(ALICE, Action::Transfer { to, points: 30 });
    system.run_next_block();

    assert_eq!(points_of(&system, &program, ALICE), 40);
    assert_eq!(points_of(&system, &program, BOB), 60);
}
// #endregion test-kept

// #region test-rolled-back
#[test]
fn a_panic_undoes_the_whole_message() {
    let system = System::new();
    let program = create_program(&system);

    let to = BOB.into();
    let transfer = program.send(ALICE, Action::Transfer { to, points: 101 });
    let result = system.run_next_block();

    result.assert_panicked_with(transfer, "not enough points");
    assert_eq!(points_of(&system, &program, ALICE), 100);
    assert_eq!(points_of(&system, &program, BOB), 0);
}
// #endregion test-rolled-back

#[test]
fn only_the_owner_issues() {
    let system = System::new();
    let program = create_program(&system);

    let to = BOB.into();
    let issue = program.send(BOB, Action::Issue { to, points: 1 });
    let result = system.run_next_block();

    assert!(result.failed.contains(&issue));
    assert_eq!(points_of(&system, &program, BOB), 0);
}

// #region test-read
#[test]
fn three_ways_to_read() {
    let system = System::new();
    let program = create_program(&system);

    // A message: costs gas, and another program can do it as well.
    let query = Action::PointsOf(ALICE.into());
    program.send(BOB, query);
    let result = system.run_next_block();
    assert!(result.contains(&Log::builder().dest(BOB).payload(100_u64)));

    // The same message, calculated by the node.
    assert_eq!(points_of(&system, &program, ALICE), 100);

    // The export `state`.
    let holder = gstd::ActorId::from(ALICE);
    assert_eq!(program.read_state(holder), Ok(100_u64));
}
// #endregion test-read
