#![no_std]

use core::cell::RefCell;
use gbuiltin_eth_bridge::{Request, Response};
use gstd::{errors::Error, msg};
use sails_rs::{collections::BTreeMap, prelude::*, rc::Rc};

/// Gas that is set aside for the reply of the built-in actor.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that a message waits for this reply.
const WAIT_BLOCKS: u32 = 20;

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

/// Why there is no `Queued`.
#[sails_type]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendError {
    /// The owner has not named the contract yet.
    NotConnected,
    /// The bridge says no, with its reason.
    Refused(String),
    /// No reply in time, or one that does not decode. The message may be queued.
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

// #region state
/// What the program remembers.
pub struct State {
    owner: ActorId,
    /// The built-in actor of the bridge.
    bridge: ActorId,
    /// The contract on Ethereum.
    contract: Option<H160>,
    refunds: Refunds,
}

/// What came back from the bridge, by whom it belongs to. Shared with the reply hooks.
#[derive(Clone, Default)]
struct Refunds(Rc<RefCell<BTreeMap<ActorId, u128>>>);

impl Refunds {
    /// The hook: runs when the bridge replies, in time or not.
    fn credit(&self, sender: ActorId) {
        let value = msg::value();
        if value > 0 {
            *self.0.borrow_mut().entry(sender).or_default() += value;
        }
    }

    /// If the message that takes it fails afterwards, it is there again.
    fn take(&self, sender: ActorId) -> u128 {
        self.0.borrow_mut().remove(&sender).unwrap_or_default()
    }
}
// #endregion state

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
        assert_eq!(Syscall::message_value(), 0, "takes no value");
        assert_eq!(Syscall::message_source(), state.owner, "not the owner");
        assert!(state.contract.is_none(), "already connected");
        state.contract = Some(contract);
    }
    // #endregion connect

    // #region send
    /// Sends `text` to the contract, after the 32 bytes of whoever asks for it.
    ///
    /// The value of the message pays the fee of the bridge. What the bridge does
    /// not take goes back to the caller with the reply. If it comes late, or the gas
    /// does not suffice for the reply, it can be withdrawn.
    #[export]
    pub async fn send(&mut self, text: Vec<u8>) -> CommandReply<Result<Queued, SendError>> {
        let sender = Syscall::message_source();
        let value = Syscall::message_value();
        let (bridge, contract, refunds) = {
            let state = self.state.borrow();
            (state.bridge, state.contract, state.refunds.clone())
        };
        let Some(destination) = contract else {
            return CommandReply::new(Err(SendError::NotConnected)).with_value(value);
        };
        let payload = [sender.as_ref(), text.as_slice()].concat();
        let request = Request::SendEthMessage {
            destination,
            payload,
        };

        let result = ask(bridge, request, value, sender, refunds.clone()).await;
        if let Ok(queued) = result.clone() {
            self.emit_event(OutboxEvents::Sent { sender, queued })
                .expect("the event fits");
        }
        CommandReply::new(result).with_value(refunds.take(sender))
    }
    // #endregion send

    // #region withdraw
    /// Pays what came back for the sender, with the reply.
    #[export]
    pub fn withdraw(&mut self) -> CommandReply<u128> {
        assert_eq!(Syscall::message_value(), 0, "takes no value");
        let refund = self.state.borrow().refunds.take(Syscall::message_source());
        CommandReply::new(refund).with_value(refund)
    }
    // #endregion withdraw

    /// What an account can withdraw.
    #[export]
    pub fn refund(&self, account: ActorId) -> u128 {
        let state = self.state.borrow();
        let refunds = state.refunds.0.borrow();
        refunds.get(&account).copied().unwrap_or_default()
    }
}

// #region ask
/// Waits for the built-in actor. What its reply brings back belongs to the sender.
async fn ask(
    bridge: ActorId,
    request: Request,
    value: u128,
    sender: ActorId,
    refunds: Refunds,
) -> Result<Queued, SendError> {
    // A panic before the first await gives the value back to the caller.
    let reply = msg::send_for_reply(bridge, request, value, REPLY_DEPOSIT)
        .expect("gas and value suffice")
        .up_to(Some(WAIT_BLOCKS))
        .expect("the wait is longer than zero")
        .handle_reply(move || refunds.credit(sender))
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
            refunds: Refunds::default(),
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
