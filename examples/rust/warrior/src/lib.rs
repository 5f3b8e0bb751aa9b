#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;

// #region state
/// How a warrior looks.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Appearance {
    pub name: String,
    /// Red, green, blue.
    pub colour: [u8; 3],
}

pub struct WarriorState {
    owner: ActorId,
    appearance: Appearance,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum WarriorError {
    NotOwner,
}

pub struct Warrior<'a> {
    state: &'a RefCell<WarriorState>,
}

// #region service
#[service]
impl Warrior<'_> {
    /// Changes the look. Only for the owner.
    #[export(unwrap_result)]
    pub fn paint(&mut self, appearance: Appearance) -> Result<(), WarriorError> {
        let mut state = self.state.borrow_mut();
        if state.owner != Syscall::message_source() {
            return Err(WarriorError::NotOwner);
        }
        state.appearance = appearance;
        Ok(())
    }

    /// Whose warrior it is, and how it looks. An arena asks for this.
    #[export]
    pub fn describe(&self) -> (ActorId, Appearance) {
        let state = self.state.borrow();
        (state.owner, state.appearance.clone())
    }
}
// #endregion service

pub struct Program {
    state: RefCell<WarriorState>,
}

#[program]
impl Program {
    /// The creator becomes the owner.
    pub fn create(name: String, colour: [u8; 3]) -> Self {
        let state = RefCell::new(WarriorState {
            owner: Syscall::message_source(),
            appearance: Appearance { name, colour },
        });
        Self { state }
    }

    pub fn warrior(&self) -> Warrior<'_> {
        Warrior { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from warrior.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
