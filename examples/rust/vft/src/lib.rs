#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

// #region state
#[derive(Default)]
pub struct VftState {
    name: String,
    symbol: String,
    decimals: u8,
    /// Who may mint and burn.
    owner: ActorId,
    total_supply: U256,
    balances: BTreeMap<ActorId, U256>,
    /// Owner and spender to what is left of the allowance.
    allowances: BTreeMap<(ActorId, ActorId), U256>,
}

/// Adds to an amount of a map.
fn add<K: Ord>(map: &mut BTreeMap<K, U256>, key: K, value: U256) {
    *map.entry(key).or_default() += value;
}

/// Takes from an amount of a map. What becomes zero is removed: less state, less gas.
fn take<K: Ord>(map: &mut BTreeMap<K, U256>, key: K, value: U256) -> Option<()> {
    let rest = map.get(&key)?.checked_sub(value)?;
    match rest.is_zero() {
        true => map.remove(&key),
        false => map.insert(key, rest),
    };
    Some(())
}
// #endregion state

// #region interface
#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VftEvents {
    Approval {
        owner: ActorId,
        spender: ActorId,
        value: U256,
    },
    Transfer {
        from: ActorId,
        to: ActorId,
        value: U256,
    },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VftError {
    InsufficientAllowance,
    InsufficientBalance,
}
// #endregion interface

/// The standard. Programs and services may use it without the rest of this file.
pub struct Vft<'a> {
    state: &'a RefCell<VftState>,
}

#[service(events = VftEvents)]
impl Vft<'_> {
    // #region approve
    /// Sets what `spender` may take from the sender. Says whether that changed anything.
    #[export]
    pub fn approve(&mut self, spender: ActorId, value: U256) -> bool {
        let owner = Syscall::message_source();
        if owner == spender {
            return false;
        }
        let key = (owner, spender);
        let previous = match value.is_zero() {
            true => self.state.borrow_mut().allowances.remove(&key),
            false => self.state.borrow_mut().allowances.insert(key, value),
        };
        let changed = previous.unwrap_or_default() != value;
        if changed {
            self.emit_event(VftEvents::Approval {
                owner,
                spender,
                value,
            })
            .unwrap();
        }
        changed
    }
    // #endregion approve

    // #region transfer
    /// Moves tokens of the sender. Says whether anything moved.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, to: ActorId, value: U256) -> Result<bool, VftError> {
        let from = Syscall::message_source();
        self.transfer_from(from, to, value)
    }

    /// Moves tokens of `from`, who has approved the sender for at least `value`.
    #[export(unwrap_result)]
    pub fn transfer_from(
        &mut self,
        from: ActorId,
        to: ActorId,
        value: U256,
    ) -> Result<bool, VftError> {
        if from == to || value.is_zero() {
            return Ok(false);
        }
        {
            let state = &mut *self.state.borrow_mut();
            let spender = Syscall::message_source();
            if spender != from {
                take(&mut state.allowances, (from, spender), value)
                    .ok_or(VftError::InsufficientAllowance)?;
            }
            take(&mut state.balances, from, value).ok_or(VftError::InsufficientBalance)?;
            add(&mut state.balances, to, value);
        }
        self.emit_event(VftEvents::Transfer { from, to, value })
            .unwrap();
        Ok(true)
    }
    // #endregion transfer

    #[export]
    pub fn allowance(&self, owner: ActorId, spender: ActorId) -> U256 {
        let state = self.state.borrow();
        let value = state.allowances.get(&(owner, spender));
        value.copied().unwrap_or_default()
    }

    #[export]
    pub fn balance_of(&self, account: ActorId) -> U256 {
        let state = self.state.borrow();
        state.balances.get(&account).copied().unwrap_or_default()
    }

    #[export]
    pub fn decimals(&self) -> u8 {
        self.state.borrow().decimals
    }

    #[export]
    pub fn name(&self) -> String {
        self.state.borrow().name.clone()
    }

    #[export]
    pub fn symbol(&self) -> String {
        self.state.borrow().symbol.clone()
    }

    #[export]
    pub fn total_supply(&self) -> U256 {
        self.state.borrow().total_supply
    }
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    Burned { from: ActorId, value: U256 },
    Minted { to: ActorId, value: U256 },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    InsufficientBalance,
    NotOwner,
    NumericOverflow,
}

// #region extended
/// What this program adds to the standard.
pub struct Token<'a> {
    state: &'a RefCell<VftState>,
}

impl<'a> From<Token<'a>> for Vft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vft { state: token.state }
    }
}

#[service(extends = Vft<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, value: U256) -> Result<bool, TokenError> {
        self.check_owner()?;
        if value.is_zero() {
            return Ok(false);
        }
        {
            let state = &mut *self.state.borrow_mut();
            // No balance exceeds the supply, so only the supply can overflow.
            let supply = state.total_supply.checked_add(value);
            state.total_supply = supply.ok_or(TokenError::NumericOverflow)?;
            add(&mut state.balances, to, value);
        }
        self.emit_event(TokenEvents::Minted { to, value }).unwrap();
        Ok(true)
    }
    // #endregion extended

    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, value: U256) -> Result<bool, TokenError> {
        self.check_owner()?;
        if value.is_zero() {
            return Ok(false);
        }
        {
            let state = &mut *self.state.borrow_mut();
            let taken = take(&mut state.balances, from, value);
            taken.ok_or(TokenError::InsufficientBalance)?;
            state.total_supply -= value;
        }
        self.emit_event(TokenEvents::Burned { from, value })
            .unwrap();
        Ok(true)
    }

    #[export]
    pub fn owner(&self) -> ActorId {
        self.state.borrow().owner
    }

    fn check_owner(&self) -> Result<(), TokenError> {
        match self.state.borrow().owner == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotOwner),
        }
    }
}

// #region program
pub struct Program {
    state: RefCell<VftState>,
}

#[program]
impl Program {
    /// The creator becomes the owner. Nothing is minted yet.
    pub fn new(name: String, symbol: String, decimals: u8) -> Self {
        let state = RefCell::new(VftState {
            name,
            symbol,
            decimals,
            owner: Syscall::message_source(),
            ..Default::default()
        });
        Self { state }
    }

    pub fn token(&self) -> Token<'_> {
        Token { state: &self.state }
    }
}
// #endregion program

// For tests on the host: the Wasm code, and the client made from vft.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
