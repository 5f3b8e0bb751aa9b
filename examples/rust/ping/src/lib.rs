#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;

// #region state
/// What the program remembers between messages.
#[derive(Default)]
pub struct PingState {
    /// Pings that were answered.
    count: U256,
    /// Who asked last.
    last: Option<ActorId>,
}
// #endregion state

// #region events
#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum PingEvents {
    /// A ping was answered.
    Ponged { to: ActorId, count: U256 },
}
// #endregion events

pub struct Ping<'a> {
    state: &'a RefCell<PingState>,
}

#[service(events = PingEvents)]
impl Ping<'_> {
    // #region ping
    /// Counts the ping and answers "Pong!".
    #[export]
    pub fn ping(&mut self) -> String {
        let to = Syscall::message_source();
        let count = {
            let mut state = self.state.borrow_mut();
            state.count += U256::one();
            state.last = Some(to);
            state.count
        };
        self.emit_event(PingEvents::Ponged { to, count }).unwrap();
        "Pong!".into()
    }
    // #endregion ping

    // #region queries
    /// How many pings the program has answered.
    #[export]
    pub fn count(&self) -> U256 {
        self.state.borrow().count
    }

    /// Who asked last, if anybody has.
    #[export]
    pub fn last(&self) -> Option<ActorId> {
        self.state.borrow().last
    }
    // #endregion queries
}

// #region program
#[derive(Default)]
pub struct Program {
    state: RefCell<PingState>,
}

#[program]
impl Program {
    /// Starts to count at zero.
    pub fn new() -> Self {
        Self::default()
    }

    pub fn ping(&self) -> Ping<'_> {
        Ping { state: &self.state }
    }
}
// #endregion program

// For tests on the host: the Wasm code, and the client made from ping.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
