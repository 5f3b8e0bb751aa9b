use gtest::{
    BlockRunResult, Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB, UNITS, VALUE_PER_GAS},
};
use reservation::{Action, Answer};

const GAS: u64 = 1_000_000;
const BLOCKS: u32 = 600;

// #region price
/// Rent of a block, in gas: the same for each kind of storage.
const RENT_PER_BLOCK: u64 = 100;

/// Gas that a time in storage locks: one block more, in reserve.
fn rent(blocks: u32) -> u64 {
    RENT_PER_BLOCK * (u64::from(blocks) + 1)
}

/// What gas costs, in planck.
fn value_of(gas: u64) -> u128 {
    u128::from(gas) * VALUE_PER_GAS
}

#[test]
fn a_day_in_storage_costs_little() {
    const BLOCKS_PER_DAY: u32 = 24 * 60 * 60 / 3;

    let gas = rent(BLOCKS_PER_DAY);
    assert_eq!(gas, 2_880_100);
    // Less than a thousandth of a VARA.
    assert_eq!(value_of(gas), 288_010_000);
    assert!(value_of(gas) < UNITS / 1_000);
}
// #endregion price

/// Creates the program: the first message starts it.
fn create_program(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    program.send_bytes(ALICE, b"");
    system.run_next_block();
    program
}

fn run(system: &System, program: &Program<'_>, from: u64, action: Action) -> BlockRunResult {
    let id = program.send(from, action);
    let result = system.run_next_block();
    assert!(result.succeed.contains(&id));
    result
}

fn answered(result: &BlockRunResult, to: u64, answer: Answer) -> bool {
    result.contains(&Log::builder().dest(to).payload(answer))
}

// #region test-later
#[test]
fn a_later_message_is_paid_by_the_reservation() {
    let system = System::new();
    let program = create_program(&system);

    let reserve = Action::Reserve {
        gas: GAS,
        blocks: BLOCKS,
    };
    let result = run(&system, &program, ALICE, reserve);
    let until = system.block_height() + BLOCKS;
    assert!(answered(&result, ALICE, Answer::Reserved { until }));

    // 200 blocks later, Bob triggers the message. Alice's gas pays for it.
    system.run_to_block(system.block_height() + 200);
    let remind = Action::Remind { to: ALICE.into() };
    let result = run(&system, &program, BOB, remind.clone());
    assert!(answered(&result, BOB, Answer::Reminded));

    let reminder = Log::builder().dest(ALICE).payload_bytes(b"It is time");
    assert!(system.get_mailbox(ALICE).contains(&reminder));

    // The reservation is gone.
    let result = run(&system, &program, BOB, remind);
    assert!(answered(&result, BOB, Answer::NothingReserved));
}
// #endregion test-later

// #region test-cancel
#[test]
fn unreserved_gas_returns_to_the_account_that_paid() {
    let system = System::new();
    let program = create_program(&system);

    let before = system.balance_of(ALICE);
    let reserve = Action::Reserve {
        gas: GAS,
        blocks: BLOCKS,
    };
    let result = run(&system, &program, ALICE, reserve);
    let locked = GAS + rent(BLOCKS);
    let spent = before - system.balance_of(ALICE) - result.spent_value();
    assert_eq!(spent, value_of(locked));

    // The message that cancels comes 200 blocks later.
    system.run_to_block(system.block_height() + 199);
    let before = system.balance_of(ALICE);
    let result = run(&system, &program, ALICE, Action::Cancel);
    assert!(answered(&result, ALICE, Answer::Cancelled { gas: GAS }));

    let returned = system.balance_of(ALICE) + result.spent_value() - before;
    assert_eq!(returned, value_of(locked - RENT_PER_BLOCK * 200));
}
// #endregion test-cancel

// #region test-expired
#[test]
fn an_expired_reservation_cannot_be_used() {
    let system = System::new();
    let program = create_program(&system);

    let reserve = Action::Reserve {
        gas: GAS,
        blocks: BLOCKS,
    };
    run(&system, &program, ALICE, reserve);
    let before = system.balance_of(ALICE);

    // At its last block the runtime removes it, before any message runs.
    system.run_to_block(system.block_height() + BLOCKS - 1);
    let remind = Action::Remind { to: ALICE.into() };
    let result = run(&system, &program, BOB, remind);
    assert!(answered(&result, BOB, Answer::Refused { code: 500 }));

    // The amount is back, and the one block of reserve with it.
    let returned = system.balance_of(ALICE) - before;
    assert_eq!(returned, value_of(GAS + RENT_PER_BLOCK));
}
// #endregion test-expired

// #region test-refused
#[test]
fn reservations_are_refused() {
    let system = System::new();
    let program = create_program(&system);

    let cases = [
        (GAS, 0, 502),               // no time
        (2_999, BLOCKS, 504),        // below the mailbox threshold
        (u64::MAX / 2, BLOCKS, 100), // more than the message has
    ];
    for (gas, blocks, code) in cases {
        let reserve = Action::Reserve { gas, blocks };
        let result = run(&system, &program, ALICE, reserve);
        assert!(answered(&result, ALICE, Answer::Refused { code }));
    }
}
// #endregion test-refused
