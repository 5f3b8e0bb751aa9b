#![no_std]

use gstd::{ActorId, collections::BTreeMap, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Action {
    /// Command: creates points. Only for the owner.
    Issue { to: ActorId, points: u64 },
    /// Command: moves points of the sender.
    Transfer { to: ActorId, points: u64 },
    /// Query: replies with the points of a holder.
    PointsOf(ActorId),
}

// #region state
/// What the program remembers between messages.
struct Ledger {
    owner: ActorId,
    points: BTreeMap<ActorId, u64>,
}

static mut LEDGER: Option<Ledger> = None;

fn ledger() -> &'static mut Ledger {
    unsafe { static_mut!(LEDGER) }
        .as_mut()
        .expect("not initialised")
}

#[unsafe(no_mangle)]
extern "C" fn init() {
    let ledger = Ledger {
        owner: msg::source(),
        points: BTreeMap::new(),
    };
    unsafe { LEDGER = Some(ledger) };
}
// #endregion state

// #region handle
#[unsafe(no_mangle)]
extern "C" fn handle() {
    match msg::load().expect("not an `Action`") {
        Action::Issue { to, points } => ledger().issue(to, points),
        Action::Transfer { to, points } => ledger().transfer(to, points),
        Action::PointsOf(holder) => {
            let points = ledger().points_of(holder);
            msg::reply(points, 0).expect("failed to reply");
        }
    }
}
// #endregion handle

// #region commands
impl Ledger {
    fn issue(&mut self, to: ActorId, points: u64) {
        assert_eq!(msg::source(), self.owner, "only the owner issues points");
        self.credit(to, points);
    }

    fn transfer(&mut self, to: ActorId, points: u64) {
        self.credit(to, points);

        // If this panics, the line above has not happened either.
        let left = self.points.get_mut(&msg::source()).expect("no points");
        *left = left.checked_sub(points).expect("not enough points");
    }

    fn credit(&mut self, to: ActorId, points: u64) {
        let sum = self.points.entry(to).or_default();
        *sum = sum.checked_add(points).expect("too many points");
    }

    fn points_of(&self, holder: ActorId) -> u64 {
        self.points.get(&holder).copied().unwrap_or_default()
    }
}
// #endregion commands

// #region state-export
/// Called by the RPC `gear_readState`, never by a message.
#[unsafe(no_mangle)]
extern "C" fn state() {
    let holder: ActorId = msg::load().expect("not an actor id");
    msg::reply(ledger().points_of(holder), 0).expect("failed to reply");
}
// #endregion state-export
