//! The multi-token of the standard: state and service, for any program to expose or extend.
#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

// #region state
#[derive(Default)]
pub struct VmtState {
    pub name: String,
    pub symbol: String,
    pub decimals: u8,
    pub balances: BTreeMap<(U256, ActorId), U256>,
    pub supply: BTreeMap<U256, U256>,
    /// Account and operator: the operator may move all tokens of the account.
    pub approvals: BTreeSet<(ActorId, ActorId)>,
    /// An id with metadata is one of a kind.
    pub metadata: BTreeMap<U256, TokenMetadata>,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct TokenMetadata {
    pub title: Option<String>,
    pub description: Option<String>,
    pub media: Option<String>,
    pub reference: Option<String>,
}
// #endregion state

// #region balances
impl VmtState {
    pub fn add(&mut self, id: U256, account: ActorId, amount: U256) {
        if !amount.is_zero() {
            *self.balances.entry((id, account)).or_default() += amount;
        }
    }

    /// `None` if the account has less than that.
    pub fn take(&mut self, id: U256, account: ActorId, amount: U256) -> Option<()> {
        let rest = self.balance(id, account).checked_sub(amount)?;
        match rest.is_zero() {
            true => self.balances.remove(&(id, account)),
            false => self.balances.insert((id, account), rest),
        };
        Some(())
    }

    pub fn balance(&self, id: U256, account: ActorId) -> U256 {
        let balance = self.balances.get(&(id, account));
        balance.copied().unwrap_or_default()
    }
}
// #endregion balances

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VmtEvents {
    /// Somebody may move all tokens of an account.
    Approval { from: ActorId, to: ActorId },
    /// Tokens moved.
    Transfer {
        from: ActorId,
        to: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
    },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VmtError {
    CallerIsNotOwnerOrApproved,
    InsufficientBalance,
    LengthMismatch,
    SenderAndRecipientAddressesAreSame,
    ZeroAddress,
}

/// The standard. Programs and services extend it, and its interface id stays the same.
pub struct Vmt<'a> {
    pub state: &'a RefCell<VmtState>,
}

#[service(events = VmtEvents)]
impl Vmt<'_> {
    // #region approve
    /// Lets `to` move all tokens of the sender, of every id.
    #[export(unwrap_result)]
    pub fn approve(&mut self, to: ActorId) -> Result<bool, VmtError> {
        let from = Syscall::message_source();
        if from == to {
            return Ok(false);
        }
        if to == ActorId::zero() {
            return Err(VmtError::ZeroAddress);
        }
        self.state.borrow_mut().approvals.insert((from, to));
        self.emit_event(VmtEvents::Approval { from, to }).unwrap();
        Ok(true)
    }
    // #endregion approve

    /// Moves one token. For its owner and operators.
    #[export(unwrap_result)]
    pub fn transfer_from(
        &mut self,
        from: ActorId,
        to: ActorId,
        id: U256,
        amount: U256,
    ) -> Result<(), VmtError> {
        self.batch_transfer_from(from, to, vec![id], vec![amount])
    }

    // #region transfer
    /// Moves several tokens, all of them or none.
    #[export(unwrap_result)]
    pub fn batch_transfer_from(
        &mut self,
        from: ActorId,
        to: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
    ) -> Result<(), VmtError> {
        let sender = Syscall::message_source();
        if from == to {
            return Err(VmtError::SenderAndRecipientAddressesAreSame);
        }
        if from != sender && !self.is_approved(from, sender) {
            return Err(VmtError::CallerIsNotOwnerOrApproved);
        }
        if to == ActorId::zero() {
            return Err(VmtError::ZeroAddress);
        }
        if ids.len() != amounts.len() {
            return Err(VmtError::LengthMismatch);
        }
        // Each pair sees what the pairs before it have left.
        for (&id, &amount) in ids.iter().zip(&amounts) {
            let mut state = self.state.borrow_mut();
            let taken = state.take(id, from, amount);
            taken.ok_or(VmtError::InsufficientBalance)?;
            state.add(id, to, amount);
        }
        self.emit_event(VmtEvents::Transfer {
            from,
            to,
            ids,
            amounts,
        })
        .unwrap();
        Ok(())
    }
    // #endregion transfer

    /// Whether the operator may move all tokens of the account.
    #[export]
    pub fn is_approved(&self, account: ActorId, operator: ActorId) -> bool {
        let state = self.state.borrow();
        state.approvals.contains(&(account, operator))
    }

    /// Units of one id.
    #[export]
    pub fn balance_of(&self, account: ActorId, id: U256) -> U256 {
        self.state.borrow().balance(id, account)
    }

    /// The balance of the first account in the first id, and so on.
    #[export(unwrap_result)]
    pub fn balance_of_batch(
        &self,
        accounts: Vec<ActorId>,
        ids: Vec<U256>,
    ) -> Result<Vec<U256>, VmtError> {
        if accounts.len() != ids.len() {
            return Err(VmtError::LengthMismatch);
        }
        let state = self.state.borrow();
        let pairs = accounts.into_iter().zip(ids);
        Ok(pairs
            .map(|(account, id)| state.balance(id, account))
            .collect())
    }

    /// Digits that an app shows behind the point, for all ids.
    #[export]
    pub fn decimals(&self) -> u8 {
        self.state.borrow().decimals
    }

    /// Name of the collection.
    #[export]
    pub fn name(&self) -> String {
        self.state.borrow().name.clone()
    }

    /// Symbol of the collection.
    #[export]
    pub fn symbol(&self) -> String {
        self.state.borrow().symbol.clone()
    }

    /// Id and supply of every token.
    #[export]
    pub fn total_supply(&self) -> Vec<(U256, U256)> {
        let state = self.state.borrow();
        state.supply.iter().map(|(id, sum)| (*id, *sum)).collect()
    }
}
