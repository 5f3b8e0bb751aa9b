// #region types
#![no_std]

use gstd::{ActorId, exec, msg, prelude::*};

/// What the program accepts.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Action {
    /// From the owner: remind me so many times, every so many blocks.
    Start { times: u32, every: u32 },
    /// From the owner: no more reminders.
    Stop,
    /// From the program to itself: the next reminder of this round is due.
    Tick { round: u32 },
}

/// What the program tells its owner.
#[derive(Clone, Debug, PartialEq, Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Notice {
    Reminder { left: u32 },
    OutOfGas { left: u32 },
}
// #endregion types

// #region state
/// With less gas than this, the loop ends instead of failing half-way.
pub const MIN_GAS: u64 = 2_000_000_000;
/// The longest delay, in blocks: its rent is small beside `MIN_GAS`.
const DAY: u32 = 28_800;

static mut REMINDER: Reminder = Reminder {
    owner: ActorId::zero(),
    round: 0,
    left: 0,
    every: 0,
};

struct Reminder {
    owner: ActorId,
    /// Grows with every start and stop: ticks of an earlier round are stale.
    round: u32,
    left: u32,
    every: u32,
}

#[unsafe(no_mangle)]
extern "C" fn init() {
    unsafe { static_mut!(REMINDER) }.owner = msg::source();
}
// #endregion state

// #region handle
#[unsafe(no_mangle)]
extern "C" fn handle() {
    let reminder = unsafe { static_mut!(REMINDER) };
    match msg::load().expect("the payload is an Action") {
        Action::Tick { round } => {
            assert_eq!(msg::source(), exec::program_id(), "only the program ticks");
            if round == reminder.round {
                reminder.tick();
            }
        }
        Action::Start { times, every } => reminder.start(times, every),
        Action::Stop => reminder.start(0, 0),
    }
}
// #endregion handle

impl Reminder {
    // #region loop
    /// Begins a new round, which makes the ticks of the last one stale.
    fn start(&mut self, times: u32, every: u32) {
        assert_eq!(msg::source(), self.owner, "only the owner plans reminders");
        assert!(
            times == 0 || (1..=DAY).contains(&every),
            "a delay is one block to a day"
        );
        self.round += 1;
        self.left = times;
        self.every = every;
        self.schedule();
    }

    /// Reminds the owner, and goes on until nothing is left.
    fn tick(&mut self) {
        self.left -= 1;
        self.notify(Notice::Reminder { left: self.left });
        self.schedule();
    }

    /// Sends the next tick to the program itself, `every` blocks from now.
    fn schedule(&self) {
        let (left, round) = (self.left, self.round);
        if left == 0 {
            return;
        }
        if exec::gas_available() < MIN_GAS {
            return self.notify(Notice::OutOfGas { left });
        }
        let tick = Action::Tick { round };
        msg::send_delayed(exec::program_id(), tick, 0, self.every)
            .expect("there is gas for the delay");
    }
    // #endregion loop

    // #region notify
    /// Without gas of its own the notice is an event: it skips the mailbox.
    fn notify(&self, notice: Notice) {
        msg::send_with_gas(self.owner, notice, 0, 0).expect("the notice is sent");
    }
    // #endregion notify
}
