#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;
use vnft_service::{Nft, TokenMetadata, Vnft, VnftState};

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
    vnft: &'a RefCell<VnftState>,
    admin: ActorId,
}

impl<'a> From<Token<'a>> for Vnft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vnft { state: token.vnft }
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
            let mut state = self.vnft.borrow_mut();
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
            let mut state = self.vnft.borrow_mut();
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
        self.admin
    }

    /// The id that the next token will get.
    #[export]
    pub fn token_id(&self) -> U256 {
        self.vnft.borrow().next_id
    }

    #[export]
    pub fn token_metadata_by_id(&self, token_id: U256) -> Option<TokenMetadata> {
        let state = self.vnft.borrow();
        let token = state.tokens.get(&token_id)?;
        Some(token.metadata.clone())
    }

    #[export]
    pub fn tokens_for_owner(&self, owner: ActorId) -> Vec<(U256, TokenMetadata)> {
        let state = self.vnft.borrow();
        let ids = state.owned.get(&owner).into_iter().flatten();
        ids.map(|id| (*id, state.tokens[id].metadata.clone()))
            .collect()
    }

    fn check_admin(&self) -> Result<(), TokenError> {
        match self.admin == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotAdmin),
        }
    }
}

pub struct Program {
    vnft: RefCell<VnftState>,
    /// Who may mint and burn.
    admin: ActorId,
}

#[program]
impl Program {
    /// The creator becomes the admin. Nothing is minted yet.
    pub fn new(name: String, symbol: String) -> Self {
        let vnft = RefCell::new(VnftState {
            name,
            symbol,
            ..Default::default()
        });
        let admin = Syscall::message_source();
        Self { vnft, admin }
    }

    pub fn token(&self) -> Token<'_> {
        Token {
            vnft: &self.vnft,
            admin: self.admin,
        }
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
