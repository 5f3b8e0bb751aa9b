#![no_std]

use core::cell::RefCell;
use sails_rs::{gstd::msg, keccak_const::Keccak256, prelude::*};

/// Time for revealing, in blocks: a minute to a day.
const REVEAL_BLOCKS: core::ops::RangeInclusive<u32> = 20..=28_800;

// #region state
/// Each move beats the two that follow it. After Spock comes Rock again.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    Rock,
    Scissors,
    Lizard,
    Paper,
    Spock,
}

/// A player who has committed, and what was revealed.
#[sails_type]
#[derive(Clone, Debug)]
pub struct Entry {
    pub player: ActorId,
    /// Hash of player, move and salt.
    pub commitment: H256,
    pub revealed: Option<Move>,
}

/// What a player has to know before paying.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// What each player pays.
    pub stake: u128,
    /// Blocks for revealing.
    pub reveal_blocks: u32,
}

pub struct GameState {
    rules: Rules,
    /// Nobody, one player who waits, or both.
    entries: Vec<Entry>,
    /// The last block for revealing, once both have committed.
    deadline: Option<u32>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameError {
    AlreadyIn,
    AlreadyRevealed,
    /// The move and the salt do not make the commitment.
    DoesNotMatch,
    NotAPlayer,
    /// Both have committed already.
    Full,
    /// It is too early, or too late, for this command.
    WrongTime,
    WrongStake {
        due: u128,
    },
}

/// How a game ended.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    Won {
        winner: ActorId,
    },
    /// Both got their stake back.
    Draw,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameEvents {
    /// A player is bound to a move that nobody knows.
    Committed { player: ActorId },
    /// Both have committed: reveal until this block.
    Reveal { until: u32 },
    /// A player's move is known.
    Revealed { player: ActorId, shown: Move },
    /// The game is over, and a new one can begin.
    Ended { outcome: End },
}

// #region commitment
/// What a player sends first. The app computes it, and keeps the salt secret.
pub fn commitment(player: ActorId, shown: impl Encode, salt: H256) -> H256 {
    let secret = (player, shown, salt).encode();
    Keccak256::new().update(&secret).finalize().into()
}
// #endregion commitment

impl Move {
    // #region beats
    fn beats(self, other: Self) -> bool {
        matches!((5 + other as u8 - self as u8) % 5, 1 | 2)
    }
    // #endregion beats
}

pub struct Game<'a> {
    state: &'a RefCell<GameState>,
}

