//! A service for the roles of a token. Any program can expose it beside its own services.
#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeSet, prelude::*};

// #region state
/// What an account may do.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Grants and revokes roles.
    Admin,
    Minter,
    Burner,
}

/// Who has which roles. An account may have several.
pub struct RolesState {
    grants: BTreeSet<(Role, ActorId)>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RolesError {
    /// Nobody could ever grant a role again.
    LastAdmin,
    NotAdmin,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum RolesEvents {
    /// An account got a role.
    Granted { role: Role, to: ActorId },
    /// An account lost a role.
    Revoked { role: Role, from: ActorId },
}

// #region check
impl RolesState {
    /// One account gets all roles.
    pub fn all_for(account: ActorId) -> Self {
        let roles = [Role::Admin, Role::Minter, Role::Burner];
        let grants = roles.map(|role| (role, account));
        Self {
            grants: BTreeSet::from(grants),
        }
    }

    pub fn has(&self, role: Role, account: ActorId) -> bool {
        self.grants.contains(&(role, account))
    }

    fn holders(&self, role: Role) -> impl Iterator<Item = ActorId> {
        let grants = self.grants.iter();
        let of_role = grants.filter(move |(granted, _)| *granted == role);
        of_role.map(|(_, account)| *account)
    }
}
// #endregion check

/// Roles of the program that exposes it.
pub struct Roles<'a> {
    state: &'a RefCell<RolesState>,
}

impl<'a> Roles<'a> {
    pub fn new(state: &'a RefCell<RolesState>) -> Self {
        Self { state }
    }

    fn check_admin(&self) -> Result<(), RolesError> {
        let sender = Syscall::message_source();
        match self.state.borrow().has(Role::Admin, sender) {
            true => Ok(()),
            false => Err(RolesError::NotAdmin),
        }
    }
}

#[service(events = RolesEvents)]
impl Roles<'_> {
    // #region grant
    /// Gives a role to an account. For admins. Says whether that changed anything.
    #[export(unwrap_result)]
    pub fn grant(&mut self, role: Role, to: ActorId) -> Result<bool, RolesError> {
        self.check_admin()?;
        let changed = self.state.borrow_mut().grants.insert((role, to));
        if changed {
            self.emit_event(RolesEvents::Granted { role, to }).unwrap();
        }
        Ok(changed)
    }

    /// Takes a role from an account. For admins. One admin always remains.
    #[export(unwrap_result)]
    pub fn revoke(&mut self, role: Role, from: ActorId) -> Result<bool, RolesError> {
        self.check_admin()?;
        let changed = {
            let mut state = self.state.borrow_mut();
            let has = state.has(role, from);
            if has && role == Role::Admin && state.holders(role).count() == 1 {
                return Err(RolesError::LastAdmin);
            }
            state.grants.remove(&(role, from))
        };
        if changed {
            self.emit_event(RolesEvents::Revoked { role, from })
                .unwrap();
        }
        Ok(changed)
    }
    // #endregion grant

    /// Whether an account has a role.
    #[export]
    pub fn has_role(&self, role: Role, account: ActorId) -> bool {
        self.state.borrow().has(role, account)
    }

    /// All accounts with a role.
    #[export]
    pub fn holders(&self, role: Role) -> Vec<ActorId> {
        self.state.borrow().holders(role).collect()
    }
}
