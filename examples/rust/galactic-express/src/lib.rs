#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::BTreeMap,
    gstd::{exec, msg},
    prelude::*,
};

mod flight;

pub use flight::{Plan, fly};

/// Made from galactic-express.idl: the race sends itself a message, tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

pub const MAX_PILOTS: usize = 4;
/// From the end of boarding to the launch: an epoch, which is two hours.
pub const LAUNCH_DELAY: u32 = 2_400;
/// A launch that is later than this, an hour, does not come any more.
pub const GRACE: u32 = 1_200;
/// Gas of the launch, and of the command that plans it.
const LAUNCH_GAS: u64 = 20_000_000_000;
const CLOSE_GAS: u64 = 2_000_000_000;

// #region state
/// A race, from its opening to its launch.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// What everyone has paid.
    pub bid: u128,
    pub pilots: Vec<(ActorId, Plan)>,
    /// The block in which the plans became final.
    pub closed_at: Option<u32>,
}

/// Races by their organisers.
pub type Races = BTreeMap<ActorId, Race>;
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RaceError {
    /// The organiser has a race already, or the pilot is in this one.
    AlreadyIn,
    /// More fuel or cargo than a rocket takes.
    BadPlan,
    /// No more changes: the launch is planned, and not overdue.
    Closed,
    Full,
    /// A bid of nothing, or less than the others have paid.
    LowBid {
        due: u128,
    },
    NotAPilot,
    NotEnoughGas,
    NotEnoughPilots,
    NotTheProgram,
    UnknownRace,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ExpressEvents {
    /// A race with this bid is open.
    Opened { organiser: ActorId, bid: u128 },
    /// A pilot has paid the bid.
    Joined { organiser: ActorId, pilot: ActorId },
    /// A pilot has left, and got the bid back.
    Left { organiser: ActorId, pilot: ActorId },
    /// All bids went back.
    Cancelled { organiser: ActorId },
    /// The plans are final. The launch comes in this block.
    Closed { organiser: ActorId, launch_at: u32 },
    /// The scores of all, and what each of the best got.
    Finished {
        organiser: ActorId,
        scores: Vec<(ActorId, u32)>,
        prize: u128,
    },
}

pub struct Express<'a> {
    races: &'a RefCell<Races>,
}

