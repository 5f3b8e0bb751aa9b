#![no_std]

use core::cell::RefCell;
use sails_rs::{client::Program as _, prelude::*};

// #region client
/// Made from the IDL of the manager by build.rs.
pub mod manager {
    include!(concat!(env!("OUT_DIR"), "/manager.rs"));
}

use manager::{RandomnessOracle as _, RandomnessOracleProgram, feed::Feed as _};
// #endregion client

/// Gas for the manager. Without a limit it could burn all of it.
const MANAGER_GAS: u64 = 10_000_000_000;
/// Gas set aside for going on when the answer is there.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that the program waits for the answer.
const WAIT_BLOCKS: u32 = 20;

// #region state
/// A value, and the round that it comes from.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    pub round: u64,
    pub value: H256,
}

pub struct OracleState {
    owner: ActorId,
    /// Who knows the value: a program, or an account that replies by hand.
    manager: ActorId,
    /// The newest answer of this manager.
    last: Option<Answer>,
}
// #endregion state

// #region errors
/// Why there is no value.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum OracleError {
    /// The manager failed, or its answer makes no sense.
    Failed,
    /// The manager was replaced while the question was on its way.
    ManagerChanged,
    NotOwner,
    /// The manager knows no value yet.
    NoValue,
    /// A newer answer came in meanwhile.
    Outdated,
    /// The manager was silent for too long.
    TimedOut,
}
// #endregion errors

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum OracleEvents {
    /// The manager has answered.
    NewValue { round: u64, value: H256 },
    /// Another manager is asked from now on.
    NewManager { manager: ActorId },
}

pub struct Oracle<'a> {
    state: &'a RefCell<OracleState>,
}

#[service(events = OracleEvents)]
impl Oracle<'_> {
    // #region request
    /// Asks the manager, and replies with its answer some blocks later.
    #[export(unwrap_result)]
    pub async fn request_value(&mut self) -> Result<Answer, OracleError> {
        let manager = self.state.borrow().manager;

        let reply = RandomnessOracleProgram::client(manager)
            .feed()
            .last()
            .with_gas_limit(MANAGER_GAS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(WAIT_BLOCKS)
            .await;

        let round = match reply {
            Ok(round) => round.ok_or(OracleError::NoValue)?,
            Err(error) if error.timed_out() => return Err(OracleError::TimedOut),
            Err(_) => return Err(OracleError::Failed),
        };
        let (round, value) = (round.number, round.randomness);
        self.accept(manager, Answer { round, value })?;
        self.emit_event(OracleEvents::NewValue { round, value })
            .unwrap();
        Ok(Answer { round, value })
    }
    // #endregion request

    // #region accept
    /// Other messages ran while this one waited: nothing from before holds.
    fn accept(&self, manager: ActorId, answer: Answer) -> Result<(), OracleError> {
        let mut state = self.state.borrow_mut();
        if state.manager != manager {
            return Err(OracleError::ManagerChanged);
        }
        if state.last.is_some_and(|last| last.round > answer.round) {
            return Err(OracleError::Outdated);
        }
        state.last = Some(answer);
        Ok(())
    }
    // #endregion accept

    // #region manager
    /// Asks another manager from now on. Only for the owner.
    #[export(unwrap_result)]
    pub fn change_manager(&mut self, manager: ActorId) -> Result<(), OracleError> {
        {
            let mut state = self.state.borrow_mut();
            if state.owner != Syscall::message_source() {
                return Err(OracleError::NotOwner);
            }
            state.manager = manager;
            // Its rounds have nothing to do with those of the last manager.
            state.last = None;
        }
        self.emit_event(OracleEvents::NewManager { manager })
            .unwrap();
        Ok(())
    }
    // #endregion manager

    /// The newest answer of the manager, without asking again.
    #[export]
    pub fn last_value(&self) -> Option<Answer> {
        self.state.borrow().last
    }

    /// Owner and manager.
    #[export]
    pub fn roles(&self) -> (ActorId, ActorId) {
        let state = self.state.borrow();
        (state.owner, state.manager)
    }
}

pub struct Program {
    state: RefCell<OracleState>,
}

#[program]
impl Program {
    /// The creator becomes the owner.
    pub fn create(manager: ActorId) -> Self {
        let state = RefCell::new(OracleState {
            owner: Syscall::message_source(),
            manager,
            last: None,
        });
        Self { state }
    }

    pub fn oracle(&self) -> Oracle<'_> {
        Oracle { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from oracle.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
