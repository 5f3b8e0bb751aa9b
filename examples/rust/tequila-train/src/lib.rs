#![no_std]

use core::cell::RefCell;
use sails_rs::{
    gstd::{exec, msg},
    prelude::*,
};

mod table;

pub use table::*;

/// Made from tequila-train.idl: the game sends itself a message, the tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

/// Time for a turn, in blocks: a minute to a day.
const TURN_BLOCKS: core::ops::RangeInclusive<u32> = 20..=28_800;
/// Gas of a check, for each player who may turn out to be silent.
const CHECK_GAS: u64 = 5_000_000_000;

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TrainError {
    AlreadyIn,
    /// The track belongs to somebody else, and no train stands on it.
    ClosedTrack,
    Full,
    /// The tile has no end like that of the track.
    DoesNotFit,
    NotAPlayer,
    /// The message must bring gas for the timer.
    NotEnoughGas,
    NotEnoughPlayers,
    NotYourTurn,
    /// The player does not hold this tile.
    NotYourTile,
    Started,
    /// The turn is not over yet.
    TooEarly,
    UnknownTrack,
    WrongBid {
        due: u128,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TrainEvents {
    /// A player has paid and sits at the table.
    Joined { player: ActorId },
    /// A player has got up again before the start, with the bid.
    Left { player: ActorId },
    /// It is this player's turn, until the check of that number.
    Turn { player: ActorId, turn: u32 },
    /// A tile lies on a track.
    Placed {
        player: ActorId,
        tile: Tile,
        track: u32,
    },
    /// A player has passed, and the track is open to all.
    Passed { player: ActorId },
    /// A player's time was over.
    Out { player: ActorId },
    /// The game is over, and a new one can begin.
    Won { player: ActorId, pot: u128 },
}

pub struct Train<'a> {
    state: &'a RefCell<Table>,
}

#[service(events = TrainEvents)]
impl Train<'_> {
    /// Sits down with exactly the bid.
    #[export(unwrap_result)]
    pub fn join(&mut self) -> Result<(), TrainError> {
        let player = Syscall::message_source();
        self.state
            .borrow_mut()
            .join(player, Syscall::message_value())?;
        self.emit_event(TrainEvents::Joined { player }).unwrap();
        Ok(())
    }

    /// Gets up again with the bid, before the game starts.
    #[export(unwrap_result)]
    pub fn leave(&mut self) -> Result<CommandReply<()>, TrainError> {
        let player = Syscall::message_source();
        let bid = self.state.borrow_mut().leave(player)?;
        self.emit_event(TrainEvents::Left { player }).unwrap();
        Ok(CommandReply::new(()).with_value(bid))
    }

    /// Deals the tiles. Any player may, and anybody at a full table.
    #[export(unwrap_result)]
    pub fn start(&mut self) -> Result<(), TrainError> {
        let subject = Syscall::message_id().into_bytes();
        let (random, _) = exec::random(subject).expect("it never fails");
        let seed = u64::from_le_bytes(random[..8].try_into().expect("there are 32"));
        self.state
            .borrow_mut()
            .start(Syscall::message_source(), seed)?;
        self.go_on(None)
    }

    // #region place
    /// Puts a tile on one's own track, or on one with a train.
    #[export(unwrap_result)]
    pub fn place(&mut self, tile: Tile, track: u32) -> Result<(), TrainError> {
        let player = Syscall::message_source();
        let winner = self.state.borrow_mut().place(player, tile, track)?;
        let placed = TrainEvents::Placed {
            player,
            tile,
            track,
        };
        self.emit_event(placed).unwrap();
        self.go_on(winner)
    }
    // #endregion place

    /// Takes a tile if there is one, and sets a train on one's own track.
    #[export(unwrap_result)]
    pub fn pass(&mut self) -> Result<(), TrainError> {
        let player = Syscall::message_source();
        let winner = self.state.borrow_mut().pass(player)?;
        self.emit_event(TrainEvents::Passed { player }).unwrap();
        self.go_on(winner)
    }

    // #region check
    /// Takes out the player who let this turn go by. The program sends this to itself;
    /// if that fails, anybody may.
    #[export(unwrap_result)]
    pub fn check(&mut self, turn: u32) -> Result<(), TrainError> {
        let now = Syscall::block_height();
        let Some((player, winner)) = self.state.borrow_mut().time_out(turn, now)? else {
            return Ok(()); // The player has moved: this check is stale.
        };
        self.emit_event(TrainEvents::Out { player }).unwrap();
        self.go_on(winner)
    }

    /// Pays the winner, or sets the timer for the next turn.
    fn go_on(&mut self, winner: Option<ActorId>) -> Result<(), TrainError> {
        if let Some(player) = winner {
            let pot = self.state.borrow_mut().clear();
            // Without gas of its own the message skips the mailbox.
            msg::send_bytes_with_gas(player, [], 0, pot).expect("the program holds it");
            self.emit_event(TrainEvents::Won { player, pot }).unwrap();
            return Ok(());
        }
        let now = Syscall::block_height();
        let (player, turn, alive) = self.state.borrow_mut().begin_turn(now);
        let delay = self.rules().turn_blocks;
        let me = Syscall::program_id();
        let route = client::TequilaTrainProgram::ROUTE_ID_TRAIN;
        let payload = client::train::io::Check::encode_call(route, turn);
        let sent = if Syscall::message_source() == me {
            // A check goes on with the gas that is left of it.
            msg::send_bytes_delayed(me, payload, 0, delay)
        } else {
            msg::send_bytes_with_gas_delayed(me, payload, CHECK_GAS * alive, 0, delay)
        };
        sent.map_err(|_| TrainError::NotEnoughGas)?;
        self.emit_event(TrainEvents::Turn { player, turn }).unwrap();
        Ok(())
    }
    // #endregion check

    /// What players pay, and how long they have.
    #[export]
    pub fn rules(&self) -> Rules {
        self.state.borrow().rules
    }

    /// Who plays, in which turn, and the tracks.
    #[export]
    pub fn view(&self) -> Option<View> {
        self.state.borrow().view()
    }

    /// The tiles of a player. The chain hides nothing: everybody can read them.
    #[export]
    pub fn hand(&self, player: ActorId) -> Vec<Tile> {
        self.state.borrow().hand(player)
    }
}

pub struct Program {
    train: RefCell<Table>,
}

#[program]
impl Program {
    /// Sets what a player pays, and the blocks of a turn: at least 20, at most 28,800.
    pub fn create(bid: u128, turn_blocks: u32) -> Self {
        let (min, max) = TURN_BLOCKS.into_inner();
        let turn_blocks = turn_blocks.clamp(min, max);
        let train = RefCell::new(Table::new(Rules { bid, turn_blocks }));
        Self { train }
    }

    pub fn train(&self) -> Train<'_> {
        Train { state: &self.train }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
