#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, gstd::services::Service as _, prelude::*};

// #region state
#[derive(Default)]
pub struct NftState {
    minter: ActorId,
    /// Each token with its owner.
    owners: BTreeMap<U256, ActorId>,
    next_id: U256,
}

/// Who may use a token, and until when.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Rental {
    pub user: ActorId,
    /// Milliseconds, as the block timestamps. From then on there is no user.
    pub expires: u64,
}

type Rentals = BTreeMap<U256, Rental>;
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum NftError {
    NotMinter,
    NotOwner,
    SelfTransfer,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum NftEvents {
    /// A token was made.
    Minted { to: ActorId, token_id: U256 },
    /// A token has another owner.
    Transfer {
        from: ActorId,
        to: ActorId,
        token_id: U256,
    },
}

// #region base
/// Tokens with owners. Knows nothing of rentals.
pub struct Nft<'a> {
    state: &'a RefCell<NftState>,
}

#[service(events = NftEvents)]
impl Nft<'_> {
    /// Makes the next token. Only the minter may. Returns its id.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId) -> Result<U256, NftError> {
        let token_id = {
            let state = &mut *self.state.borrow_mut();
            if state.minter != Syscall::message_source() {
                return Err(NftError::NotMinter);
            }
            let token_id = state.next_id;
            state.next_id += U256::one();
            state.owners.insert(token_id, to);
            token_id
        };
        self.emit_event(NftEvents::Minted { to, token_id }).unwrap();
        Ok(token_id)
    }

    /// Gives a token of the sender to somebody else.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, to: ActorId, token_id: U256) -> Result<(), NftError> {
        let from = self.check_owner(token_id)?;
        if from == to {
            return Err(NftError::SelfTransfer);
        }
        self.state.borrow_mut().owners.insert(token_id, to);
        self.emit_event(NftEvents::Transfer { from, to, token_id })
            .unwrap();
        Ok(())
    }

    /// The owner, if there is such a token.
    #[export]
    pub fn owner_of(&self, token_id: U256) -> Option<ActorId> {
        self.state.borrow().owners.get(&token_id).copied()
    }
}
// #endregion base

impl Nft<'_> {
    /// The sender, who has to own the token.
    fn check_owner(&self, token_id: U256) -> Result<ActorId, NftError> {
        let source = Syscall::message_source();
        match self.state.borrow().owners.get(&token_id) == Some(&source) {
            true => Ok(source),
            false => Err(NftError::NotOwner),
        }
    }
}

/// Why a token is not lent.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RentalError {
    NotOwner,
    /// The time is over before it begins.
    TooShort,
    /// The last user still has time left.
    InUse {
        expires: u64,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RentableNftEvents {
    /// A token has a user up to that time.
    UserSet { token_id: U256, rental: Rental },
}

/// The same tokens, with a user beside the owner.
pub struct RentableNft<'a> {
    state: &'a RefCell<NftState>,
    rentals: &'a RefCell<Rentals>,
}

impl<'a> From<RentableNft<'a>> for Nft<'a> {
    fn from(nft: RentableNft<'a>) -> Self {
        Nft { state: nft.state }
    }
}

#[service(extends = Nft<'a>, events = RentableNftEvents)]
impl<'a> RentableNft<'a> {
    // #region lend
    /// Makes somebody the user of a token of the sender, until a time in milliseconds.
    #[export(unwrap_result)]
    pub fn set_user(
        &mut self,
        token_id: U256,
        user: ActorId,
        expires: u64,
    ) -> Result<(), RentalError> {
        let nft = Nft { state: self.state };
        nft.check_owner(token_id)
            .map_err(|_| RentalError::NotOwner)?;
        if let Some(expires) = self.user_expires(token_id) {
            return Err(RentalError::InUse { expires });
        }
        if expires <= Syscall::block_timestamp() {
            return Err(RentalError::TooShort);
        }
        let rental = Rental { user, expires };
        self.rentals.borrow_mut().insert(token_id, rental.clone());
        self.emit_event(RentableNftEvents::UserSet { token_id, rental })
            .unwrap();
        Ok(())
    }
    // #endregion lend

    // #region query
    /// Who may use the token now, if anybody may besides the owner.
    #[export]
    pub fn user_of(&self, token_id: U256) -> Option<ActorId> {
        self.rental(token_id).map(|rental| rental.user)
    }

    /// When the time of the user is over, if there is one.
    #[export]
    pub fn user_expires(&self, token_id: U256) -> Option<u64> {
        self.rental(token_id).map(|rental| rental.expires)
    }

    /// What has expired is as if it were not there.
    fn rental(&self, token_id: U256) -> Option<Rental> {
        let rentals = self.rentals.borrow();
        let rental = rentals.get(&token_id);
        rental
            .filter(|rental| Syscall::block_timestamp() < rental.expires)
            .cloned()
    }
    // #endregion query

    // #region override
    /// Gives a token of the sender away. The user keeps the time that is left.
    #[export(overrides = Nft, unwrap_result)]
    pub fn transfer(&mut self, to: ActorId, token_id: U256) -> Result<(), NftError> {
        // The method of the base, with its checks and its event.
        let mut nft = Nft { state: self.state }.expose(self.route_idx());
        nft.transfer(to, token_id)?;
        // A rental that is over need not be kept.
        if self.rental(token_id).is_none() {
            self.rentals.borrow_mut().remove(&token_id);
        }
        Ok(())
    }
    // #endregion override
}

pub struct Program {
    state: RefCell<NftState>,
    rentals: RefCell<Rentals>,
}

#[program]
impl Program {
    /// The creator becomes the minter.
    pub fn create() -> Self {
        let minter = Syscall::message_source();
        Self {
            state: RefCell::new(NftState {
                minter,
                ..Default::default()
            }),
            rentals: RefCell::default(),
        }
    }

    pub fn rentable_nft(&self) -> RentableNft<'_> {
        RentableNft {
            state: &self.state,
            rentals: &self.rentals,
        }
    }
}

// For tests on the host: the Wasm code, and the client made from gnft-4907.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
