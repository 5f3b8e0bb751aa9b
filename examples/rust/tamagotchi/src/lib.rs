#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;

/// A level is full at this many points.
pub const FULL: u32 = 1_200;
/// Points that one act of care brings.
pub const CARE: u32 = 400;

// #region state
/// What a pet needs.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Need {
    Food,
    Play,
    Sleep,
}

/// A level as it was when it changed last. Everything since then is arithmetic.
#[derive(Clone, Copy)]
struct Level {
    points: u32,
    block: u32,
    /// Points that are lost with every block.
    decay: u32,
}

pub struct PetState {
    owner: ActorId,
    name: String,
    /// The block of its birth.
    born: u32,
    /// In the order of `Need`.
    levels: [Level; 3],
}
// #endregion state

/// How the pet is in this block.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    pub food: u32,
    pub play: u32,
    pub sleep: u32,
    pub alive: bool,
}

/// Who the pet is.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    pub owner: ActorId,
    pub name: String,
    /// Blocks since its birth.
    pub age: u32,
}

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum PetError {
    /// All levels have reached zero before.
    Dead,
    NotOwner,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum PetEvents {
    /// The owner has cared for the pet, and the level is now this.
    CaredFor { need: Need, points: u32 },
    /// The pet has a new owner.
    GivenTo { owner: ActorId },
}

impl Level {
    fn full(decay: u32, block: u32) -> Self {
        Self {
            points: FULL,
            block,
            decay,
        }
    }

    // #region decay
    /// What is left in a block. Nothing was written since `self.block`.
    fn at(&self, block: u32) -> u32 {
        let passed = block.saturating_sub(self.block);
        self.points
            .saturating_sub(passed.saturating_mul(self.decay))
    }

    fn add(&mut self, points: u32, block: u32) -> u32 {
        self.points = (self.at(block) + points).min(FULL);
        self.block = block;
        self.points
    }
    // #endregion decay
}

impl PetState {
    fn alive(&self, block: u32) -> bool {
        self.levels.iter().any(|level| level.at(block) > 0)
    }

    fn check(&self) -> Result<(), PetError> {
        if Syscall::message_source() != self.owner {
            return Err(PetError::NotOwner);
        }
        match self.alive(Syscall::block_height()) {
            true => Ok(()),
            false => Err(PetError::Dead),
        }
    }
}

pub struct Pet<'a> {
    state: &'a RefCell<PetState>,
}

#[service(events = PetEvents)]
impl Pet<'_> {
    // #region care
    /// Feeds the pet, plays with it, or puts it to bed. Returns the new level.
    #[export(unwrap_result)]
    pub fn care(&mut self, need: Need) -> Result<u32, PetError> {
        let points = {
            let state = &mut *self.state.borrow_mut();
            state.check()?;
            state.levels[need as usize].add(CARE, Syscall::block_height())
        };
        self.emit_event(PetEvents::CaredFor { need, points })
            .unwrap();
        Ok(points)
    }
    // #endregion care

    /// Gives the pet away.
    #[export(unwrap_result)]
    pub fn give(&mut self, owner: ActorId) -> Result<(), PetError> {
        {
            let state = &mut *self.state.borrow_mut();
            state.check()?;
            state.owner = owner;
        }
        self.emit_event(PetEvents::GivenTo { owner }).unwrap();
        Ok(())
    }

    // #region condition
    /// How the pet is now.
    #[export]
    pub fn condition(&self) -> Condition {
        let (state, block) = (self.state.borrow(), Syscall::block_height());
        let [food, play, sleep] = state.levels.map(|level| level.at(block));
        Condition {
            food,
            play,
            sleep,
            alive: state.alive(block),
        }
    }
    // #endregion condition

    /// Who the pet is.
    #[export]
    pub fn profile(&self) -> Profile {
        let state = self.state.borrow();
        Profile {
            owner: state.owner,
            name: state.name.clone(),
            age: Syscall::block_height() - state.born,
        }
    }
}

pub struct Program {
    pet: RefCell<PetState>,
}

#[program]
impl Program {
    /// Hatches a pet. It belongs to the sender.
    pub fn hatch(name: String) -> Self {
        let born = Syscall::block_height();
        let pet = RefCell::new(PetState {
            owner: Syscall::message_source(),
            name,
            born,
            levels: [1, 2, 2].map(|decay| Level::full(decay, born)),
        });
        Self { pet }
    }

    pub fn pet(&self) -> Pet<'_> {
        Pet { state: &self.pet }
    }
}

// For tests on the host: the Wasm code, and the client made from tamagotchi.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
