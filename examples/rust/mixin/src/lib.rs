#![no_std]

use core::cell::RefCell;
use sails_rs::{gstd::services::Service as _, prelude::*};

// #region base
/// A base service. It knows nothing of the services that extend it.
pub struct Ownable<'a> {
    owner: &'a RefCell<ActorId>,
}

impl<'a> Ownable<'a> {
    pub fn new(owner: &'a RefCell<ActorId>) -> Self {
        Self { owner }
    }

    pub fn check(&self) -> Result<(), OwnableError> {
        match *self.owner.borrow() == Syscall::message_source() {
            true => Ok(()),
            false => Err(OwnableError::NotOwner),
        }
    }
}

#[service(events = OwnableEvents)]
impl Ownable<'_> {
    #[export]
    pub fn about(&self) -> String {
        "something with an owner".into()
    }

    #[export]
    pub fn owner(&self) -> ActorId {
        *self.owner.borrow()
    }

    #[export(unwrap_result)]
    pub fn set_owner(&mut self, owner: ActorId) -> Result<(), OwnableError> {
        self.check()?;
        *self.owner.borrow_mut() = owner;
        self.emit_event(OwnableEvents::OwnerChanged { owner })
            .unwrap();
        Ok(())
    }
}
// #endregion base

#[event]
#[sails_type]
pub enum OwnableEvents {
    OwnerChanged { owner: ActorId },
}

#[sails_type]
pub enum OwnableError {
    NotOwner,
}

/// A second base service, without state.
pub struct Versioned;

#[service]
impl Versioned {
    #[export]
    pub fn version(&self) -> u32 {
        3
    }
}

// #region extends
pub struct Notebook<'a> {
    owner: &'a RefCell<ActorId>,
    note: &'a RefCell<String>,
}

// How to get from the service to each of its bases.
impl<'a> From<Notebook<'a>> for Ownable<'a> {
    fn from(notebook: Notebook<'a>) -> Self {
        Ownable::new(notebook.owner)
    }
}

impl From<Notebook<'_>> for Versioned {
    fn from(_: Notebook<'_>) -> Self {
        Versioned
    }
}

#[service(extends = [Ownable<'a>, Versioned])]
impl<'a> Notebook<'a> {
    #[export]
    pub fn read(&self) -> String {
        self.note.borrow().clone()
    }

    #[export(unwrap_result)]
    pub fn write(&mut self, note: String) -> Result<(), OwnableError> {
        Ownable::new(self.owner).check()?;
        *self.note.borrow_mut() = note;
        Ok(())
    }
    // #endregion extends

    // #region shadow
    /// Same name as a method of `Ownable`, but a method of its own.
    #[export]
    pub fn about(&self) -> String {
        "a notebook".into()
    }
    // #endregion shadow

    // #region override
    /// Replaces `Ownable::set_owner`: the new owner gets an empty notebook.
    #[export(overrides = Ownable, unwrap_result)]
    pub fn set_owner(&mut self, owner: ActorId) -> Result<(), OwnableError> {
        // The method of the base, with its check and its event.
        let mut base = Ownable::new(self.owner).expose(self.route_idx());
        base.set_owner(owner)?;

        self.note.borrow_mut().clear();
        Ok(())
    }
    // #endregion override
}

pub struct Program {
    owner: RefCell<ActorId>,
    note: RefCell<String>,
}

#[program]
impl Program {
    pub fn create() -> Self {
        Self {
            owner: RefCell::new(Syscall::message_source()),
            note: RefCell::default(),
        }
    }

    pub fn notebook(&self) -> Notebook<'_> {
        Notebook {
            owner: &self.owner,
            note: &self.note,
        }
    }
}

// For tests on the host: the Wasm code, and the client made from mixin.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
