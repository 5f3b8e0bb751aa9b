#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeSet, prelude::*};
use vmt_service::{TokenMetadata, Vmt, VmtState};

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    Burned {
        from: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
    },
    Minted {
        to: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
    },
}

#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    IdIsNotUnique,
    LengthMismatch,
    MintMetadataToFungibleToken,
    NotEnoughBalance,
    NotOwner,
    NumericOverflow,
    TokenAlreadyExists,
    ZeroAddress,
}

/// What this program adds to the standard.
pub struct Token<'a> {
    vmt: &'a RefCell<VmtState>,
    owner: ActorId,
}

impl<'a> From<Token<'a>> for Vmt<'a> {
    fn from(token: Token<'a>) -> Self {
        Vmt { state: token.vmt }
    }
}

#[service(extends = Vmt<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    #[export(unwrap_result)]
    pub fn mint(
        &mut self,
        to: ActorId,
        id: U256,
        amount: U256,
        token_metadata: Option<TokenMetadata>,
    ) -> Result<(), TokenError> {
        self.mint_batch(to, vec![id], vec![amount], vec![token_metadata])
    }

    #[export(unwrap_result)]
    pub fn mint_batch(
        &mut self,
        to: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
        token_metadata: Vec<Option<TokenMetadata>>,
    ) -> Result<(), TokenError> {
        self.check_owner()?;
        if to == ActorId::zero() {
            return Err(TokenError::ZeroAddress);
        }
        if ids.len() != amounts.len() || ids.len() != token_metadata.len() {
            return Err(TokenError::LengthMismatch);
        }
        if ids.iter().collect::<BTreeSet<_>>().len() != ids.len() {
            return Err(TokenError::IdIsNotUnique);
        }
        for ((&id, &amount), metadata) in ids.iter().zip(&amounts).zip(token_metadata) {
            self.mint_one(to, id, amount, metadata)?;
        }
        self.emit_event(TokenEvents::Minted { to, ids, amounts })
            .unwrap();
        Ok(())
    }

    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, id: U256, amount: U256) -> Result<(), TokenError> {
        self.burn_batch(from, vec![id], vec![amount])
    }

    #[export(unwrap_result)]
    pub fn burn_batch(
        &mut self,
        from: ActorId,
        ids: Vec<U256>,
        amounts: Vec<U256>,
    ) -> Result<(), TokenError> {
        self.check_owner()?;
        if ids.len() != amounts.len() {
            return Err(TokenError::LengthMismatch);
        }
        for (&id, &amount) in ids.iter().zip(&amounts) {
            let mut state = self.vmt.borrow_mut();
            let taken = state.take(id, from, amount);
            taken.ok_or(TokenError::NotEnoughBalance)?;
            // Nothing can be taken of an id that was never minted, so that an entry is there unless the amount is 0.
            if let Some(supply) = state.supply.get_mut(&id) {
                *supply -= amount;
            }
        }
        self.emit_event(TokenEvents::Burned { from, ids, amounts })
            .unwrap();
        Ok(())
    }

    #[export]
    pub fn owner(&self) -> ActorId {
        self.owner
    }

    #[export]
    pub fn token_metadata_by_id(&self, id: U256) -> Option<TokenMetadata> {
        self.vmt.borrow().metadata.get(&id).cloned()
    }

    // #region mint
    /// One id of a batch: with metadata it is one of a kind, otherwise fungible.
    fn mint_one(
        &mut self,
        to: ActorId,
        id: U256,
        amount: U256,
        metadata: Option<TokenMetadata>,
    ) -> Result<(), TokenError> {
        let mut state = self.vmt.borrow_mut();
        if state.metadata.contains_key(&id) {
            return Err(TokenError::TokenAlreadyExists);
        }
        let supply = state.supply.get(&id).copied().unwrap_or_default();
        if let Some(metadata) = metadata {
            if amount != U256::one() {
                return Err(TokenError::MintMetadataToFungibleToken);
            }
            if !supply.is_zero() {
                return Err(TokenError::TokenAlreadyExists);
            }
            state.metadata.insert(id, metadata);
        }
        // Minting nothing creates no id.
        if amount.is_zero() {
            return Ok(());
        }
        let supply = supply.checked_add(amount);
        let supply = supply.ok_or(TokenError::NumericOverflow)?;
        state.supply.insert(id, supply);
        state.add(id, to, amount);
        Ok(())
    }
    // #endregion mint

    fn check_owner(&self) -> Result<(), TokenError> {
        match self.owner == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotOwner),
        }
    }
}

pub struct Program {
    vmt: RefCell<VmtState>,
    /// Who may mint and burn.
    owner: ActorId,
}

#[program]
impl Program {
    /// The creator becomes the owner. Nothing is minted yet.
    pub fn new(name: String, symbol: String, decimals: u8) -> Self {
        let vmt = RefCell::new(VmtState {
            name,
            symbol,
            decimals,
            ..Default::default()
        });
        let owner = Syscall::message_source();
        Self { vmt, owner }
    }

    pub fn token(&self) -> Token<'_> {
        Token {
            vmt: &self.vmt,
            owner: self.owner,
        }
    }
}

// For tests on the host: the Wasm code, and the client made from vmt.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