#[service(events = GameEvents)]
impl Game<'_> {
    // #region commit
    /// Enters the game with the stake and a hidden move.
    #[export(unwrap_result)]
    pub fn commit(&mut self, commitment: H256) -> Result<(), GameError> {
        let player = Syscall::message_source();
        let deadline = {
            let state = &mut *self.state.borrow_mut();
            let due = state.rules.stake;
            if Syscall::message_value() != due {
                return Err(GameError::WrongStake { due });
            }
            if state.deadline.is_some() {
                return Err(GameError::Full);
            }
            if state.entries.iter().any(|entry| entry.player == player) {
                return Err(GameError::AlreadyIn);
            }
            state.entries.push(Entry {
                player,
                commitment,
                revealed: None,
            });
            if state.entries.len() == 2 {
                state.deadline = Some(Syscall::block_height() + state.rules.reveal_blocks);
            }
            state.deadline
        };
        self.emit_event(GameEvents::Committed { player }).unwrap();
        if let Some(until) = deadline {
            self.emit_event(GameEvents::Reveal { until }).unwrap();
        }
        Ok(())
    }
    // #endregion commit

    /// Takes the stake back, as long as nobody else has come.
    #[export(unwrap_result)]
    pub fn leave(&mut self) -> Result<CommandReply<()>, GameError> {
        let state = &mut *self.state.borrow_mut();
        state.place(Syscall::message_source())?;
        if state.deadline.is_some() {
            return Err(GameError::WrongTime);
        }
        state.entries.clear();
        Ok(CommandReply::new(()).with_value(state.rules.stake))
    }

    // #region reveal
    /// Shows the move. The second to do so ends the game.
    #[export(unwrap_result)]
    pub fn reveal(&mut self, shown: Move, salt: H256) -> Result<Option<End>, GameError> {
        let player = Syscall::message_source();
        let outcome = {
            let state = &mut *self.state.borrow_mut();
            let place = state.place(player)?;
            match state.deadline {
                Some(until) if Syscall::block_height() <= until => (),
                _ => return Err(GameError::WrongTime),
            }
            let entry = &mut state.entries[place];
            if entry.revealed.is_some() {
                return Err(GameError::AlreadyRevealed);
            }
            if commitment(player, shown, salt) != entry.commitment {
                return Err(GameError::DoesNotMatch);
            }
            entry.revealed = Some(shown);
            let all = state.entries.iter().all(|entry| entry.revealed.is_some());
            all.then(|| state.end())
        };
        self.emit_event(GameEvents::Revealed { player, shown })
            .unwrap();
        if let Some(outcome) = outcome.clone() {
            self.emit_event(GameEvents::Ended { outcome }).unwrap();
        }
        Ok(outcome)
    }
    // #endregion reveal

    // #region finish
    /// Ends a game whose time for revealing is over. Anybody may.
    #[export(unwrap_result)]
    pub fn finish(&mut self) -> Result<End, GameError> {
        let outcome = {
            let state = &mut *self.state.borrow_mut();
            match state.deadline {
                Some(until) if Syscall::block_height() > until => state.end(),
                _ => return Err(GameError::WrongTime),
            }
        };
        let ended = GameEvents::Ended {
            outcome: outcome.clone(),
        };
        self.emit_event(ended).unwrap();
        Ok(outcome)
    }
    // #endregion finish

    /// What players pay, and how long they have.
    #[export]
    pub fn rules(&self) -> Rules {
        self.state.borrow().rules.clone()
    }

    /// Who is in the game, and the last block for revealing.
    #[export]
    pub fn entries(&self) -> (Vec<Entry>, Option<u32>) {
        let state = self.state.borrow();
        (state.entries.clone(), state.deadline)
    }
}

impl GameState {
    fn place(&self, player: ActorId) -> Result<usize, GameError> {
        let place = self.entries.iter().position(|entry| entry.player == player);
        place.ok_or(GameError::NotAPlayer)
    }

    // #region end
    /// Pays, and makes room for the next game. Who has not revealed has lost.
    fn end(&mut self) -> End {
        let stake = self.rules.stake;
        self.deadline = None;
        let entries = core::mem::take(&mut self.entries);
        let [a, b] = &entries[..] else {
            unreachable!("a game has two players");
        };
        let winner = match (a.revealed, b.revealed) {
            (Some(x), Some(y)) if x.beats(y) => a.player,
            (Some(x), Some(y)) if y.beats(x) => b.player,
            (Some(_), None) => a.player,
            (None, Some(_)) => b.player,
            _ => {
                pay(a.player, stake);
                pay(b.player, stake);
                return End::Draw;
            }
        };
        pay(winner, 2 * stake);
        End::Won { winner }
    }
    // #endregion end
}

/// Without gas of its own the message skips the mailbox, and the value arrives.
fn pay(player: ActorId, value: u128) {
    msg::send_bytes_with_gas(player, [], 0, value).expect("the program holds the stakes");
}

pub struct Program {
    game: RefCell<GameState>,
}

#[program]
impl Program {
    /// Sets the stake in planck, and the blocks for revealing: at least 20, at most 28,800.
    pub fn create(stake: u128, reveal_blocks: u32) -> Self {
        let (min, max) = REVEAL_BLOCKS.into_inner();
        let rules = Rules {
            stake,
            reveal_blocks: reveal_blocks.clamp(min, max),
        };
        let game = RefCell::new(GameState {
            rules,
            entries: Vec::new(),
            deadline: None,
        });
        Self { game }
    }

    pub fn game(&self) -> Game<'_> {
        Game { state: &self.game }
    }
}

// For tests on the host: the Wasm code, and the client made from the IDL.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
