#![no_std]

use core::cell::{Cell, RefCell};
use gbuiltin_eth_bridge::{Request, Response};
use gstd::{errors::Error, msg};
use sails_rs::{prelude::*, rc::Rc};

/// Gas that is set aside for the reply of the built-in actor.
const REPLY_DEPOSIT: u64 = 5_000_000_000;

// #region types
/// What whoever relays the message to Ethereum must know.
#[sails_type]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queued {
    pub nonce: U256,
    pub block_number: u32,
    pub queue_id: u64,
    pub hash: H256,
}

/// Why nothing was queued.
#[sails_type]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendError {
    /// The owner has not named the contract yet.
    NotConnected,
    /// The bridge says no, with its reason.
    Refused(String),
    /// No reply in time, or one that does not decode.
    NoAnswer,
}
// #endregion types

#[event]
#[sails_type]
#[derive(Debug, PartialEq, Eq)]
pub enum OutboxEvents {
    /// A message waits for its way to Ethereum.
    Sent { sender: ActorId, queued: Queued },
}

/// What the program remembers.
pub struct State {
    owner: ActorId,
    /// The built-in actor of the bridge.
    bridge: ActorId,
    /// The contract on Ethereum.
    contract: Option<H160>,
}

pub struct Outbox<'a> {
    state: &'a RefCell<State>,
}

#[service(events = OutboxEvents)]
impl Outbox<'_> {
    // #region connect
    /// Names the contract that gets the messages. The owner can do so once.
    #[export]
    pub fn connect(&mut self, contract: H160) {
        let mut state = self.state.borrow_mut();
        assert_eq!(Syscall::message_source(), state.owner, "not the owner");
        assert!(state.contract.is_none(), "already connected");
        state.contract = Some(contract);
    }
    // #endregion connect

    // #region send
    /// Sends `text` to the contract, after the 32 bytes of whoever asks for it.
    ///
    /// The value of the message pays the fee of the bridge. What the bridge does
    /// not take goes back to the caller with the reply.
    #[export]
    pub async fn send(&mut self, text: Vec<u8>) -> CommandReply<Result<Queued, SendError>> {
        let sender = Syscall::message_source();
        let value = Syscall::message_value();
        let (bridge, contract) = {
            let state = self.state.borrow();
            (state.bridge, state.contract)
        };
        let Some(destination) = contract else {
            return CommandReply::new(Err(SendError::NotConnected)).with_value(value);
        };
        let payload = [sender.as_ref(), text.as_slice()].concat();
        let request = Request::SendEthMessage {
            destination,
            payload,
        };

        let returned = Rc::new(Cell::new(0));
        let result = ask(bridge, request, value, returned.clone()).await;
        if let Ok(queued) = result.clone() {
            self.emit_event(OutboxEvents::Sent { sender, queued })
                .expect("the event fits");
        }
        CommandReply::new(result).with_value(returned.get())
    }
    // #endregion send
}

// #region ask
/// Waits for the built-in actor, and notes the value that its reply brings back.
async fn ask(
    bridge: ActorId,
    request: Request,
    value: u128,
    returned: Rc<Cell<u128>>,
) -> Result<Queued, SendError> {
    // A panic before the first await gives the value back to the caller.
    let reply = msg::send_for_reply(bridge, request, value, REPLY_DEPOSIT)
        .expect("gas and value suffice")
        .handle_reply(move || returned.set(msg::value()))
        .expect("the deposit is not zero");

    match reply.await {
        Ok(payload) => {
            let Response::EthMessageQueued {
                block_number,
                hash,
                nonce,
                queue_id,
            } = Response::decode(&mut payload.as_slice()).or(Err(SendError::NoAnswer))?;
            Ok(Queued {
                nonce,
                block_number,
                queue_id,
                hash,
            })
        }
        Err(Error::ErrorReply(text, _)) => Err(SendError::Refused(text.to_string())),
        Err(_) => Err(SendError::NoAnswer),
    }
}
// #endregion ask

pub struct Program(RefCell<State>);

#[program]
impl Program {
    /// Takes the id of the built-in actor, so that tests can give another one.
    pub fn new(bridge: ActorId) -> Self {
        Self(RefCell::new(State {
            owner: Syscall::message_source(),
            bridge,
            contract: None,
        }))
    }

    pub fn outbox(&self) -> Outbox<'_> {
        Outbox { state: &self.0 }
    }
}

// For tests on the host: the Wasm code, and the client made from bridge-sender.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
