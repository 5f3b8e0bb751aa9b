#![no_std]

use core::cell::RefCell;
use gstd::exec;
use sails_rs::{collections::BTreeMap, prelude::*};

const VARA: u128 = 1_000_000_000_000;

// #region state
pub struct LogicState {
    /// Whose word about senders counts.
    proxy: ActorId,
    /// Points for one VARA. This is what differs between the versions here.
    rate: u128,
    points: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum LogicError {
    /// The bytes are no state of this program.
    BadState,
    /// There is a state already.
    NotEmpty,
    /// Not sent by the proxy, or not for the proxy itself.
    NotProxy,
    TooFewPoints,
    /// Less value than one point costs.
    Underpaid,
}

impl LogicState {
    // #region sender
    /// Believes a sender only from the proxy.
    fn check(&self, sender: ActorId) -> Result<ActorId, LogicError> {
        match Syscall::message_source() == self.proxy {
            true => Ok(sender),
            false => Err(LogicError::NotProxy),
        }
    }

    /// Whether the proxy speaks for itself.
    fn check_proxy(&self, sender: ActorId) -> Result<(), LogicError> {
        match self.check(sender)? == self.proxy {
            true => Ok(()),
            false => Err(LogicError::NotProxy),
        }
    }
    // #endregion sender
}

/// What the program is for.
pub struct Points<'a> {
    state: &'a RefCell<LogicState>,
}

#[service]
impl Points<'_> {
    // #region points
    /// Gives points for the value of this message. Returns all points of the sender.
    #[export(unwrap_result)]
    pub fn buy(&mut self, sender: ActorId) -> Result<u128, LogicError> {
        let mut state = self.state.borrow_mut();
        let sender = state.check(sender)?;
        let bought = Syscall::message_value().saturating_mul(state.rate) / VARA;
        if bought == 0 {
            return Err(LogicError::Underpaid);
        }
        let points = state.points.entry(sender).or_default();
        *points += bought;
        Ok(*points)
    }

    /// Spends points. Returns what is left.
    #[export(unwrap_result)]
    pub fn spend(&mut self, sender: ActorId, amount: u128) -> Result<u128, LogicError> {
        let mut state = self.state.borrow_mut();
        let sender = state.check(sender)?;
        // No entry for who has none: the state would grow for nothing.
        let points = state.points.get_mut(&sender);
        let points = points.ok_or(LogicError::TooFewPoints)?;
        *points = points.checked_sub(amount).ok_or(LogicError::TooFewPoints)?;
        Ok(*points)
    }
    // #endregion points

    /// Points of an account. A query needs no proxy.
    #[export]
    pub fn balance(&self, account: ActorId) -> u128 {
        let state = self.state.borrow();
        state.points.get(&account).copied().unwrap_or_default()
    }
}

/// How one version follows another.
pub struct Lifecycle<'a> {
    state: &'a RefCell<LogicState>,
}

#[service]
impl Lifecycle<'_> {
    // #region lifecycle
    /// Hands the state out, for the next version.
    #[export(unwrap_result)]
    pub fn hand_over(&mut self, sender: ActorId) -> Result<Vec<u8>, LogicError> {
        let state = self.state.borrow();
        state.check_proxy(sender)?;
        Ok(state.points.encode())
    }

    /// Takes the state of the version before. An unused program may, once. The number of
    /// accounts is a proof: without a result, any success would pass for this answer.
    #[export(unwrap_result)]
    pub fn take_over(&mut self, sender: ActorId, bytes: Vec<u8>) -> Result<u32, LogicError> {
        let mut state = self.state.borrow_mut();
        state.check_proxy(sender)?;
        if !state.points.is_empty() {
            return Err(LogicError::NotEmpty);
        }
        state.points = Decode::decode(&mut &bytes[..]).map_err(|_| LogicError::BadState)?;
        Ok(state.points.len() as u32)
    }

    /// Ends this program. Its value goes to the heir.
    #[export(unwrap_result)]
    pub fn retire(&mut self, sender: ActorId, heir: ActorId) -> Result<(), LogicError> {
        self.state.borrow().check_proxy(sender)?;
        exec::exit(heir)
    }
    // #endregion lifecycle
}

pub struct Program {
    state: RefCell<LogicState>,
}

#[program]
impl Program {
    /// A version that serves one proxy.
    pub fn serve(proxy: ActorId, rate: u128) -> Self {
        let state = RefCell::new(LogicState {
            proxy,
            rate,
            points: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn lifecycle(&self) -> Lifecycle<'_> {
        Lifecycle { state: &self.state }
    }

    pub fn points(&self) -> Points<'_> {
        Points { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from proxy-logic.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
