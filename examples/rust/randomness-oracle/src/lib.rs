#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

/// Rounds that are kept. Older ones make room for new ones.
const KEPT: usize = 32;
/// A signature on BLS12-381 takes 48 or 96 bytes.
const MAX_SIGNATURE: usize = 96;

// #region state
/// A round of the beacon, as the manager has reported it.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub number: u64,
    pub randomness: H256,
    /// Block in which it became known here.
    pub in_block: u32,
}

pub struct FeedState {
    /// Chooses the manager.
    owner: ActorId,
    /// Reports the rounds.
    manager: ActorId,
    /// The only round that the manager may report now.
    next: u64,
    rounds: BTreeMap<u64, Round>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum FeedError {
    /// No signature, or one that is too long to be one.
    BadSignature,
    NotManager,
    NotOwner,
    /// Rounds come one after the other, without a gap.
    WrongRound {
        expected: u64,
    },
}

// #region events
#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum FeedEvents {
    /// A round is known. The signature is here for everybody who checks it.
    Published {
        number: u64,
        randomness: H256,
        signature: Vec<u8>,
    },
    /// Another account or program reports from now on.
    ManagerChanged { manager: ActorId },
}
// #endregion events

pub struct Feed<'a> {
    state: &'a RefCell<FeedState>,
}

#[service(events = FeedEvents)]
impl Feed<'_> {
    // #region publish
    /// Reports the next round. Only for the manager.
    #[export(unwrap_result)]
    pub fn publish(
        &mut self,
        number: u64,
        randomness: H256,
        signature: Vec<u8>,
    ) -> Result<(), FeedError> {
        {
            let state = &mut *self.state.borrow_mut();
            if state.manager != Syscall::message_source() {
                return Err(FeedError::NotManager);
            }
            if signature.is_empty() || signature.len() > MAX_SIGNATURE {
                return Err(FeedError::BadSignature);
            }
            let expected = state.next;
            if number != expected {
                return Err(FeedError::WrongRound { expected });
            }
            state.next += 1;
            let round = Round {
                number,
                randomness,
                in_block: Syscall::block_height(),
            };
            state.rounds.insert(number, round);
            if state.rounds.len() > KEPT {
                state.rounds.pop_first();
            }
        }
        self.emit_event(FeedEvents::Published {
            number,
            randomness,
            signature,
        })
        .unwrap();
        Ok(())
    }
    // #endregion publish

    // #region manager
    /// Lets another account or program report. Only for the owner.
    #[export(unwrap_result)]
    pub fn change_manager(&mut self, manager: ActorId) -> Result<(), FeedError> {
        {
            let mut state = self.state.borrow_mut();
            if state.owner != Syscall::message_source() {
                return Err(FeedError::NotOwner);
            }
            state.manager = manager;
        }
        self.emit_event(FeedEvents::ManagerChanged { manager })
            .unwrap();
        Ok(())
    }
    // #endregion manager

    // #region queries
    /// The last round, if there is one.
    #[export]
    pub fn last(&self) -> Option<Round> {
        let state = self.state.borrow();
        state
            .rounds
            .last_key_value()
            .map(|(_, round)| round.clone())
    }

    /// A certain round: nothing if it is not known yet, or too old.
    #[export]
    pub fn round(&self, number: u64) -> Option<Round> {
        self.state.borrow().rounds.get(&number).cloned()
    }

    /// The round that the manager reports next. The beacon may be further.
    #[export]
    pub fn next(&self) -> u64 {
        self.state.borrow().next
    }

    /// Owner and manager.
    #[export]
    pub fn roles(&self) -> (ActorId, ActorId) {
        let state = self.state.borrow();
        (state.owner, state.manager)
    }
    // #endregion queries
}

pub struct Program {
    state: RefCell<FeedState>,
}

#[program]
impl Program {
    /// The creator becomes the owner. The manager begins with the first round.
    pub fn start(manager: ActorId, first: u64) -> Self {
        let state = RefCell::new(FeedState {
            owner: Syscall::message_source(),
            manager,
            next: first,
            rounds: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn feed(&self) -> Feed<'_> {
        Feed { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from randomness-oracle.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
