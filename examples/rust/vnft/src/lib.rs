#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

// #region state
#[derive(Default)]
pub struct VnftState {
    name: String,
    symbol: String,
    /// Who may mint and burn.
    admin: ActorId,
    next_id: U256,
    tokens: BTreeMap<U256, Nft>,
    /// The same by owner, so that no query has to search all tokens.
    owned: BTreeMap<ActorId, BTreeSet<U256>>,
}

struct Nft {
    owner: ActorId,
    /// The zero address stands for nobody.
    approved: ActorId,
    metadata: TokenMetadata,
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
    fn give(&mut self, to: ActorId, token_id: U256) {
        self.owned.entry(to).or_default().insert(token_id);
    }

    fn take(&mut self, from: ActorId, token_id: U256) {
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
    Approval {
        owner: ActorId,
        approved: ActorId,
        token_id: U256,
    },
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

/// The standard. Programs and services may use it without the rest of this file.
pub struct Vnft<'a> {
    state: &'a RefCell<VnftState>,
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

    #[export]
    pub fn name(&self) -> String {
        self.state.borrow().name.clone()
    }

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

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    Burned {
        from: ActorId,
        token_id: U256,
    },
    Minted {
        to: ActorId,
        token_metadata: TokenMetadata,
    },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    DeniedAccess,
    NotAdmin,
    TokenDoesNotExist,
}

/// What this program adds to the standard.
pub struct Token<'a> {
    state: &'a RefCell<VnftState>,
}

impl<'a> From<Token<'a>> for Vnft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vnft { state: token.state }
    }
}

#[service(extends = Vnft<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    // #region mint
    /// Creates the next token. Ids count up from 0 and are never used again.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, metadata: TokenMetadata) -> Result<(), TokenError> {
        self.check_admin()?;
        {
            let mut state = self.state.borrow_mut();
            let token_id = state.next_id;
            state.next_id += 1.into();
            let token = Nft {
                owner: to,
                approved: ActorId::zero(),
                metadata: metadata.clone(),
            };
            state.tokens.insert(token_id, token);
            state.give(to, token_id);
        }
        self.emit_event(TokenEvents::Minted {
            to,
            token_metadata: metadata,
        })
        .unwrap();
        Ok(())
    }
    // #endregion mint

    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, token_id: U256) -> Result<(), TokenError> {
        self.check_admin()?;
        {
            let mut state = self.state.borrow_mut();
            let token = state.tokens.remove(&token_id);
            let token = token.ok_or(TokenError::TokenDoesNotExist)?;
            if token.owner != from {
                return Err(TokenError::DeniedAccess);
            }
            state.take(from, token_id);
        }
        self.emit_event(TokenEvents::Burned { from, token_id })
            .unwrap();
        Ok(())
    }

    #[export]
    pub fn admin(&self) -> ActorId {
        self.state.borrow().admin
    }

    /// The id that the next token will get.
    #[export]
    pub fn token_id(&self) -> U256 {
        self.state.borrow().next_id
    }

    #[export]
    pub fn token_metadata_by_id(&self, token_id: U256) -> Option<TokenMetadata> {
        let state = self.state.borrow();
        let token = state.tokens.get(&token_id)?;
        Some(token.metadata.clone())
    }

    #[export]
    pub fn tokens_for_owner(&self, owner: ActorId) -> Vec<(U256, TokenMetadata)> {
        let state = self.state.borrow();
        let ids = state.owned.get(&owner).into_iter().flatten();
        ids.map(|id| (*id, state.tokens[id].metadata.clone()))
            .collect()
    }

    fn check_admin(&self) -> Result<(), TokenError> {
        match self.state.borrow().admin == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotAdmin),
        }
    }
}

pub struct Program {
    state: RefCell<VnftState>,
}

#[program]
impl Program {
    /// The creator becomes the admin. Nothing is minted yet.
    pub fn new(name: String, symbol: String) -> Self {
        let state = RefCell::new(VnftState {
            name,
            symbol,
            admin: Syscall::message_source(),
            ..Default::default()
        });
        Self { state }
    }

    pub fn token(&self) -> Token<'_> {
        Token { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from vnft.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
