#![no_std]

use core::cell::RefCell;
use roles::{Role, Roles, RolesState};
use sails_rs::prelude::*;
use vmt_service::{TokenMetadata, Vmt, VmtState};

/// An id with an amount of it.
type Units = (U256, U256);

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenEvents {
    /// Units were destroyed: ids and amounts.
    Burned {
        from: ActorId,
        units: Vec<(U256, U256)>,
    },
    /// A single item came into being.
    Created { to: ActorId, id: U256 },
    /// Units were created: ids and amounts.
    Minted {
        to: ActorId,
        units: Vec<(U256, U256)>,
    },
}

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TokenError {
    /// The id is in use.
    IdTaken,
    InsufficientBalance,
    /// The sender lacks the role.
    NotAllowed,
    NumericOverflow,
    /// There is one of it, and never more.
    SingleItem,
    ZeroAddress,
}

/// What this program adds to the standard: supply that those with a role change.
pub struct Token<'a> {
    vmt: &'a RefCell<VmtState>,
    roles: &'a RefCell<RolesState>,
}

impl<'a> From<Token<'a>> for Vmt<'a> {
    fn from(token: Token<'a>) -> Self {
        Vmt { state: token.vmt }
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

// #region supply
fn mint_one(state: &mut VmtState, to: ActorId, (id, amount): Units) -> Result<(), TokenError> {
    if to == ActorId::zero() {
        return Err(TokenError::ZeroAddress);
    }
    if state.metadata.contains_key(&id) {
        return Err(TokenError::SingleItem);
    }
    if amount.is_zero() {
        return Ok(());
    }
    let supply = state.supply.entry(id).or_default();
    let sum = supply.checked_add(amount);
    *supply = sum.ok_or(TokenError::NumericOverflow)?;
    state.add(id, to, amount);
    Ok(())
}

fn burn_one(state: &mut VmtState, from: ActorId, (id, amount): Units) -> Result<(), TokenError> {
    let taken = state.take(id, from, amount);
    taken.ok_or(TokenError::InsufficientBalance)?;
    // Without an entry nothing could be taken, unless the amount is zero.
    if let Some(supply) = state.supply.get_mut(&id) {
        *supply -= amount;
    }
    Ok(())
}
// #endregion supply

#[service(extends = Vmt<'a>, events = TokenEvents)]
impl<'a> Token<'a> {
    // #region mint
    /// Creates units of several ids, all or none. For minters.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, units: Vec<(U256, U256)>) -> Result<(), TokenError> {
        self.check(Role::Minter)?;
        for pair in &units {
            mint_one(&mut self.vmt.borrow_mut(), to, *pair)?;
        }
        self.emit_event(TokenEvents::Minted { to, units }).unwrap();
        Ok(())
    }

    /// Creates a single item under an id that is not in use. For minters.
    #[export(unwrap_result)]
    pub fn create_item(
        &mut self,
        to: ActorId,
        id: U256,
        metadata: TokenMetadata,
    ) -> Result<(), TokenError> {
        self.check(Role::Minter)?;
        {
            let state = &mut *self.vmt.borrow_mut();
            if state.supply.contains_key(&id) {
                return Err(TokenError::IdTaken);
            }
            mint_one(state, to, (id, U256::one()))?;
            state.metadata.insert(id, metadata);
        }
        self.emit_event(TokenEvents::Created { to, id }).unwrap();
        Ok(())
    }
    // #endregion mint

    /// Destroys units of any account, all or none. For burners.
    #[export(unwrap_result)]
    pub fn burn(&mut self, from: ActorId, units: Vec<(U256, U256)>) -> Result<(), TokenError> {
        self.check(Role::Burner)?;
        for pair in &units {
            burn_one(&mut self.vmt.borrow_mut(), from, *pair)?;
        }
        self.emit_event(TokenEvents::Burned { from, units })
            .unwrap();
        Ok(())
    }

    /// What was said about a single item. Fungible ids have none.
    #[export]
    pub fn metadata(&self, id: U256) -> Option<TokenMetadata> {
        self.vmt.borrow().metadata.get(&id).cloned()
    }
}

// #region state
pub struct Program {
    vmt: RefCell<VmtState>,
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
            vmt: RefCell::new(VmtState {
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
            vmt: &self.vmt,
            roles: &self.roles,
        }
    }

    pub fn roles(&self) -> Roles<'_> {
        Roles::new(&self.roles)
    }
}
// #endregion program

// For tests on the host: the Wasm code, and the client made from extended-vmt.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
