#![no_std]

use core::cell::RefCell;
use roles::{Role, Roles, RolesState};
use sails_rs::prelude::*;
use vft_service::{Vft, VftState, add, take};

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    /// Tokens were destroyed.
    Burned { from: ActorId, value: U256 },
    /// Tokens were created.
    Minted { to: ActorId, value: U256 },
}

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    InsufficientBalance,
    /// The sender lacks the role.
    NotAllowed,
    NumericOverflow,
}

// #region extension
/// What this program adds to the standard: supply that those with a role change.
pub struct Token<'a> {
    vft: &'a RefCell<VftState>,
    roles: &'a RefCell<RolesState>,
}

impl<'a> From<Token<'a>> for Vft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vft { state: token.vft }
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

#[service(extends = Vft<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    // #region mint
    /// Creates tokens. For minters. Says whether there are more now.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, value: U256) -> Result<bool, TokenError> {
        self.check(Role::Minter)?;
        if value.is_zero() {
            return Ok(false);
        }
        {
            let state = &mut *self.vft.borrow_mut();
            // No balance exceeds the supply, so only the supply can overflow.
            let supply = state.total_supply.checked_add(value);
            state.total_supply = supply.ok_or(TokenError::NumericOverflow)?;
            add(&mut state.balances, to, value);
        }
        self.emit_event(TokenEvents::Minted { to, value }).unwrap();
        Ok(true)
    }
    // #endregion mint

    // #region burn
    /// Destroys tokens of any account. For burners. Says whether there are fewer now.
    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, value: U256) -> Result<bool, TokenError> {
        self.check(Role::Burner)?;
        if value.is_zero() {
            return Ok(false);
        }
        {
            let state = &mut *self.vft.borrow_mut();
            let taken = take(&mut state.balances, from, value);
            taken.ok_or(TokenError::InsufficientBalance)?;
            state.total_supply -= value;
        }
        self.emit_event(TokenEvents::Burned { from, value })
            .unwrap();
        Ok(true)
    }
    // #endregion burn
}

// #region state
pub struct Program {
    vft: RefCell<VftState>,
    roles: RefCell<RolesState>,
}
// #endregion state

// #region program
#[program]
impl Program {
    /// The creator gets all roles. Nothing is minted yet.
    pub fn create(name: String, symbol: String, decimals: u8) -> Self {
        let creator = Syscall::message_source();
        Self {
            vft: RefCell::new(VftState {
                name,
                symbol,
                decimals,
                ..Default::default()
            }),
            roles: RefCell::new(RolesState::all_for(creator)),
        }
    }

    pub fn token(&self) -> Token<'_> {
        Token {
            vft: &self.vft,
            roles: &self.roles,
        }
    }

    pub fn roles(&self) -> Roles<'_> {
        Roles::new(&self.roles)
    }
}
// #endregion program

// For tests on the host: the Wasm code, and the client made from extended-vft.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
