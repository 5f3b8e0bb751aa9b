// #region types
#![no_std]

use gstd::{MessageId, collections::BTreeMap, exec, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Action {
    /// Opens a job and waits for its result.
    Start,
    /// Delivers the result of a job: among how many the pot is divided.
    Finish { job: MessageId, winners: u64 },
    /// Reads how many jobs are open, and the last signal.
    Report,
}

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub struct Report {
    pub open: u32,
    pub last_signal: Option<u32>,
}
// #endregion types

const POT: u64 = 1_000;

/// How long a job may stay open, in blocks.
const DEADLINE: u32 = 100;

/// Gas for one run of `handle_signal`.
pub const SIGNAL_GAS: u64 = 5_000_000_000;

/// Open jobs by the message that waits, with the result once it is there.
static mut JOBS: BTreeMap<MessageId, Option<u64>> = BTreeMap::new();
static mut LAST_SIGNAL: Option<u32> = None;

fn jobs() -> &'static mut BTreeMap<MessageId, Option<u64>> {
    unsafe { static_mut!(JOBS) }
}

// #region handle
#[unsafe(no_mangle)]
extern "C" fn handle() {
    match msg::load().expect("not an `Action`") {
        Action::Start => start(),
        Action::Finish { job, winners } => {
            let open = jobs().get_mut(&job).expect("no such job");
            *open = Some(winners);
            exec::wake(job).expect("failed to wake the job");
        }
        Action::Report => {
            let report = Report {
                open: jobs().len() as u32,
                last_signal: unsafe { LAST_SIGNAL },
            };
            msg::reply(report, 0).expect("failed to reply");
        }
    }
}
// #endregion handle

// #region start
/// Runs when the message arrives, and again when it is woken.
fn start() {
    match jobs().get(&msg::id()).copied() {
        // First run: note the job, pay for a signal, wait. The state is saved.
        None => {
            exec::system_reserve_gas(SIGNAL_GAS).expect("no gas for a signal");
            jobs().insert(msg::id(), None);
            exec::wait_up_to(DEADLINE);
        }
        // Woken with a result. A panic here undoes this run, not the first one.
        Some(Some(winners)) => {
            let share = POT / winners;
            jobs().remove(&msg::id());
            msg::reply(share, 0).expect("failed to reply");
        }
        // Woken at the deadline.
        Some(None) => {
            jobs().remove(&msg::id());
        }
    }
}
// #endregion start

// #region signal
/// Runs on the reserved gas after a message of this program has failed.
#[unsafe(no_mangle)]
extern "C" fn handle_signal() {
    let failed = msg::signal_from().expect("not a signal");
    let code = msg::signal_code().expect("not a signal");

    jobs().remove(&failed);
    unsafe { LAST_SIGNAL = code.map(|code| code.to_u32()) };
}
// #endregion signal
