#![no_std]

use core::{cell::RefCell, ops::Bound};
use sails_rs::{collections::BTreeMap, prelude::*};

/// Letters of a name.
const MIN_LENGTH: usize = 3;
const MAX_LENGTH: usize = 32;
/// Names in one answer.
const MAX_NAMES: u32 = 100;

// #region state
/// What a name stands for.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Record {
    /// Where messages for the name go.
    pub program: ActorId,
    /// Who may change, transfer or release it.
    pub owner: ActorId,
}

#[derive(Default)]
pub struct RegistryState {
    records: BTreeMap<String, Record>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RegistryError {
    /// A name has 3 to 32 lower-case letters, digits and inner hyphens.
    BadName,
    NotOwner,
    Taken,
    UnknownName,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RegistryEvents {
    /// A program has a name now.
    Registered { name: String, record: Record },
    /// The name leads to another program.
    Changed { name: String, program: ActorId },
    /// The name can be taken again.
    Released { name: String },
    /// The name has another owner.
    Transferred { name: String, owner: ActorId },
}

pub struct Registry<'a> {
    state: &'a RefCell<RegistryState>,
}

#[service(events = RegistryEvents)]
impl Registry<'_> {
    // #region register
    /// Gives a free name to the sender, which is usually a program. The record is a proof:
    /// without a result, any success would pass for this answer.
    #[export(unwrap_result)]
    pub fn register(&mut self, name: String, owner: ActorId) -> Result<Record, RegistryError> {
        if !is_name(&name) {
            return Err(RegistryError::BadName);
        }
        let program = Syscall::message_source();
        let record = Record { program, owner };
        {
            let mut state = self.state.borrow_mut();
            if state.records.contains_key(&name) {
                return Err(RegistryError::Taken);
            }
            state.records.insert(name.clone(), record);
        }
        self.emit_event(RegistryEvents::Registered { name, record })
            .unwrap();
        Ok(record)
    }
    // #endregion register

    // #region change
    /// Leads a name to another program, such as the next version. Only for its owner.
    #[export(unwrap_result)]
    pub fn change(&mut self, name: String, program: ActorId) -> Result<(), RegistryError> {
        self.update(&name, |record| record.program = program)?;
        self.emit_event(RegistryEvents::Changed { name, program })
            .unwrap();
        Ok(())
    }

    /// Gives a name to another owner. Only for its owner.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, name: String, owner: ActorId) -> Result<(), RegistryError> {
        self.update(&name, |record| record.owner = owner)?;
        self.emit_event(RegistryEvents::Transferred { name, owner })
            .unwrap();
        Ok(())
    }

    fn update(&self, name: &str, change: impl FnOnce(&mut Record)) -> Result<(), RegistryError> {
        let mut state = self.state.borrow_mut();
        let record = state.records.get_mut(name);
        let record = record.ok_or(RegistryError::UnknownName)?;
        if record.owner != Syscall::message_source() {
            return Err(RegistryError::NotOwner);
        }
        change(record);
        Ok(())
    }
    // #endregion change

    /// Makes a name free. For its owner, and for the program that it leads to.
    #[export(unwrap_result)]
    pub fn release(&mut self, name: String) -> Result<(), RegistryError> {
        {
            let mut state = self.state.borrow_mut();
            let record = state.records.get(&name);
            let record = record.ok_or(RegistryError::UnknownName)?;
            if ![record.owner, record.program].contains(&Syscall::message_source()) {
                return Err(RegistryError::NotOwner);
            }
            state.records.remove(&name);
        }
        self.emit_event(RegistryEvents::Released { name }).unwrap();
        Ok(())
    }

    /// Where messages for a name go.
    #[export]
    pub fn resolve(&self, name: String) -> Option<ActorId> {
        self.record(name).map(|record| record.program)
    }

    /// Program and owner of a name.
    #[export]
    pub fn record(&self, name: String) -> Option<Record> {
        self.state.borrow().records.get(&name).copied()
    }

    // #region names
    /// So many names, 100 at most, in order, behind a given one; an empty one means from
    /// the first.
    #[export]
    pub fn names(&self, after: String, limit: u32) -> Vec<String> {
        let state = self.state.borrow();
        // The map finds the place. To skip the names before it would cost gas for each.
        let behind = (Bound::Excluded(after), Bound::Unbounded);
        let names = state.records.range(behind).map(|(name, _)| name);
        names.take(limit.min(MAX_NAMES) as usize).cloned().collect()
    }
    // #endregion names
}

// #region name
/// ASCII only: a letter of another alphabet could look like one of these.
fn is_name(name: &str) -> bool {
    let allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    (MIN_LENGTH..=MAX_LENGTH).contains(&name.len())
        && name.bytes().all(allowed)
        && !name.starts_with('-')
        && !name.ends_with('-')
}
// #endregion name

#[derive(Default)]
pub struct Program {
    state: RefCell<RegistryState>,
}

#[program]
impl Program {
    /// Opens an empty registry. It has no administrator.
    pub fn open() -> Self {
        Self::default()
    }

    pub fn registry(&self) -> Registry<'_> {
        Registry { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from dein.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
