#![no_std]

use core::cell::RefCell;
use sails_rs::{
    client::Program as _,
    collections::BTreeMap,
    futures::future,
    gstd::{exec, msg},
    prelude::*,
};

mod race;

pub use race::{Car, Race, Stage};

// #region client
/// Made from car.idl: how to ask a car, whoever wrote it.
pub mod car {
    include!(concat!(env!("OUT_DIR"), "/car.rs"));
}

/// Made from racing-cars.idl: a race sends itself a message, tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use car::{
    Car as _, CarProgram,
    driver::{Choice, Driver as _},
};
// #endregion client

/// A race is removed so many blocks after its start, finished or not: half an hour.
pub const RACE_BLOCKS: u32 = 600;
/// Rivals that have not answered by then lose the round.
pub const ANSWER_BLOCKS: u32 = 5;
/// Gas for the answer of a rival: gstd sets 10,000,000,000 aside in an async program.
const ANSWER_GAS: u64 = 20_000_000_000;
/// Gas for handling the answer.
const REPLY_DEPOSIT: u64 = 2_000_000_000;
/// Gas of the message that removes a race.
const REMOVAL_GAS: u64 = 3_000_000_000;
/// What the program burns itself in a command.
const OWN_GAS: u64 = 5_000_000_000;

// #region state
/// What the program remembers between messages.
pub struct RacingState {
    /// The programs that everyone races against.
    rivals: [ActorId; 2],
    /// Races by players.
    races: BTreeMap<ActorId, Race>,
    started: u32,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RacingError {
    AlreadyRacing,
    NotEnoughGas,
    /// The race is over, or the rivals have not answered yet.
    NotYourTurn,
    /// The time of the race is not over.
    TooEarly,
    UnknownRace,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RacingEvents {
    /// A race has begun.
    Started { player: ActorId },
    /// What the three cars did, and where they are. `None` is a car without an answer.
    Driven {
        player: ActorId,
        choices: Vec<Option<Choice>>,
        positions: Vec<u32>,
    },
    /// The places of the cars that have won.
    Finished { player: ActorId, winners: Vec<u32> },
    /// The program has forgotten a race.
    Removed { player: ActorId },
}

pub struct Racing<'a> {
    state: &'a RefCell<RacingState>,
}

#[service(events = RacingEvents)]
impl Racing<'_> {
    // #region start
    /// Starts a race of the sender against the rivals.
    #[export(unwrap_result)]
    pub fn start(&mut self) -> Result<(), RacingError> {
        let player = Syscall::message_source();
        if exec::gas_available() < REMOVAL_GAS + OWN_GAS {
            return Err(RacingError::NotEnoughGas);
        }
        let number = {
            let state = &mut *self.state.borrow_mut();
            let last = state.races.get(&player).map(|race| race.stage);
            if last.is_some_and(|stage| stage != Stage::Over) {
                return Err(RacingError::AlreadyRacing);
            }
            state.started += 1;
            let [first, second] = state.rivals;
            let ends_at = Syscall::block_height() + RACE_BLOCKS;
            let race = Race::new(state.started, ends_at, [player, first, second]);
            state.races.insert(player, race);
            state.started
        };

        let route = client::RacingCarsProgram::ROUTE_ID_RACING;
        let payload = client::racing::io::Remove::encode_call(route, player, number);
        let to = exec::program_id();
        msg::send_bytes_with_gas_delayed(to, payload, REMOVAL_GAS, 0, RACE_BLOCKS)
            .expect("there is gas for it");
        self.emit_event(RacingEvents::Started { player }).unwrap();
        Ok(())
    }
    // #endregion start

    // #region drive
    /// Drives one round. The rivals choose, too, and then all cars move.
    #[export(unwrap_result)]
    pub async fn drive(&mut self, choice: Choice) -> Result<Stage, RacingError> {
        let player = Syscall::message_source();
        if exec::gas_available() < 2 * (ANSWER_GAS + REPLY_DEPOSIT) + OWN_GAS {
            return Err(RacingError::NotEnoughGas);
        }
        let (number, speeds) = self.begin_round(player)?;

        let [first, second] = self.state.borrow().rivals;
        // Both at once: the round takes as long as the slower answer.
        let first = ask(first, 1, speeds.clone());
        let (first, second) = future::join(first, ask(second, 2, speeds)).await;
        let choices = vec![Some(choice), first, second];

        let (stage, positions, winners) = {
            let state = &mut *self.state.borrow_mut();
            // The answers took time: is it still this race?
            let race = state.races.get_mut(&player);
            let race = race.filter(|race| race.number == number);
            let race = race.ok_or(RacingError::UnknownRace)?;
            race.advance(&choices);
            (race.stage, race.positions(), race.winners())
        };
        let driven = RacingEvents::Driven {
            player,
            choices,
            positions,
        };
        self.emit_event(driven).unwrap();
        if stage == Stage::Over {
            self.emit_event(RacingEvents::Finished { player, winners })
                .unwrap();
        }
        Ok(stage)
    }

    /// Keeps other rounds out until this one has ended.
    fn begin_round(&self, player: ActorId) -> Result<(u32, Vec<u32>), RacingError> {
        let state = &mut *self.state.borrow_mut();
        let race = state.races.get_mut(&player);
        let race = race.ok_or(RacingError::UnknownRace)?;
        if race.stage != Stage::YourTurn {
            return Err(RacingError::NotYourTurn);
        }
        race.stage = Stage::Asking;
        Ok((race.number, race.speeds()))
    }
    // #endregion drive

    // #region remove
    /// Forgets a race whose time is over, whatever its stage. The program sends this to itself.
    /// If that fails, anybody can.
    #[export(unwrap_result)]
    pub fn remove(&mut self, player: ActorId, number: u32) -> Result<(), RacingError> {
        {
            let races = &mut self.state.borrow_mut().races;
            let race = races.get(&player).filter(|race| race.number == number);
            // The player has started another one meanwhile: leave it alone.
            let Some(race) = race else { return Ok(()) };
            if Syscall::block_height() < race.ends_at {
                return Err(RacingError::TooEarly);
            }
            races.remove(&player);
        }
        self.emit_event(RacingEvents::Removed { player }).unwrap();
        Ok(())
    }
    // #endregion remove

    /// The race of a player, until it is removed.
    #[export]
    pub fn race(&self, player: ActorId) -> Option<Race> {
        self.state.borrow().races.get(&player).cloned()
    }
}

// #region ask
/// Asks a rival. Whatever goes wrong is the same as no answer.
async fn ask(rival: ActorId, place: u32, speeds: Vec<u32>) -> Option<Choice> {
    CarProgram::client(rival)
        .driver()
        .drive(place, speeds)
        .with_gas_limit(ANSWER_GAS)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(ANSWER_BLOCKS)
        .await
        .ok()
}
// #endregion ask

pub struct Program {
    state: RefCell<RacingState>,
}

#[program]
impl Program {
    /// Sets the two programs that everyone races against.
    pub fn create(rivals: [ActorId; 2]) -> Self {
        let state = RefCell::new(RacingState {
            rivals,
            races: BTreeMap::new(),
            started: 0,
        });
        Self { state }
    }

    pub fn racing(&self) -> Racing<'_> {
        Racing { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
