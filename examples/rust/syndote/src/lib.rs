#![no_std]

use core::cell::RefCell;
use gstd::Reservation;
use sails_rs::{
    client::Program as _,
    gstd::{exec, msg},
    prelude::*,
};

mod game;

pub use game::{Cell, Game, Player, Stage, Visit};

// #region client
/// Made from tycoon.idl: how to ask a player, whoever wrote it.
pub mod tycoon {
    include!(concat!(env!("OUT_DIR"), "/tycoon.rs"));
}

/// Made from syndote.idl: the game sends itself a message, tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use tycoon::{Tycoon as _, TycoonProgram, player::Player as _};
// #endregion client

/// Gas of one part of the game, and how long it is kept.
pub const PART_GAS: u64 = 100_000_000_000;
const KEEP_BLOCKS: u32 = 28_800;
/// More parts than the longest game has. A program holds 257 reservations in all.
const MAX_PARTS: usize = 16;
/// With less gas than this, a turn is left to the next part.
const TURN_GAS: u64 = 12_000_000_000;
/// For the question to a player.
const ASK_GAS: u64 = 5_000_000_000;
const REPLY_DEPOSIT: u64 = 2_000_000_000;
const REPLY_BLOCKS: u32 = 5;
/// A game without a turn for so long has stalled, and can be taken up again.
const STALL_BLOCKS: u32 = 50;

// #region state
/// What the program remembers between messages.
pub struct SyndoteState {
    owner: ActorId,
    game: Game,
    /// Grows with every part. Only the newest one may go on.
    part: u32,
    /// The block of the last turn.
    last_turn: u32,
    /// Gas for the parts to come.
    gas: Vec<Reservation>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SyndoteError {
    AlreadyIn,
    /// There is gas for the whole game already.
    Full,
    NotEnoughGas,
    NotEnoughPlayers,
    /// Neither the owner nor the program itself.
    NotOwner,
    /// The game has begun, runs, or is over.
    WrongStage,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SyndoteEvents {
    /// A program plays.
    Joined { player: ActorId },
    /// A player came to a cell, and has so much money after that.
    Moved {
        turn: u32,
        player: u32,
        cell: u32,
        balance: u32,
    },
    /// The gas of a part is used up. So many are left after the next one.
    Continued { left: u32 },
    /// There is no gas for another part.
    Paused { turn: u32 },
    /// The game is over.
    Finished { winner: ActorId },
}

pub struct Syndote<'a> {
    state: &'a RefCell<SyndoteState>,
}

#[service(events = SyndoteEvents)]
impl Syndote<'_> {
    /// Adds a player, which is a program, before the game begins. Only for the owner.
    #[export(unwrap_result)]
    pub fn join(&mut self, player: ActorId) -> Result<(), SyndoteError> {
        {
            let state = &mut *self.state.borrow_mut();
            if state.owner != Syscall::message_source() {
                return Err(SyndoteError::NotOwner);
            }
            state.game.join(player)?;
        }
        self.emit_event(SyndoteEvents::Joined { player }).unwrap();
        Ok(())
    }

    // #region reserve
    /// Sets gas of the sender aside for one part of the game. Returns how many there are.
    #[export(unwrap_result)]
    pub fn reserve(&mut self) -> Result<u32, SyndoteError> {
        let state = &mut *self.state.borrow_mut();
        if state.game.stage == Stage::Over {
            return Err(SyndoteError::WrongStage);
        }
        // One that has expired counts no more: its gas is back with whoever paid.
        state.gas.retain(is_valid);
        if state.gas.len() == MAX_PARTS {
            return Err(SyndoteError::Full);
        }
        let gas = Reservation::reserve(PART_GAS, KEEP_BLOCKS);
        state.gas.push(gas.map_err(|_| SyndoteError::NotEnoughGas)?);
        Ok(state.gas.len() as u32)
    }
    // #endregion reserve

    // #region play
    /// Plays until the game is over or the gas is used up, and then goes on by itself.
    #[export(unwrap_result)]
    pub async fn play(&mut self) -> Result<Stage, SyndoteError> {
        let part = self.begin_part()?;
        loop {
            let winner = self.state.borrow().game.winner();
            if let Some(winner) = winner {
                self.finish(winner);
                return Ok(Stage::Over);
            }
            if exec::gas_available() < TURN_GAS {
                return Ok(self.hand_over());
            }

            let visit = self.state.borrow_mut().game.roll(roll);
            let answer = match visit.offer {
                Some(price) => Some(ask(&visit, price).await),
                None => None,
            };

            // Somebody has taken the game up again during a long wait.
            if self.state.borrow().part != part {
                return Ok(Stage::Running);
            }
            self.end_turn(visit, answer);
        }
    }
    // #endregion play

