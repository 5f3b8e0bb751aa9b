#![no_std]

use core::cell::RefCell;
use gbuiltin_bls381::{ark_bls12_381::Fr, ark_ff::PrimeField};
use sails_rs::{
    collections::BTreeMap,
    gstd::{exec, msg},
    prelude::*,
};

pub mod groth16;

pub use groth16::{Proof, VerifyingKey};

/// Made from zk-battleship.idl: the game sends itself a message, the tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

/// A board has five rows of five cells.
pub const CELLS: u8 = 25;
/// Time for an action, in blocks: a minute to a day.
const TIME_LIMITS: core::ops::RangeInclusive<u32> = 20..=28_800;
/// Gas of the message that ends a player's time.
const EXPIRE_GAS: u64 = 5_000_000_000;

// #region state
/// What the program is told at its creation, and keeps.
#[sails_type]
#[derive(Clone, Debug)]
pub struct Rules {
    /// Where the built-in actor for BLS12-381 is: on chain not the same as in gtest.
    pub bls_actor: ActorId,
    /// For the circuit about boards. Public inputs: commitment, player.
    pub placement: VerifyingKey,
    /// For the circuit about shots. Public inputs: commitment, cell, 1 for a hit.
    pub shot: VerifyingKey,
    /// Cells that the ships of a board take: the placement circuit says it.
    pub fleet: u8,
    /// Blocks that a player has for an action.
    pub time_limit: u32,
}

/// A player, and what is known of the hidden board.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    pub player: ActorId,
    /// Hash of the ships and a secret number. The program never learns more.
    pub commitment: H256,
    /// Bit n is set if there was a shot at cell n.
    pub shots: u32,
    pub hits: u8,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Two, as soon as somebody has joined.
    pub seats: Vec<Seat>,
    /// The seat that has to act.
    pub to_act: u8,
    /// A shot that has to be answered. Without one, the seat shoots.
    pub shot: Option<u8>,
    /// Grows with each action: proofs and deadlines of earlier ones are stale.
    pub turn: u32,
    /// From this block on anybody may end the game for whoever has not acted.
    pub ends_at: u32,
}

pub struct GameState {
    rules: Rules,
    boards: BTreeMap<u32, Board>,
    opened: u32,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameError {
    /// Outside the board, or there was a shot at it.
    BadCell,
    /// The proof does not prove this.
    BadProof,
    /// The message has less gas than the deadline takes.
    NotEnoughGas,
    /// Another player has to act, or something else is to be done.
    NotYourTurn,
    /// The time to act is not over.
    TooEarly,
    /// The game went on, or ended, while the proof was checked.
    TooLate,
    UnknownGame,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameEvents {
    /// A player has proved a board, and waits for another.
    Opened { game: u32, player: ActorId },
    /// The second board is proved. Who opened the game shoots.
    Started { game: u32, players: [ActorId; 2] },
    /// The other player has to answer.
    Shot { game: u32, at: ActorId, cell: u8 },
    /// The answer is proved. The same player shoots now.
    Answered { game: u32, cell: u8, hit: bool },
    /// The game is removed. Without a winner, nobody had joined.
    Finished { game: u32, winner: Option<ActorId> },
}

pub struct Game<'a> {
    state: &'a RefCell<GameState>,
}

#[service(events = GameEvents)]
impl Game<'_> {
    // #region commit
    /// Opens a game with a hidden board. Returns its number.
    #[export(unwrap_result)]
    pub async fn open(&mut self, commitment: H256, proof: Proof) -> Result<u32, GameError> {
        let seat = self.seat(commitment, proof).await?;
        let player = seat.player;
        let game = {
            let state = &mut *self.state.borrow_mut();
            state.opened += 1;
            let board = Board {
                seats: vec![seat],
                to_act: 0,
                shot: None,
                turn: 0,
                ends_at: 0,
            };
            state.boards.insert(state.opened, board);
            state.opened
        };
        self.plan_expire(game, 0)?;
        self.emit_event(GameEvents::Opened { game, player })
            .unwrap();
        Ok(game)
    }

    /// The placement circuit knows the player: nobody can use the proof of another.
    async fn seat(&self, commitment: H256, proof: Proof) -> Result<Seat, GameError> {
        let player = Syscall::message_source();
        let number = groth16::field(commitment).ok_or(GameError::BadProof)?;
        let inputs = [number, Fr::from_le_bytes_mod_order(player.as_ref())];
        let rules = self.state.borrow().rules.clone();
        let valid = groth16::verify(rules.bls_actor, &rules.placement, &inputs, &proof).await;
        match valid {
            Some(true) => Ok(Seat {
                player,
                commitment,
                shots: 0,
                hits: 0,
            }),
            _ => Err(GameError::BadProof),
        }
    }
    // #endregion commit

    /// Joins a game with a hidden board.
    #[export(unwrap_result)]
    pub async fn join(
        &mut self,
        game: u32,
        commitment: H256,
        proof: Proof,
    ) -> Result<(), GameError> {
        let player = Syscall::message_source();
        self.board(game, |board| match board.seats.as_slice() {
            [first] if first.player != player => Ok(()),
            _ => Err(GameError::NotYourTurn),
        })?;
        let seat = self.seat(commitment, proof).await?;
        let (players, turn) = self
            .board(game, |board| {
                let [first] = board.seats.as_slice() else {
                    return Err(GameError::TooLate);
                };
                let players = [first.player, player];
                board.seats.push(seat);
                board.turn += 1;
                Ok((players, board.turn))
            })
            .map_err(|_| GameError::TooLate)?;
        self.plan_expire(game, turn)?;
        self.emit_event(GameEvents::Started { game, players })
            .unwrap();
        Ok(())
    }

