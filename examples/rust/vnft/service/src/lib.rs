//! The non-fungible token of the standard: state and service, for any program to expose or extend.
#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

// #region state
#[derive(Default)]
pub struct VnftState {
    pub name: String,
    pub symbol: String,
    pub next_id: U256,
    pub tokens: BTreeMap<U256, Nft>,
    /// The same by owner, so that no query has to search all tokens.
    pub owned: BTreeMap<ActorId, BTreeSet<U256>>,
}

pub struct Nft {
    pub owner: ActorId,
    /// The zero address stands for nobody.
    pub approved: ActorId,
    pub metadata: TokenMetadata,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct TokenMetadata {
    pub name: String,
    pub description: String,
    pub media: String,
    pub reference: String,
}
// #endregion state

impl VnftState {
    pub fn give(&mut self, to: ActorId, token_id: U256) {
        self.owned.entry(to).or_default().insert(token_id);
    }

    pub fn take(&mut self, from: ActorId, token_id: U256) {
        if let Some(tokens) = self.owned.get_mut(&from) {
            tokens.remove(&token_id);
            if tokens.is_empty() {
                self.owned.remove(&from);
            }
        }
    }
}

// #region interface
#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VnftEvents {
    /// Somebody may move a token.
    Approval {
        owner: ActorId,
        approved: ActorId,
        token_id: U256,
    },
    /// A token moved.
    Transfer {
        from: ActorId,
        to: ActorId,
        token_id: U256,
    },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VnftError {
    DeniedAccess,
    SelfDealing,
    TokenDoesNotExist,
}
// #endregion interface

/// The standard. Programs and services extend it, and its interface id stays the same.
pub struct Vnft<'a> {
    pub state: &'a RefCell<VnftState>,
}

#[service(events = VnftEvents)]
impl Vnft<'_> {
    // #region approve
    /// Lets `approved` transfer the token, or nobody if it is the zero address.
    #[export(unwrap_result)]
    pub fn approve(&mut self, approved: ActorId, token_id: U256) -> Result<(), VnftError> {
        let owner = {
            let mut state = self.state.borrow_mut();
            let token = state.tokens.get_mut(&token_id);
            let token = token.ok_or(VnftError::TokenDoesNotExist)?;
            token.check(Syscall::message_source())?;
            if token.owner == approved {
                return Err(VnftError::SelfDealing);
            }
            token.approved = approved;
            token.owner
        };
        self.emit_event(VnftEvents::Approval {
            owner,
            approved,
            token_id,
        })
        .unwrap();
        Ok(())
    }
    // #endregion approve

    /// Transfers a token of the sender.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, to: ActorId, token_id: U256) -> Result<(), VnftError> {
        let from = Syscall::message_source();
        self.transfer_from(from, to, token_id)
    }

    // #region transfer
    /// Transfers a token of `from`, who is the sender or has approved the sender.
    #[export(unwrap_result)]
    pub fn transfer_from(
        &mut self,
        from: ActorId,
        to: ActorId,
        token_id: U256,
    ) -> Result<(), VnftError> {
        {
            let mut state = self.state.borrow_mut();
            let token = state.tokens.get_mut(&token_id);
            let token = token.ok_or(VnftError::TokenDoesNotExist)?;
            if token.owner != from {
                return Err(VnftError::DeniedAccess);
            }
            if from == to {
                return Err(VnftError::SelfDealing);
            }
            token.check(Syscall::message_source())?;
            token.owner = to;
            token.approved = ActorId::zero();
            state.take(from, token_id);
            state.give(to, token_id);
        }
        self.emit_event(VnftEvents::Transfer { from, to, token_id })
            .unwrap();
        Ok(())
    }
    // #endregion transfer

    /// How many tokens an account owns.
    #[export]
    pub fn balance_of(&self, owner: ActorId) -> U256 {
        let state = self.state.borrow();
        state.owned.get(&owner).map_or(0, BTreeSet::len).into()
    }

    /// The zero address if there is no such token.
    #[export]
    pub fn owner_of(&self, token_id: U256) -> ActorId {
        let state = self.state.borrow();
        let owner = state.tokens.get(&token_id).map(|token| token.owner);
        owner.unwrap_or_default()
    }

    /// The zero address if nobody is approved.
    #[export]
    pub fn get_approved(&self, token_id: U256) -> ActorId {
        let state = self.state.borrow();
        let approved = state.tokens.get(&token_id).map(|token| token.approved);
        approved.unwrap_or_default()
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
}

// #region check
impl Nft {
    fn check(&self, sender: ActorId) -> Result<(), VnftError> {
        match sender == self.owner || sender == self.approved {
            true => Ok(()),
            false => Err(VnftError::DeniedAccess),
        }
    }
}
// #endregion check
