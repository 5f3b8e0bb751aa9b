use gtest::{
    BlockRunResult, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB},
};
use reminder::{Action, MIN_GAS, Notice};

// #region setup
fn create(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    program.send_bytes(ALICE, []);
    system.run_next_block();
    program
}

/// The blocks that brought a notice, and the notices.
fn notices(blocks: &[BlockRunResult]) -> Vec<(u32, Notice)> {
    let of = |block: &BlockRunResult| {
        let height = block.block_info.height;
        let notices = block.decoded_log::<Notice>();
        notices
            .into_iter()
            .map(move |log| (height, log.payload().clone()))
            .collect::<Vec<_>>()
    };
    blocks.iter().flat_map(of).collect()
}
// #endregion setup

// #region test-loop
#[test]
fn reminds_so_many_times_and_ends() {
    let system = System::new();
    let program = create(&system);

    program.send(
        ALICE,
        Action::Start {
            times: 3,
            every: 20,
        },
    );
    let start = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(start + 200);

    let expected = [
        (start + 20, Notice::Reminder { left: 2 }),
        (start + 40, Notice::Reminder { left: 1 }),
        (start + 60, Notice::Reminder { left: 0 }),
    ];
    assert_eq!(notices(&blocks), expected);
}
// #endregion test-loop

#[test]
fn a_tick_burns_about_900_million_gas() {
    let system = System::new();
    let program = create(&system);

    program.send(ALICE, Action::Start { times: 3, every: 5 });
    let start = system.run_next_block().block_info.height;
    let ticks = system.run_to_block(start + 15);

    // The blocks between the ticks burn nothing.
    let burned: Vec<u64> = ticks
        .iter()
        .map(|block| block.gas_burned.values().sum())
        .filter(|gas| *gas > 0)
        .collect();
    // The last tick sends no other one, which costs less.
    let [first, second, _] = burned[..] else {
        panic!("not three ticks: {burned:?}");
    };
    assert_eq!(first, second);
    assert!((850_000_000..950_000_000).contains(&first), "{first}");
}

// #region test-stale
#[test]
fn stale_tick_is_ignored() {
    let system = System::new();
    let program = create(&system);

    program.send(
        ALICE,
        Action::Start {
            times: 3,
            every: 20,
        },
    );
    system.run_next_block();
    program.send(ALICE, Action::Stop);
    let stop = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(stop + 100);

    // The tick came, and got its automatic reply, but it changed nothing.
    let processed: u32 = blocks.iter().map(|block| block.total_processed).sum();
    assert_eq!(processed, 2);
    assert_eq!(notices(&blocks), []);
}
// #endregion test-stale

#[test]
fn new_start_replaces_the_plan() {
    let system = System::new();
    let program = create(&system);

    program.send(
        ALICE,
        Action::Start {
            times: 3,
            every: 20,
        },
    );
    system.run_next_block();
    program.send(
        ALICE,
        Action::Start {
            times: 1,
            every: 50,
        },
    );
    let start = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(start + 100);

    assert_eq!(
        notices(&blocks),
        [(start + 50, Notice::Reminder { left: 0 })]
    );
}

// #region test-gas
#[test]
fn loop_ends_when_the_gas_is_used_up() {
    let system = System::new();
    let program = create(&system);

    let start = Action::Start {
        times: 1_000,
        every: 1,
    };
    program.send_with_gas(ALICE, start, 3 * MIN_GAS, 0);
    let blocks = system.run_to_block(system.block_height() + 1_000);

    let mut notices = notices(&blocks);
    let (_, last) = notices.pop().expect("there are notices");
    let Notice::OutOfGas { left } = last else {
        panic!("the last notice is {last:?}");
    };
    assert_eq!(notices.len() as u32, 1_000 - left);
}
// #endregion test-gas

// #region test-stranger
#[test]
fn ticks_of_others_are_refused() {
    let system = System::new();
    let program = create(&system);

    let tick = program.send(ALICE, Action::Tick { round: 0 });
    let plan = program.send(BOB, Action::Start { times: 1, every: 1 });
    let block = system.run_next_block();

    assert!(block.failed.contains(&tick));
    assert!(block.failed.contains(&plan));
}
// #endregion test-stranger