    /// Shoots at a cell of the other player.
    #[export(unwrap_result)]
    pub fn shoot(&mut self, game: u32, cell: u8) -> Result<(), GameError> {
        let player = Syscall::message_source();
        let (at, turn) = self.board(game, |board| {
            if board.shot.is_some() || board.seats.len() < 2 || !board.acts(player) {
                return Err(GameError::NotYourTurn);
            }
            let other = 1 - board.to_act;
            let seat = &mut board.seats[other as usize];
            if cell >= CELLS || seat.shots & (1 << cell) != 0 {
                return Err(GameError::BadCell);
            }
            seat.shots |= 1 << cell;
            (board.shot, board.to_act) = (Some(cell), other);
            board.turn += 1;
            Ok((seat.player, board.turn))
        })?;
        self.plan_expire(game, turn)?;
        self.emit_event(GameEvents::Shot { game, at, cell })
            .unwrap();
        Ok(())
    }

    // #region answer
    /// Tells whether the shot has hit, and proves it. Then it is the sender who shoots.
    #[export(unwrap_result)]
    pub async fn answer(&mut self, game: u32, hit: bool, proof: Proof) -> Result<(), GameError> {
        let player = Syscall::message_source();
        let (turn, cell, commitment) = self.board(game, |board| match board.shot {
            Some(cell) if board.acts(player) => {
                let seat = &board.seats[board.to_act as usize];
                Ok((board.turn, cell, seat.commitment))
            }
            _ => Err(GameError::NotYourTurn),
        })?;

        let number = groth16::field(commitment).ok_or(GameError::BadProof)?;
        let inputs = [number, Fr::from(cell), Fr::from(hit)];
        let rules = self.state.borrow().rules.clone();
        let valid = groth16::verify(rules.bls_actor, &rules.shot, &inputs, &proof).await;
        if valid != Some(true) {
            return Err(GameError::BadProof);
        }

        // Other messages ran meanwhile: a second answer perhaps, or the deadline.
        let (turn, loser) = self
            .board(game, |board| {
                if board.turn != turn {
                    return Err(GameError::TooLate);
                }
                let seat = &mut board.seats[board.to_act as usize];
                seat.hits += u8::from(hit);
                let loser = (seat.hits == rules.fleet).then_some(board.to_act);
                board.shot = None;
                board.turn += 1;
                Ok((board.turn, loser))
            })
            .map_err(|_| GameError::TooLate)?;
        if loser.is_none() {
            self.plan_expire(game, turn)?;
        }
        self.emit_event(GameEvents::Answered { game, cell, hit })
            .unwrap();
        if loser.is_some() {
            self.finish(game);
        }
        Ok(())
    }
    // #endregion answer

    // #region expire
    /// Who should have acted by now has lost. The program sends this to itself. If that fails,
    /// anybody can.
    #[export(unwrap_result)]
    pub fn expire(&mut self, game: u32, turn: u32) -> Result<(), GameError> {
        {
            let boards = &self.state.borrow().boards;
            let board = boards.get(&game).filter(|board| board.turn == turn);
            // The game has gone on, or ended: this deadline is stale.
            let Some(board) = board else { return Ok(()) };
            if Syscall::block_height() < board.ends_at {
                return Err(GameError::TooEarly);
            }
        }
        self.finish(game);
        Ok(())
    }

    /// Notes when the time for an action is over, and sends the program a message that
    /// arrives then.
    fn plan_expire(&self, game: u32, turn: u32) -> Result<(), GameError> {
        let route = client::ZkBattleshipProgram::ROUTE_ID_GAME;
        let payload = client::game::io::Expire::encode_call(route, game, turn);
        let delay = self.state.borrow().rules.time_limit;
        if let Some(board) = self.state.borrow_mut().boards.get_mut(&game) {
            board.ends_at = Syscall::block_height() + delay;
        }
        let to = exec::program_id();
        let sent = msg::send_bytes_with_gas_delayed(to, payload, EXPIRE_GAS, 0, delay);
        sent.map(|_| ()).map_err(|_| GameError::NotEnoughGas)
    }

    /// Removes a game. The seat that had to act, or has just lost its fleet, loses.
    fn finish(&mut self, game: u32) {
        let board = self.state.borrow_mut().boards.remove(&game);
        let winner = board.and_then(|board| {
            let winner = board.seats.get(1 - board.to_act as usize)?;
            Some(winner.player)
        });
        self.emit_event(GameEvents::Finished { game, winner })
            .unwrap();
    }
    // #endregion expire

    /// What players agree to. Compare the keys with those that a setup has published.
    #[export]
    pub fn rules(&self) -> Rules {
        self.state.borrow().rules.clone()
    }

    /// What is known of a game, until it ends.
    #[export]
    pub fn board_of(&self, game: u32) -> Option<Board> {
        self.state.borrow().boards.get(&game).cloned()
    }

    fn board<T>(
        &self,
        game: u32,
        change: impl FnOnce(&mut Board) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let mut state = self.state.borrow_mut();
        let board = state.boards.get_mut(&game);
        change(board.ok_or(GameError::UnknownGame)?)
    }
}

impl Board {
    fn acts(&self, player: ActorId) -> bool {
        self.seats[self.to_act as usize].player == player
    }
}

pub struct Program {
    state: RefCell<GameState>,
}

#[program]
impl Program {
    /// Sets the rules for all games. The time limit is at least 20 blocks, at most 28,800.
    pub fn create(mut rules: Rules) -> Self {
        let (min, max) = TIME_LIMITS.into_inner();
        rules.time_limit = rules.time_limit.clamp(min, max);
        let state = RefCell::new(GameState {
            rules,
            boards: BTreeMap::new(),
            opened: 0,
        });
        Self { state }
    }

    pub fn game(&self) -> Game<'_> {
        Game { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
