use gtest::{Log, Program, System, constants::DEFAULT_USER_ALICE as ALICE};
use signals::{Action, Report, SIGNAL_GAS};

/// Creates the program: the first message starts it.
fn create_program(system: &System) -> Program<'_> {
    let program = Program::current_opt(system);
    program.send_bytes(ALICE, b"");
    system.run_next_block();
    program
}

fn report(system: &System, program: &Program<'_>) -> (u32, Option<u32>) {
    program.send(ALICE, Action::Report);
    let result = system.run_next_block();
    let report = result.decoded_log::<Report>()[0].payload().clone();
    (report.open, report.last_signal)
}

// #region test-success
#[test]
fn a_finished_job_sends_no_signal() {
    let system = System::new();
    let program = create_program(&system);

    let job = program.send(ALICE, Action::Start);
    system.run_next_block();
    assert_eq!(report(&system, &program), (1, None));

    program.send(ALICE, Action::Finish { job, winners: 4 });
    let result = system.run_next_block();
    let share = Log::builder().dest(ALICE).reply_to(job).payload(250_u64);
    assert!(result.contains(&share));
    assert_eq!(report(&system, &program), (0, None));
}
// #endregion test-success

// #region test-panic
#[test]
fn a_panic_is_cleaned_up() {
    let system = System::new();
    let program = create_program(&system);

    let job = program.send(ALICE, Action::Start);
    system.run_next_block();

    // Nobody to share with: the division panics in the second run.
    program.send(ALICE, Action::Finish { job, winners: 0 });
    let result = system.run_next_block();
    assert!(result.failed.contains(&job));

    assert_eq!(report(&system, &program), (0, Some(100)));
}
// #endregion test-panic

#[test]
fn a_deadline_is_no_failure() {
    let system = System::new();
    let program = create_program(&system);

    program.send(ALICE, Action::Start);
    system.run_next_block();
    system.run_to_block(system.block_height() + 100);

    assert_eq!(report(&system, &program), (0, None));
}

// #region test-rent
#[test]
fn a_job_without_gas_to_wait_is_cleaned_up() {
    // How much the first run burns.
    let burned = {
        let system = System::new();
        let program = create_program(&system);
        let job = program.send(ALICE, Action::Start);
        system.run_next_block().gas_burned[&job]
    };

    let system = System::new();
    let program = create_program(&system);

    // Enough for the signal and for 49 blocks of the 100, with one in reserve.
    let gas = burned + SIGNAL_GAS + 50 * 100;
    program.send_with_gas(ALICE, Action::Start, gas, 0);
    system.run_next_block();
    assert_eq!(report(&system, &program), (1, None));

    system.run_to_block(system.block_height() + 48);
    assert_eq!(report(&system, &program), (0, Some(200)));
}
// #endregion test-rent
