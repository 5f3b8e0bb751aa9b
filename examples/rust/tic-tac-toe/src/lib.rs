#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::BTreeMap,
    gstd::{exec, msg},
    prelude::*,
};

mod board;
mod sessions;

pub use board::{Board, Cell, Status};
pub use sessions::{Action, Session, SessionError, Sessions};

/// Made from tic-tac-toe.idl: the game sends itself a message, the tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

/// A game is removed so many blocks after its start, finished or not: half an hour.
pub const GAME_BLOCKS: u32 = 600;
/// Gas of the message that removes the game.
const REMOVAL_GAS: u64 = 3_000_000_000;
/// What a start takes beside that: its own run, and the rent for the delay.
const START_GAS: u64 = 2_000_000_000;

// #region state
/// A game of one player against the program.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Grows with every start: a removal of an older game is stale.
    pub number: u32,
    /// From this block on anybody may remove it.
    pub ends_at: u32,
    pub board: Board,
    pub status: Status,
}

/// What the program remembers between messages.
#[derive(Default)]
pub struct GameState {
    matches: BTreeMap<ActorId, Match>,
    started: u32,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameError {
    /// The sender may not act for that user.
    Session(SessionError),
    AlreadyPlaying,
    NotPlaying,
    /// Not one of the nine cells, or taken.
    BadCell,
    NotEnoughGas,
    /// The time of the game is not over.
    TooEarly,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameEvents {
    /// A game has begun.
    Started {
        player: ActorId,
        program_begins: bool,
    },
    /// The player took a cell. The program answers, unless the game is over.
    Moved {
        player: ActorId,
        cell: u8,
        answer: Option<u8>,
    },
    /// The game is over.
    Finished { player: ActorId, status: Status },
    /// The program has forgotten a game.
    Removed { player: ActorId },
}

pub struct Game<'a> {
    state: &'a RefCell<GameState>,
    sessions: &'a RefCell<Sessions>,
}

#[service(events = GameEvents)]
impl Game<'_> {
    // #region start
    /// Starts a game: for the sender, or for a user who has a session with the sender.
    #[export(unwrap_result)]
    pub fn start(&mut self, user: Option<ActorId>) -> Result<Match, GameError> {
        let player = self.player(user, Action::Start)?;
        if exec::gas_available() < START_GAS + REMOVAL_GAS {
            return Err(GameError::NotEnoughGas);
        }
        let program_begins = program_begins();
        let game = {
            let state = &mut *self.state.borrow_mut();
            let last = state.matches.get(&player);
            if last.is_some_and(|game| game.status == Status::Playing) {
                return Err(GameError::AlreadyPlaying);
            }
            state.started += 1;
            let mut game = Match {
                number: state.started,
                ends_at: Syscall::block_height() + GAME_BLOCKS,
                board: Board::default(),
                status: Status::Playing,
            };
            if program_begins {
                game.board.answer();
            }
            state.matches.insert(player, game.clone());
            game
        };
        plan_removal(player, game.number);
        self.emit_event(GameEvents::Started {
            player,
            program_begins,
        })
        .unwrap();
        Ok(game)
    }
    // #endregion start

    // #region turn
    /// Takes a cell, and lets the program answer. Returns the game after that.
    #[export(unwrap_result)]
    pub fn turn(&mut self, cell: u8, user: Option<ActorId>) -> Result<Match, GameError> {
        let player = self.player(user, Action::Turn)?;
        let (game, answer) = {
            let state = &mut *self.state.borrow_mut();
            let game = state.matches.get_mut(&player);
            let game = game.filter(|game| game.status == Status::Playing);
            let game = game.ok_or(GameError::NotPlaying)?;
            game.board.take(cell).ok_or(GameError::BadCell)?;

            game.status = game.board.status();
            let answer = match game.status {
                Status::Playing => game.board.answer(),
                _ => None,
            };
            game.status = game.board.status();
            (game.clone(), answer)
        };
        self.emit_event(GameEvents::Moved {
            player,
            cell,
            answer,
        })
        .unwrap();
        let status = game.status;
        if status != Status::Playing {
            self.emit_event(GameEvents::Finished { player, status })
                .unwrap();
        }
        Ok(game)
    }
    // #endregion turn

    // #region remove
    /// Forgets a game whose time is over. The program sends this to itself. If that fails,
    /// anybody can.
    #[export(unwrap_result)]
    pub fn remove(&mut self, player: ActorId, number: u32) -> Result<(), GameError> {
        {
            let matches = &mut self.state.borrow_mut().matches;
            let game = matches.get(&player).filter(|game| game.number == number);
            // The player has started another one meanwhile: leave it alone.
            let Some(game) = game else { return Ok(()) };
            if Syscall::block_height() < game.ends_at {
                return Err(GameError::TooEarly);
            }
            matches.remove(&player);
        }
        self.emit_event(GameEvents::Removed { player }).unwrap();
        Ok(())
    }
    // #endregion remove

    /// The game of a player, until it is removed.
    #[export]
    pub fn game(&self, player: ActorId) -> Option<Match> {
        self.state.borrow().matches.get(&player).cloned()
    }

    fn player(&self, user: Option<ActorId>, what: Action) -> Result<ActorId, GameError> {
        let sessions = self.sessions.borrow();
        let player = sessions.acting_for(user, what);
        player.map_err(GameError::Session)
    }
}

// #region delayed
/// Who begins. Within an epoch, only the subject makes one answer differ from another.
fn program_begins() -> bool {
    let subject = Syscall::message_id().into_bytes();
    let (random, _known_since) = exec::random(subject).expect("it never fails");
    random[0] % 2 == 1
}

/// Sends the program a message that arrives when the game has lived long enough.
fn plan_removal(player: ActorId, number: u32) {
    let route = client::TicTacToeProgram::ROUTE_ID_GAME;
    let payload = client::game::io::Remove::encode_call(route, player, number);
    let to = exec::program_id();
    msg::send_bytes_with_gas_delayed(to, payload, REMOVAL_GAS, 0, GAME_BLOCKS)
        .expect("there is gas for it");
}
// #endregion delayed

#[derive(Default)]
pub struct Program {
    games: RefCell<GameState>,
    sessions: RefCell<Sessions>,
}

#[program]
impl Program {
    /// Nobody plays yet.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn game(&self) -> Game<'_> {
        Game {
            state: &self.games,
            sessions: &self.sessions,
        }
    }

    pub fn sessions(&self) -> sessions::SessionService<'_> {
        sessions::SessionService::new(&self.sessions)
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
