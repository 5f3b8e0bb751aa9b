#![no_std]

use gstd::msg;
use sails_rs::{client::Program as _, prelude::*};

/// Made from bridge-receiver.idl by build.rs.
pub mod receiver {
    include!(concat!(env!("OUT_DIR"), "/receiver.rs"));
}

use receiver::{
    BridgeReceiver as _, BridgeReceiverProgram,
    points::{Points as _, ReceiveError},
};

/// Why nothing was delivered.
#[sails_type]
pub enum DeliverError {
    /// The historical proxy named no program that checks this slot.
    NoChecker,
    /// That program did not confirm the proofs, or they are those of another slot.
    NotProven,
    /// The receiver turned the receipt down.
    Refused(ReceiveError),
    /// The receiver gave no answer that can be read.
    NoAnswer,
}

// #region checked
/// What `CheckProofs` replies. All fields come from the proofs.
#[derive(Decode)]
#[codec(crate = sails_rs::scale_codec)]
struct CheckedProofs {
    receipt_rlp: Vec<u8>,
    transaction_index: u64,
    _block_number: u64,
    slot: u64,
}

/// Calls a program of Sails 0.10 or older by names, and gives what it returned as `Ok`.
async fn ask<T: Decode>(
    program: ActorId,
    service: &str,
    method: &str,
    arguments: &[u8],
) -> Option<T> {
    let payload = [&(service, method).encode(), arguments].concat();
    let reply = msg::send_bytes_for_reply(program, payload, 0, 0)
        .expect("the payload fits")
        .await
        .ok()?;
    // The names come back before the answer. Why it failed is not read.
    let (_, _, answer) = <(String, String, Result<T, ()>)>::decode(&mut reply.as_slice()).ok()?;
    answer.ok()
}
// #endregion checked

pub struct Gate {
    proxy: ActorId,
}

#[service]
impl Gate {
    // #region deliver
    /// Checks the proofs of a transaction in `slot`, and gives its receipt to `receiver`.
    ///
    /// Anybody may call it. `proofs` are those that `Redirect` of the historical proxy takes.
    #[export(unwrap_result)]
    pub async fn deliver(
        &mut self,
        slot: u64,
        proofs: Vec<u8>,
        receiver: ActorId,
    ) -> Result<u32, DeliverError> {
        let checker = ask(self.proxy, "HistoricalProxy", "EndpointFor", &slot.encode())
            .await
            .ok_or(DeliverError::NoChecker)?;
        let checked = ask::<CheckedProofs>(checker, "EthereumEventClient", "CheckProofs", &proofs)
            .await
            .filter(|checked| checked.slot == slot)
            .ok_or(DeliverError::NotProven)?;

        BridgeReceiverProgram::client(receiver)
            .points()
            .receive(slot, checked.transaction_index, checked.receipt_rlp)
            .await
            .or(Err(DeliverError::NoAnswer))?
            .map_err(DeliverError::Refused)
    }
    // #endregion deliver
}

pub struct Program {
    proxy: ActorId,
}

#[program]
impl Program {
    /// Takes the historical proxy of the network.
    pub fn new(proxy: ActorId) -> Self {
        Self { proxy }
    }

    pub fn gate(&self) -> Gate {
        Gate { proxy: self.proxy }
    }
}

// For tests on the host: the Wasm code, and the client made from bridge-gate.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
