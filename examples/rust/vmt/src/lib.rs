#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

// #region state
#[derive(Default)]
pub struct VmtState {
    name: String,
    symbol: String,
    decimals: u8,
    /// Who may mint and burn.
    owner: ActorId,
    balances: BTreeMap<(U256, ActorId), U256>,
    supply: BTreeMap<U256, U256>,
    /// Account and operator: the operator may move all tokens of the account.
    approvals: BTreeSet<(ActorId, ActorId)>,
    /// An id with metadata is one of a kind.
    metadata: BTreeMap<U256, TokenMetadata>,
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
    fn add(&mut self, id: U256, account: ActorId, amount: U256) {
        if !amount.is_zero() {
            *self.balances.entry((id, account)).or_default() += amount;
        }
    }

    /// `None` if the account has less than that.
    fn take(&mut self, id: U256, account: ActorId, amount: U256) -> Option<()> {
        let rest = self.balance(id, account).checked_sub(amount)?;
        match rest.is_zero() {
            true => self.balances.remove(&(id, account)),
            false => self.balances.insert((id, account), rest),
        };
        Some(())
    }

    fn balance(&self, id: U256, account: ActorId) -> U256 {
        let balance = self.balances.get(&(id, account));
        balance.copied().unwrap_or_default()
    }
}
// #endregion balances

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VmtEvents {
    Approval {
        from: ActorId,
        to: ActorId,
    },
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

/// The standard. Programs and services may use it without the rest of this file.
pub struct Vmt<'a> {
    state: &'a RefCell<VmtState>,
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

    #[export]
    pub fn is_approved(&self, account: ActorId, operator: ActorId) -> bool {
        let state = self.state.borrow();
        state.approvals.contains(&(account, operator))
    }

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
    pub fn total_supply(&self) -> Vec<(U256, U256)> {
        let state = self.state.borrow();
        state.supply.iter().map(|(id, sum)| (*id, *sum)).collect()
    }
}

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
    state: &'a RefCell<VmtState>,
}

impl<'a> From<Token<'a>> for Vmt<'a> {
    fn from(token: Token<'a>) -> Self {
        Vmt { state: token.state }
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
            let mut state = self.state.borrow_mut();
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
        self.state.borrow().owner
    }

    #[export]
    pub fn token_metadata_by_id(&self, id: U256) -> Option<TokenMetadata> {
        self.state.borrow().metadata.get(&id).cloned()
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
        let mut state = self.state.borrow_mut();
        if state.metadata.contains_key(&id) {
            return Err(TokenError::TokenAlreadyExists);
        }
        let supply = state.supply.get(&id).copied().unwrap_or_default();
        if let Some(metadata) = metadata {
            if amount > U256::one() {
                return Err(TokenError::MintMetadataToFungibleToken);
            }
            if !supply.is_zero() {
                return Err(TokenError::TokenAlreadyExists);
            }
            state.metadata.insert(id, metadata);
        }
        let supply = supply.checked_add(amount);
        let supply = supply.ok_or(TokenError::NumericOverflow)?;
        state.supply.insert(id, supply);
        state.add(id, to, amount);
        Ok(())
    }
    // #endregion mint

    fn check_owner(&self) -> Result<(), TokenError> {
        match self.state.borrow().owner == Syscall::message_source() {
            true => Ok(()),
            false => Err(TokenError::NotOwner),
        }
    }
}

pub struct Program {
    state: RefCell<VmtState>,
}

#[program]
impl Program {
    /// The creator becomes the owner. Nothing is minted yet.
    pub fn new(name: String, symbol: String, decimals: u8) -> Self {
        let state = RefCell::new(VmtState {
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
