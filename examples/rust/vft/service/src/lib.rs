//! The fungible token of the standard: state and service, for any program to expose or extend.
#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

// #region state
#[derive(Default)]
pub struct VftState {
    pub name: String,
    pub symbol: String,
    pub decimals: u8,
    pub total_supply: U256,
    pub balances: BTreeMap<ActorId, U256>,
    /// Owner and spender to what is left of the allowance.
    pub allowances: BTreeMap<(ActorId, ActorId), U256>,
}

/// Adds to an amount of a map.
pub fn add<K: Ord>(map: &mut BTreeMap<K, U256>, key: K, value: U256) {
    *map.entry(key).or_default() += value;
}

/// Takes from an amount of a map. What becomes zero is removed: less state, less gas.
pub fn take<K: Ord>(map: &mut BTreeMap<K, U256>, key: K, value: U256) -> Option<()> {
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
    /// An allowance was set.
    Approval {
        owner: ActorId,
        spender: ActorId,
        value: U256,
    },
    /// Tokens moved.
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

/// The standard. Programs and services extend it, and its interface id stays the same.
pub struct Vft<'a> {
    pub state: &'a RefCell<VftState>,
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

    /// What the spender may still take.
    #[export]
    pub fn allowance(&self, owner: ActorId, spender: ActorId) -> U256 {
        let state = self.state.borrow();
        let value = state.allowances.get(&(owner, spender));
        value.copied().unwrap_or_default()
    }

    /// Tokens of an account.
    #[export]
    pub fn balance_of(&self, account: ActorId) -> U256 {
        let state = self.state.borrow();
        state.balances.get(&account).copied().unwrap_or_default()
    }

    /// Digits that an app shows behind the point.
    #[export]
    pub fn decimals(&self) -> u8 {
        self.state.borrow().decimals
    }

    /// Name of the token.
    #[export]
    pub fn name(&self) -> String {
        self.state.borrow().name.clone()
    }

    /// Symbol of the token.
    #[export]
    pub fn symbol(&self) -> String {
        self.state.borrow().symbol.clone()
    }

    /// Sum of all balances.
    #[export]
    pub fn total_supply(&self) -> U256 {
        self.state.borrow().total_supply
    }
}
