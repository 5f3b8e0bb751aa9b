#![no_std]

mod receipt;

use core::cell::RefCell;
use receipt::{Log, decode_logs};
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    keccak_const::Keccak256,
    prelude::*,
};

// #region topic
/// Topic 0 of `event PointsSent(address indexed from, bytes32 indexed to, uint256 amount)`.
pub const POINTS_SENT: [u8; 32] = Keccak256::new()
    .update(b"PointsSent(address,bytes32,uint256)")
    .finalize();
// #endregion topic

// #region state
/// What the program remembers.
pub struct State {
    /// The one program that may deliver receipts: a gate, or the historical proxy.
    proxy: ActorId,
    /// The one contract on Ethereum whose logs count.
    contract: H160,
    /// Slot and index of each transaction that was received.
    received: BTreeSet<(u64, u64)>,
    points: BTreeMap<ActorId, U256>,
}
// #endregion state

/// Why a receipt was turned down.
#[sails_type]
#[derive(Debug, PartialEq, Eq)]
pub enum ReceiveError {
    /// The caller is not the program that may deliver receipts.
    NotProxy,
    /// This transaction was delivered before.
    AlreadyReceived,
    /// The bytes are not a receipt.
    Unreadable,
    /// The transaction sent no points.
    NoPoints,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq, Eq)]
pub enum PointsEvents {
    /// Points arrived from Ethereum.
    Received {
        from: H160,
        to: ActorId,
        amount: U256,
    },
}

/// One `PointsSent` log, decoded.
struct Transfer {
    from: H160,
    to: ActorId,
    amount: U256,
}

// #region decode
/// Reads a log as `PointsSent` of `contract`, and gives `None` for any other.
fn decode_transfer(log: &Log, contract: H160) -> Option<Transfer> {
    let [topic, from, to] = log.topics[..] else {
        return None;
    };
    if log.address != contract.0 || topic != POINTS_SENT || log.data.len() != 32 {
        return None;
    }
    Some(Transfer {
        // An address fills the last 20 of 32 bytes.
        from: H160::from_slice(&from[12..]),
        to: to.into(),
        amount: U256::from_big_endian(&log.data),
    })
}
// #endregion decode

pub struct Points<'a> {
    state: &'a RefCell<State>,
}

#[service(events = PointsEvents)]
impl Points<'_> {
    // #region receive
    /// Credits the points of a transaction on Ethereum, and says how many logs counted.
    ///
    /// A gate, or the historical proxy, calls it with these three arguments.
    #[export(unwrap_result)]
    pub fn receive(
        &mut self,
        slot: u64,
        transaction_index: u64,
        receipt_rlp: Vec<u8>,
    ) -> Result<u32, ReceiveError> {
        let transfers = {
            let mut state = self.state.borrow_mut();
            if Syscall::message_source() != state.proxy {
                return Err(ReceiveError::NotProxy);
            }
            if !state.received.insert((slot, transaction_index)) {
                return Err(ReceiveError::AlreadyReceived);
            }
            let logs = decode_logs(&receipt_rlp).or(Err(ReceiveError::Unreadable))?;
            let decode = |log: &Log| decode_transfer(log, state.contract);
            let transfers: Vec<_> = logs.iter().filter_map(decode).collect();
            if transfers.is_empty() {
                return Err(ReceiveError::NoPoints);
            }
            for Transfer { to, amount, .. } in &transfers {
                let points = state.points.entry(*to).or_default();
                *points = points.saturating_add(*amount);
            }
            transfers
        };
        let count = transfers.len() as u32;
        for Transfer { from, to, amount } in transfers {
            self.emit_event(PointsEvents::Received { from, to, amount })
                .expect("the event fits");
        }
        Ok(count)
    }
    // #endregion receive

    /// Points of an actor.
    #[export]
    pub fn points_of(&self, owner: ActorId) -> U256 {
        let state = self.state.borrow();
        state.points.get(&owner).copied().unwrap_or_default()
    }
}

pub struct Program(RefCell<State>);

#[program]
impl Program {
    // #region new
    /// Takes the program that may deliver receipts, and the contract on Ethereum.
    pub fn new(proxy: ActorId, contract: H160) -> Self {
        Self(RefCell::new(State {
            proxy,
            contract,
            received: BTreeSet::new(),
            points: BTreeMap::new(),
        }))
    }
    // #endregion new

    pub fn points(&self) -> Points<'_> {
        Points { state: &self.0 }
    }
}

// For tests on the host: the Wasm code, and the client made from bridge-receiver.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
