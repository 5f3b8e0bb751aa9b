#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;
use vft_service::{Vft, VftState, add, take};

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
    vft: &'a RefCell<VftState>,
    owner: ActorId,
}

impl<'a> From<Token<'a>> for Vft<'a> {
    fn from(token: Token<'a>) -> Self {
        Vft { state: token.vft }
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
            let state = &mut *self.vft.borrow_mut();
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
            let state = &mut *self.vft.borrow_mut();
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
        self.owner
    }

    fn check_owner(&self) -> Result<(), TokenError> {
        match self.owner == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotOwner),
        }
    }
}

// #region program
pub struct Program {
    vft: RefCell<VftState>,
    /// Who may mint and burn.
    owner: ActorId,
}

#[program]
impl Program {
    /// The creator becomes the owner. Nothing is minted yet.
    pub fn new(name: String, symbol: String, decimals: u8) -> Self {
        let vft = RefCell::new(VftState {
            name,
            symbol,
            decimals,
            ..Default::default()
        });
        let owner = Syscall::message_source();
        Self { vft, owner }
    }

    pub fn token(&self) -> Token<'_> {
        Token {
            vft: &self.vft,
            owner: self.owner,
        }
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
