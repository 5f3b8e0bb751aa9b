use gtest::{
    Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB},
};
use reply_hook::{Action, Settings, Settled, Status, TIMEOUT};

const DEPOSIT: u64 = 10_000_000_000;

// #region setup
/// Creates the program; Bob is the warehouse, and decides when to reply.
fn create(system: &System, deposit: u64) -> Program<'_> {
    let program = Program::current_opt(system);
    let warehouse = BOB.into();
    program.send(ALICE, Settings { warehouse, deposit });
    system.run_next_block();
    program
}

/// What Bob finds in his mailbox.
fn request(program: &Program) -> Log {
    Log::builder().source(program.id()).dest(BOB)
}

fn notice(accepted: bool) -> Log {
    Log::builder().dest(ALICE).payload(Settled { accepted })
}
// #endregion setup

#[test]
fn reply_in_time_runs_the_hook_and_wakes_the_order() {
    let system = System::new();
    let program = create(&system, DEPOSIT);

    let order = program.send(ALICE, Action::Order(3));
    system.run_next_block();
    system
        .get_mailbox(BOB)
        .reply(request(&program), true, 0)
        .unwrap();
    let block = system.run_next_block();

    assert!(block.contains(&notice(true)));
    assert!(block.contains(&Log::builder().reply_to(order).payload(Status::Answered)));
}

// #region test-late
#[test]
fn late_reply_runs_the_hook_only() {
    let system = System::new();
    let program = create(&system, DEPOSIT);

    let order = program.send(ALICE, Action::Order(3));
    let height = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(height + TIMEOUT);
    let pending = Log::builder().reply_to(order).payload(Status::Pending);
    assert!(blocks.last().unwrap().contains(&pending));

    // Bob pays no gas for his reply: the deposit does.
    system
        .get_mailbox(BOB)
        .reply(request(&program), true, 0)
        .unwrap();
    assert!(system.run_next_block().contains(&notice(true)));
}
// #endregion test-late

// #region test-expired
#[test]
fn expired_request_is_an_automatic_reply() {
    let system = System::new();
    let program = create(&system, DEPOSIT);

    program.send(ALICE, Action::Order(3));
    let height = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(height + 40);

    assert!(blocks.iter().any(|block| block.contains(&notice(false))));
}
// #endregion test-expired

// #region test-small
#[test]
fn too_small_a_deposit_loses_the_reply() {
    let system = System::new();
    let program = create(&system, 1_000_000);

    let order = program.send(ALICE, Action::Order(3));
    let height = system.run_next_block().block_info.height;
    let reply = system
        .get_mailbox(BOB)
        .reply(request(&program), true, 0)
        .unwrap();
    let block = system.run_next_block();
    assert!(block.failed.contains(&reply) || block.not_executed.contains(&reply));

    // The order was not woken, so it times out.
    let blocks = system.run_to_block(height + TIMEOUT);
    let pending = Log::builder().reply_to(order).payload(Status::Pending);
    assert!(blocks.last().unwrap().contains(&pending));
}
// #endregion test-small

#[test]
fn hook_needs_a_deposit() {
    let system = System::new();
    let program = create(&system, 0);

    let order = program.send(ALICE, Action::Order(3));

    assert!(system.run_next_block().failed.contains(&order));
}

// #region test-deposit
#[test]
fn deposit_pays_for_a_reply_that_nobody_awaits() {
    let system = System::new();
    let program = create(&system, DEPOSIT);

    program.send(ALICE, Action::Announce);
    system.run_next_block();
    let reply = system
        .get_mailbox(BOB)
        .reply(request(&program), (), 0)
        .unwrap();

    assert!(system.run_next_block().succeed.contains(&reply));
    assert_eq!(program.read_state(()), Ok(1_u32));
}
// #endregion test-deposit
