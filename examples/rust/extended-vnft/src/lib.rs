#![no_std]

use core::cell::RefCell;
use roles::{Role, Roles, RolesState};
use sails_rs::prelude::*;
use vnft_service::{Nft, TokenMetadata, Vnft, VnftState};

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    /// A token was destroyed.
    Burned { from: ActorId, token_id: U256 },
    /// A token was created.
    Minted {
        to: ActorId,
        token_id: U256,
        metadata: TokenMetadata,
    },
}

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    /// The sender lacks the role.
    NotAllowed,
    /// The token belongs to somebody else.
    NotOwner,
    TokenDoesNotExist,
}

// #region extension
/// What this program adds to the standard: a collection that those with a role change.
pub struct Token<'a> {
    vnft: &'a RefCell<VnftState>,
    roles: &'a RefCell<RolesState>,
}

impl<'a> From<Token<'a>> for Vnft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vnft { state: token.vnft }
    }
}

impl Token<'_> {
    fn check(&self, role: Role) -> Result<(), TokenError> {
        let sender = Syscall::message_source();
        match self.roles.borrow().has(role, sender) {
            true => Ok(()),
            false => Err(TokenError::NotAllowed),
        }
    }
}
// #endregion extension

#[service(extends = Vnft<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    // #region mint
    /// Creates the next token. For minters. Returns its id, which is never used again.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, metadata: TokenMetadata) -> Result<U256, TokenError> {
        self.check(Role::Minter)?;
        let token_id = {
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
            token_id
        };
        self.emit_event(TokenEvents::Minted {
            to,
            token_id,
            metadata,
        })
        .unwrap();
        Ok(token_id)
    }
    // #endregion mint

    // #region burn
    /// Destroys a token of anybody. For burners, who say whose they mean it to be.
    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, token_id: U256) -> Result<(), TokenError> {
        self.check(Role::Burner)?;
        {
            let mut state = self.vnft.borrow_mut();
            let token = state.tokens.get(&token_id);
            if token.ok_or(TokenError::TokenDoesNotExist)?.owner != from {
                return Err(TokenError::NotOwner);
            }
            state.tokens.remove(&token_id);
            state.take(from, token_id);
        }
        self.emit_event(TokenEvents::Burned { from, token_id })
            .unwrap();
        Ok(())
    }
    // #endregion burn

    // #region page
    /// Tokens of an account with their metadata: at most `count`, of ids from `first` on.
    #[export]
    pub fn tokens_of(&self, owner: ActorId, first: U256, count: u32) -> Vec<(U256, TokenMetadata)> {
        let state = self.vnft.borrow();
        let ids = state.owned.get(&owner).into_iter();
        ids.flat_map(|ids| ids.range(first..))
            .take(count as usize)
            .map(|id| (*id, state.tokens[id].metadata.clone()))
            .collect()
    }
    // #endregion page

    /// What was said about a token when it was minted.
    #[export]
    pub fn metadata(&self, token_id: U256) -> Option<TokenMetadata> {
        let state = self.vnft.borrow();
        let token = state.tokens.get(&token_id)?;
        Some(token.metadata.clone())
    }
}

// #region state
pub struct Program {
    vnft: RefCell<VnftState>,
    roles: RefCell<RolesState>,
}
// #endregion state

// #region program
#[program]
impl Program {
    /// The creator gets all roles. Nothing is minted yet.
    pub fn create(name: String, symbol: String) -> Self {
        let creator = Syscall::message_source();
        Self {
            vnft: RefCell::new(VnftState {
                name,
                symbol,
                ..Default::default()
            }),
            roles: RefCell::new(RolesState::all_for(creator)),
        }
    }

    pub fn token(&self) -> Token<'_> {
        Token {
            vnft: &self.vnft,
            roles: &self.roles,
        }
    }

    pub fn roles(&self) -> Roles<'_> {
        Roles::new(&self.roles)
    }
}
// #endregion program

// For tests on the host: the Wasm code, and the client made from extended-vnft.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
