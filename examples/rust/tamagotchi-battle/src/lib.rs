#![no_std]

use core::cell::RefCell;
use gstd::Reservation;
use sails_rs::{client::Program as _, futures::future, gstd::msg, prelude::*};

mod arena;

pub use arena::*;

/// The client of the pets, made from tamagotchi.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod pets {
    include!(concat!(env!("OUT_DIR"), "/pets.rs"));
}

/// Made from tamagotchi-battle.idl: the fight sends itself a message, the tests theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use pets::{Tamagotchi as _, TamagotchiProgram, pet::Pet as _};

/// Blocks of a round.
pub const ROUND_BLOCKS: u32 = 20;
/// Gas that a check needs.
pub const CHECK_GAS: u64 = 5_000_000_000;
/// What each player sets aside, and for how long: an hour.
const RESERVED_GAS: u64 = 60_000_000_000;
const RESERVED_BLOCKS: u32 = 1_200;
/// Blocks that a pet has for its answer, and gas for handling it.
const WAIT_BLOCKS: u32 = 10;
const REPLY_DEPOSIT: u64 = 5_000_000_000;

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum BattleError {
    AlreadyChosen,
    AlreadyIn,
    /// The pet is not alive.
    Dead,
    Full,
    /// The pet has not answered in time, or is no pet.
    NoAnswer,
    /// The arena waits for a second fighter.
    NoFight,
    NotAFighter,
    NotEnoughGas,
    NotTheProgram,
    NotYourPet,
    /// The round is not over yet.
    TooEarly,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum BattleEvents {
    /// A pet is in the arena.
    Entered { pet: ActorId },
    /// A round begins.
    Round { round: u32 },
    /// A pet was taken out of the arena.
    Left { pet: ActorId },
    /// The fight is over. Without a winner, both have fallen.
    Ended { winner: Option<ActorId> },
}

/// Whose reservation the next check takes, unless the current message pays for it.
type Payer = Option<(ActorId, Reservation)>;

pub struct Battle<'a> {
    state: &'a RefCell<Arena>,
}

#[service(events = BattleEvents)]
impl Battle<'_> {
    // #region enter
    /// Brings a pet into the arena, and sets gas aside for rounds in which its owner
    /// is silent. The second pet starts the fight.
    #[export(unwrap_result)]
    pub async fn enter(&mut self, pet: ActorId) -> Result<(), BattleError> {
        let owner = Syscall::message_source();
        self.state.borrow().admits(pet)?;
        let client = TamagotchiProgram::client(pet).pet();
        let profile = client.profile().with_wait_up_to(WAIT_BLOCKS);
        let condition = client.condition().with_wait_up_to(WAIT_BLOCKS);
        let answers = future::join(
            profile.with_reply_deposit(REPLY_DEPOSIT),
            condition.with_reply_deposit(REPLY_DEPOSIT),
        );
        let (Ok(profile), Ok(condition)) = answers.await else {
            return Err(BattleError::NoAnswer);
        };
        if profile.owner != owner {
            return Err(BattleError::NotYourPet);
        }
        if !condition.alive {
            return Err(BattleError::Dead);
        }
        // Somebody else may have entered meanwhile.
        self.state.borrow().admits(pet)?;

        let gas = Reservation::reserve(RESERVED_GAS, RESERVED_BLOCKS);
        let gas = gas.map_err(|_| BattleError::NotEnoughGas)?;
        let first = self.state.borrow_mut().add(pet, owner, gas);
        self.emit_event(BattleEvents::Entered { pet }).unwrap();
        match first {
            Some(round) => self.begin(round, None),
            None => Ok(()),
        }
    }
    // #endregion enter

    // #region leave
    /// Takes the sender's pet out of the arena. In a fight, the other one wins.
    #[export(unwrap_result)]
    pub fn leave(&mut self) -> Result<(), BattleError> {
        let owner = Syscall::message_source();
        let (pet, winner) = self.state.borrow().leaving(owner)?;
        self.state.borrow_mut().clear();
        self.emit_event(BattleEvents::Left { pet }).unwrap();
        if winner.is_some() {
            self.emit_event(BattleEvents::Ended { winner }).unwrap();
        }
        Ok(())
    }
    // #endregion leave

    /// Says what the sender's pet does in this round. The second choice ends it.
    #[export(unwrap_result)]
    pub fn choose(&mut self, choice: Move) -> Result<(), BattleError> {
        let owner = Syscall::message_source();
        let complete = self.state.borrow_mut().choose(owner, choice)?;
        if complete {
            self.end_round(None)
        } else {
            Ok(())
        }
    }

    // #region check
    /// Only for the program: ends a round that has lasted too long.
    #[export(unwrap_result)]
    pub fn check(&mut self, round: u32, pet: Option<ActorId>) -> Result<(), BattleError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(BattleError::NotTheProgram);
        }
        let payer = {
            let state = &mut *self.state.borrow_mut();
            // This message has used the reservation of that pet's owner.
            if let Some(pet) = pet {
                state.refill(pet, Syscall::gas_available());
            }
            if !state.waits_in(round) {
                return Ok(()); // Both have chosen: this check is stale.
            }
            state.charge(Syscall::block_height())
        };
        self.end_round(payer)
    }
    // #endregion check

    // #region overdue
    /// Ends a round whose check has failed or is late. Anybody may, and pays for the
    /// check of the next round.
    #[export(unwrap_result)]
    pub fn end_overdue(&mut self) -> Result<(), BattleError> {
        self.state.borrow().overdue(Syscall::block_height())?;
        self.end_round(None)
    }
    // #endregion overdue

    /// The round, and who fights.
    #[export]
    pub fn arena(&self) -> (u32, Vec<Fighter>) {
        self.state.borrow().view()
    }

    fn end_round(&mut self, payer: Payer) -> Result<(), BattleError> {
        let (over, winner) = self.state.borrow_mut().resolve();
        if !over {
            let round = self.state.borrow().view().0;
            return self.begin(round, payer);
        }
        if let Some((_, reservation)) = payer {
            let _ = reservation.unreserve();
        }
        self.state.borrow_mut().clear();
        self.emit_event(BattleEvents::Ended { winner }).unwrap();
        Ok(())
    }

    // #region begin
    /// Announces a round, and plans its check: paid by a silent player, or else by
    /// whoever has sent the current message.
    fn begin(&mut self, round: u32, payer: Payer) -> Result<(), BattleError> {
        let (me, delay) = (Syscall::program_id(), ROUND_BLOCKS);
        self.state.borrow_mut().ends_at = Syscall::block_height() + delay;
        let check = |pet| {
            let route = client::TamagotchiBattleProgram::ROUTE_ID_BATTLE;
            client::battle::io::Check::encode_call(route, round, pet)
        };
        let sent = match payer {
            Some((pet, gas)) => {
                let (payload, id) = (check(Some(pet)), gas.id());
                msg::send_bytes_delayed_from_reservation(id, me, payload, 0, delay)
            }
            None => {
                let (payload, gas) = (check(None), CHECK_GAS);
                msg::send_bytes_with_gas_delayed(me, payload, gas, 0, delay)
            }
        };
        sent.map_err(|_| BattleError::NotEnoughGas)?;
        self.emit_event(BattleEvents::Round { round }).unwrap();
        Ok(())
    }
    // #endregion begin
}

#[derive(Default)]
pub struct Program {
    battle: RefCell<Arena>,
}

#[program]
impl Program {
    /// Opens an empty arena.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn battle(&self) -> Battle<'_> {
        Battle {
            state: &self.battle,
        }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