    /// Players, cells, and how far the game is.
    #[export]
    pub fn game(&self) -> Game {
        self.state.borrow().game.clone()
    }

    /// For how many parts there is gas.
    #[export]
    pub fn parts_paid(&self) -> u32 {
        self.state.borrow().parts_paid()
    }

    // #region begin
    /// Lets the owner begin and go on, and the program itself continue.
    fn begin_part(&mut self) -> Result<u32, SyndoteError> {
        let state = &mut *self.state.borrow_mut();
        let (sender, now) = (Syscall::message_source(), Syscall::block_height());
        let stalled = now > state.last_turn + STALL_BLOCKS;
        match state.game.stage {
            Stage::Running if sender == Syscall::program_id() => {}
            _ if sender != state.owner => return Err(SyndoteError::NotOwner),
            Stage::Open if state.game.players.len() < 2 => {
                return Err(SyndoteError::NotEnoughPlayers);
            }
            Stage::Open | Stage::Paused => {}
            Stage::Running if stalled => {}
            Stage::Running | Stage::Over => return Err(SyndoteError::WrongStage),
        }
        state.game.stage = Stage::Running;
        state.last_turn = now;
        state.part += 1;
        Ok(state.part)
    }
    // #endregion begin

    // #region hand-over
    /// Leaves the rest to a message that the next reservation pays for, a block later.
    fn hand_over(&mut self) -> Stage {
        let route = client::SyndoteProgram::ROUTE_ID_SYNDOTE;
        let payload = client::syndote::io::Play::encode_call(route);
        let to = exec::program_id();
        loop {
            let next = self.state.borrow_mut().gas.pop();
            let Some(gas) = next else { return self.pause() };
            // One that has expired is skipped: its gas is back with whoever paid.
            let id = gas.id();
            let sent = msg::send_bytes_delayed_from_reservation(id, to, &payload, 0, 1);
            if sent.is_ok() {
                let left = self.state.borrow().parts_paid();
                self.emit_event(SyndoteEvents::Continued { left }).unwrap();
                return Stage::Running;
            }
        }
    }

    fn pause(&mut self) -> Stage {
        let turn = {
            let game = &mut self.state.borrow_mut().game;
            game.stage = Stage::Paused;
            game.turn
        };
        self.emit_event(SyndoteEvents::Paused { turn }).unwrap();
        Stage::Paused
    }
    // #endregion hand-over

    fn end_turn(&mut self, visit: Visit, answer: Option<Option<bool>>) {
        let moved = {
            let state = &mut *self.state.borrow_mut();
            state.last_turn = Syscall::block_height();
            state.game.settle(&visit, answer);
            SyndoteEvents::Moved {
                turn: state.game.turn,
                player: visit.player,
                cell: visit.cell,
                balance: state.game.players[visit.player as usize].balance,
            }
        };
        self.emit_event(moved).unwrap();
    }

    fn finish(&mut self, winner: ActorId) {
        let rest = {
            let state = &mut *self.state.borrow_mut();
            state.game.stage = Stage::Over;
            core::mem::take(&mut state.gas)
        };
        for gas in rest {
            // An error means that it has expired: then it is free already.
            let _ = gas.unreserve();
        }
        self.emit_event(SyndoteEvents::Finished { winner }).unwrap();
    }
}

impl SyndoteState {
    fn parts_paid(&self) -> u32 {
        self.gas.iter().filter(|gas| is_valid(gas)).count() as u32
    }
}

/// Whether a reservation has not expired.
fn is_valid(gas: &Reservation) -> bool {
    gas.valid_until() > Syscall::block_height()
}

// #region ask
/// Asks a player. `None` is one that fails or does not answer.
async fn ask(visit: &Visit, price: u32) -> Option<bool> {
    TycoonProgram::client(visit.program)
        .player()
        .buys(visit.cell, price, visit.balance)
        .with_gas_limit(ASK_GAS)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(REPLY_BLOCKS)
        .await
        .ok()
}
// #endregion ask

/// Two dice for a turn.
fn roll(turn: u32) -> u32 {
    let mut subject = Syscall::message_id().into_bytes();
    subject[..4].copy_from_slice(&turn.to_le_bytes());
    let (random, _) = exec::random(subject).expect("it never fails");
    let die = |at: usize| 1 + (u32::from(random[at]) << 8 | u32::from(random[at + 1])) % 6;
    die(0) + die(2)
}

pub struct Program {
    state: RefCell<SyndoteState>,
}

#[program]
impl Program {
    /// Opens a game. The creator becomes its owner.
    pub fn create() -> Self {
        let state = RefCell::new(SyndoteState {
            owner: Syscall::message_source(),
            game: Game::new(),
            part: 0,
            last_turn: 0,
            gas: vec![],
        });
        Self { state }
    }

    pub fn syndote(&self) -> Syndote<'_> {
        Syndote { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