#[service(events = ExpressEvents)]
impl Express<'_> {
    /// Opens a race. The value is the bid that everyone pays. The organiser flies, too.
    #[export(unwrap_result)]
    pub fn open(&mut self, plan: Plan) -> Result<(), RaceError> {
        let (organiser, bid) = (Syscall::message_source(), Syscall::message_value());
        plan.check()?;
        if bid == 0 {
            return Err(RaceError::LowBid { due: 1 });
        }
        {
            let mut races = self.races.borrow_mut();
            if races.contains_key(&organiser) {
                return Err(RaceError::AlreadyIn);
            }
            let pilots = vec![(organiser, plan)];
            let race = Race {
                bid,
                pilots,
                closed_at: None,
            };
            races.insert(organiser, race);
        }
        self.emit_event(ExpressEvents::Opened { organiser, bid })
            .unwrap();
        Ok(())
    }

    // #region join
    /// Joins a race for its bid. Value beyond that comes back with the reply.
    #[export(unwrap_result)]
    pub fn join(&mut self, organiser: ActorId, plan: Plan) -> Result<CommandReply<()>, RaceError> {
        let pilot = Syscall::message_source();
        plan.check()?;
        let change = self.boarding(organiser, |race| {
            if race.pilots.iter().any(|(id, _)| *id == pilot) {
                return Err(RaceError::AlreadyIn);
            }
            if race.pilots.len() == MAX_PILOTS {
                return Err(RaceError::Full);
            }
            let due = race.bid;
            let change = Syscall::message_value().checked_sub(due);
            let change = change.ok_or(RaceError::LowBid { due })?;
            race.pilots.push((pilot, plan));
            Ok(change)
        })?;
        self.emit_event(ExpressEvents::Joined { organiser, pilot })
            .unwrap();
        Ok(CommandReply::new(()).with_value(change))
    }

    /// Leaves a race that is not closed. The bid comes back with the reply.
    #[export(unwrap_result)]
    pub fn leave(&mut self, organiser: ActorId) -> Result<CommandReply<()>, RaceError> {
        let pilot = Syscall::message_source();
        let bid = self.boarding(organiser, |race| {
            // The organiser comes first, and cancels instead.
            let place = race.pilots.iter().skip(1).position(|(id, _)| *id == pilot);
            race.pilots.remove(1 + place.ok_or(RaceError::NotAPilot)?);
            Ok(race.bid)
        })?;
        self.emit_event(ExpressEvents::Left { organiser, pilot })
            .unwrap();
        Ok(CommandReply::new(()).with_value(bid))
    }
    // #endregion join

    // #region cancel
    /// Gives up the sender's race if it is not closed. Everyone gets the bid back.
    #[export(unwrap_result)]
    pub fn cancel(&mut self) -> Result<(), RaceError> {
        let organiser = Syscall::message_source();
        let race = self.boarding(organiser, |race| Ok(race.clone()))?;
        self.races.borrow_mut().remove(&organiser);
        self.refund(organiser, race);
        Ok(())
    }

    fn refund(&mut self, organiser: ActorId, race: Race) {
        for (pilot, _) in race.pilots {
            pay(pilot, race.bid);
        }
        self.emit_event(ExpressEvents::Cancelled { organiser })
            .unwrap();
    }
    // #endregion cancel

    // #region close
    /// Makes the plans of the sender's race final, and plans the launch.
    #[export(unwrap_result)]
    pub fn close(&mut self) -> Result<u32, RaceError> {
        let organiser = Syscall::message_source();
        if exec::gas_available() < LAUNCH_GAS + CLOSE_GAS {
            return Err(RaceError::NotEnoughGas);
        }
        let now = Syscall::block_height();
        self.boarding(organiser, |race| {
            if race.pilots.len() < 2 {
                return Err(RaceError::NotEnoughPilots);
            }
            race.closed_at = Some(now);
            Ok(())
        })?;

        let route = client::GalacticExpressProgram::ROUTE_ID_EXPRESS;
        let payload = client::express::io::Launch::encode_call(route, organiser);
        let to = exec::program_id();
        msg::send_bytes_with_gas_delayed(to, payload, LAUNCH_GAS, 0, LAUNCH_DELAY)
            .expect("there is gas for it");

        let launch_at = now + LAUNCH_DELAY;
        self.emit_event(ExpressEvents::Closed {
            organiser,
            launch_at,
        })
        .unwrap();
        Ok(launch_at)
    }
    // #endregion close

    // #region launch
    /// From the program to itself: flies the race, and pays the best.
    #[export(unwrap_result)]
    pub fn launch(&mut self, organiser: ActorId) -> Result<(), RaceError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(RaceError::NotTheProgram);
        }
        let race = self.races.borrow_mut().remove(&organiser);
        let race = race.ok_or(RaceError::UnknownRace)?;

        // Plans that were made when the number was known already would be no gamble.
        let (_, known_since) = exec::random([0; 32]).expect("it never fails");
        if race
            .closed_at
            .is_none_or(|closed_at| known_since <= closed_at)
        {
            self.refund(organiser, race);
            return Ok(());
        }

        let scores = fly(&race.pilots, roll);
        let best = scores.iter().map(|(_, score)| *score).max();
        let best = scores.iter().filter(|(_, score)| Some(*score) == best);
        let winners = Vec::from_iter(best.map(|(pilot, _)| *pilot));

        let pot = race.bid * race.pilots.len() as u128;
        let prize = pot / winners.len() as u128;
        for winner in winners {
            pay(winner, prize);
        }
        let finished = ExpressEvents::Finished {
            organiser,
            scores,
            prize,
        };
        self.emit_event(finished).unwrap();
        Ok(())
    }
    // #endregion launch

    /// The race of an organiser, until its end.
    #[export]
    pub fn race(&self, organiser: ActorId) -> Option<Race> {
        self.races.borrow().get(&organiser).cloned()
    }

    // #region boarding
    /// Works on a race whose plans are not final: not yet, or not any more.
    fn boarding<T>(
        &self,
        organiser: ActorId,
        work: impl FnOnce(&mut Race) -> Result<T, RaceError>,
    ) -> Result<T, RaceError> {
        let mut races = self.races.borrow_mut();
        let race = races.get_mut(&organiser).ok_or(RaceError::UnknownRace)?;
        // A launch that has failed opens the race again: everyone can leave.
        let overdue = |closed: &mut u32| Syscall::block_height() > *closed + LAUNCH_DELAY + GRACE;
        race.closed_at.take_if(overdue);
        match race.closed_at {
            Some(_) => Err(RaceError::Closed),
            None => work(race),
        }
    }
    // #endregion boarding
}

// #region random
/// A number below `sides`. Each draw of a run has a subject of its own.
fn roll(draw: u8, sides: u32) -> u32 {
    let mut subject = Syscall::message_id().into_bytes();
    subject[0] = subject[0].wrapping_add(draw);
    let (random, _) = exec::random(subject).expect("it never fails");
    // Four bytes, not one: 256 numbers do not spread evenly over 100 sides.
    let [a, b, c, d, ..] = random;
    u32::from_le_bytes([a, b, c, d]) % sides
}

/// Sends value and nothing else: with gas 0 it arrives at once, without a mailbox.
fn pay(to: ActorId, value: u128) {
    msg::send_bytes_with_gas(to, b"", 0, value).expect("the program has the value");
}
// #endregion random

#[derive(Default)]
pub struct Program {
    races: RefCell<Races>,
}

#[program]
impl Program {
    /// No races yet.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn express(&self) -> Express<'_> {
        Express { races: &self.races }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
