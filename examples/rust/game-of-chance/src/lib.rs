#![no_std]

use core::cell::RefCell;
use sails_rs::{
    client::Program as _,
    collections::{BTreeMap, BTreeSet},
    gstd::{exec, msg},
    prelude::*,
};

// #region own
/// The client of this very program: it encodes the messages that the game sends itself.
#[allow(dead_code, unused_imports)]
mod own {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use own::{GameOfChance as _, GameOfChanceProgram, game::Game as _};
// #endregion own

/// Gas of a draw, taken from whoever starts the round.
const DRAW_GAS: u64 = 10_000_000_000;
/// A draw has to look through all players.
pub const MAX_PLAYERS: usize = 1_000;
/// A day, in blocks.
const MAX_BLOCKS: u32 = 28_800;
/// A draw that is later than this, an hour, does not come any more.
pub const GRACE: u32 = 1_200;

// #region state
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub number: u32,
    /// Planck that each player pays.
    pub stake: u128,
    /// Last block in which players may enter.
    pub until: u32,
    pub players: u32,
}

pub struct GameState {
    admin: ActorId,
    /// Rounds that were started.
    rounds: u32,
    round: Option<Round>,
    players: BTreeSet<ActorId>,
    /// Prizes and stakes that wait to be collected.
    prizes: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameError {
    AlreadyEntered,
    BadRound,
    Full,
    NoPrize,
    NotAllowed,
    NotNow,
    WrongStake { stake: u128 },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameEvents {
    /// Players may enter.
    Started {
        number: u32,
        stake: u128,
        until: u32,
    },
    /// A player has paid.
    Entered { number: u32, player: ActorId },
    /// The round is over. Without players there is no winner.
    Drawn {
        number: u32,
        winner: Option<ActorId>,
        prize: u128,
    },
    /// The draw has not come. Every player can collect the stake.
    Cancelled { number: u32 },
}

pub struct Game<'a> {
    state: &'a RefCell<GameState>,
}

#[service(events = GameEvents)]
impl Game<'_> {
    // #region start
    /// Opens a round for so many blocks, and sends the draw ahead. Only the admin may.
    #[export(unwrap_result)]
    pub fn start(&mut self, stake: u128, blocks: u32) -> Result<u32, GameError> {
        let (number, until) = {
            let state = &mut *self.state.borrow_mut();
            if state.admin != Syscall::message_source() {
                return Err(GameError::NotAllowed);
            }
            if state.round.is_some() {
                return Err(GameError::NotNow);
            }
            if stake == 0 || !(1..=MAX_BLOCKS).contains(&blocks) {
                return Err(GameError::BadRound);
            }
            state.rounds += 1;
            let (number, until) = (state.rounds, Syscall::block_height() + blocks);
            state.round = Some(Round {
                number,
                stake,
                until,
                players: 0,
            });
            (number, until)
        };
        // The round as an argument: a draw that comes late does not end the next round.
        let me = Syscall::program_id();
        let draw = GameOfChanceProgram::client(me).game().draw(number);
        msg::send_bytes_with_gas_delayed(me, draw.encode_call(), DRAW_GAS, 0, blocks + 1)
            .expect("the message has gas for the draw");
        self.emit_event(GameEvents::Started {
            number,
            stake,
            until,
        })
        .unwrap();
        Ok(number)
    }
    // #endregion start

    // #region enter
    /// Enters the round with exactly the stake.
    #[export(unwrap_result)]
    pub fn enter(&mut self) -> Result<u32, GameError> {
        let (player, value) = (Syscall::message_source(), Syscall::message_value());
        let number = {
            let state = &mut *self.state.borrow_mut();
            let round = state.round.as_mut().ok_or(GameError::NotNow)?;
            if Syscall::block_height() > round.until {
                return Err(GameError::NotNow);
            }
            if value != round.stake {
                let stake = round.stake;
                return Err(GameError::WrongStake { stake });
            }
            if state.players.len() >= MAX_PLAYERS {
                return Err(GameError::Full);
            }
            if !state.players.insert(player) {
                return Err(GameError::AlreadyEntered);
            }
            round.players += 1;
            round.number
        };
        self.emit_event(GameEvents::Entered { number, player })
            .unwrap();
        Ok(number)
    }
    // #endregion enter

    // #region draw
    /// From the program to itself: draws the winner.
    #[export(unwrap_result)]
    pub fn draw(&mut self, number: u32) -> Result<Option<ActorId>, GameError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(GameError::NotAllowed);
        }
        let (winner, prize) = {
            let state = &mut *self.state.borrow_mut();
            let height = Syscall::block_height();
            let over = |round: &mut Round| round.number == number && height > round.until;
            let round = state.round.take_if(over);
            let round = round.ok_or(GameError::NotNow)?;
            let players = core::mem::take(&mut state.players);
            let winner = pick(&players);
            let prize = round.stake.saturating_mul(round.players.into());
            if let Some(winner) = winner {
                *state.prizes.entry(winner).or_default() += prize;
            }
            (winner, prize)
        };
        self.emit_event(GameEvents::Drawn {
            number,
            winner,
            prize,
        })
        .unwrap();
        Ok(winner)
    }
    // #endregion draw

    // #region cancel
    /// Gives up a round whose draw is overdue. Anybody may.
    #[export(unwrap_result)]
    pub fn cancel(&mut self) -> Result<u32, GameError> {
        let number = {
            let state = &mut *self.state.borrow_mut();
            let overdue = |round: &mut Round| Syscall::block_height() > round.until + GRACE;
            let round = state.round.take_if(overdue).ok_or(GameError::NotNow)?;
            for player in core::mem::take(&mut state.players) {
                *state.prizes.entry(player).or_default() += round.stake;
            }
            round.number
        };
        self.emit_event(GameEvents::Cancelled { number }).unwrap();
        Ok(number)
    }
    // #endregion cancel

    /// Pays what the sender has won or gets back, with the reply.
    #[export(unwrap_result)]
    pub fn collect(&mut self) -> Result<CommandReply<u128>, GameError> {
        let source = Syscall::message_source();
        let prize = self.state.borrow_mut().prizes.remove(&source);
        let prize = prize.ok_or(GameError::NoPrize)?;
        Ok(CommandReply::new(prize).with_value(prize))
    }

    /// The round that runs.
    #[export]
    pub fn round(&self) -> Option<Round> {
        self.state.borrow().round.clone()
    }

    /// What an account can collect.
    #[export]
    pub fn prize(&self, account: ActorId) -> u128 {
        let state = self.state.borrow();
        state.prizes.get(&account).copied().unwrap_or_default()
    }
}

// #region pick
/// Picks one of the players. The seed is the network's randomness of an earlier epoch,
/// mixed with the id of this message.
fn pick(players: &BTreeSet<ActorId>) -> Option<ActorId> {
    let subject = Syscall::message_id().into_bytes();
    let (seed, _) = exec::random(subject).expect("the runtime gives a seed");
    let place = U256::from_little_endian(&seed).checked_rem(players.len().into())?;
    players.iter().nth(place.as_usize()).copied()
}
// #endregion pick

pub struct Program {
    state: RefCell<GameState>,
}

#[program]
impl Program {
    /// The creator becomes the admin.
    pub fn create() -> Self {
        let state = RefCell::new(GameState {
            admin: Syscall::message_source(),
            rounds: 0,
            round: None,
            players: BTreeSet::new(),
            prizes: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn game(&self) -> Game<'_> {
        Game { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from game-of-chance.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
