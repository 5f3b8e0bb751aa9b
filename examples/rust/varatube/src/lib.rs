#![no_std]

extern crate alloc;

use alloc::sync::Arc;
use core::{
    cell::RefCell,
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};
use gstd::{exec, msg};
use sails_rs::{client::Program as _, collections::BTreeMap, prelude::*};

/// The client of a token, made from vft.idl by build.rs.
pub mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

/// The client of this program, made from varatube.idl: for its messages to itself.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use client::tube::io::Renew;
use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

/// Gas for one transfer in a token.
const TRANSFER_GAS: u64 = 10_000_000_000;
/// Gas set aside for the answer of a token.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks to wait for the answer.
const WAIT_BLOCKS: u32 = 10;
/// With less gas than this, no renewal is planned: it covers one, and its delay.
const RENEWAL_GAS: u64 = 30_000_000_000;

// #region state
struct Subscription {
    token: ActorId,
    /// As it was when the subscriber agreed.
    price: U256,
    /// The first block that is not paid.
    until: u32,
    /// Number of the renewal that is on its way. One with another number is stale.
    renewal: Option<u32>,
    /// Of a payment under way.
    receipt: Option<Receipt>,
}

pub struct TubeState {
    /// Sets the prices, and gets the payments.
    owner: ActorId,
    /// Length of a subscription, in blocks.
    period: u32,
    /// Price of a period by token.
    prices: BTreeMap<ActorId, U256>,
    subscriptions: BTreeMap<ActorId, Subscription>,
    /// Renewals that were sent so far.
    renewals: u32,
}
// #endregion state

const UNANSWERED: u8 = 0;
const MOVED: u8 = 1;
const REFUSED: u8 = 2;

/// The answer to a payment, shared by the state and the reply hook.
#[derive(Clone, Default)]
struct Receipt(Arc<AtomicU8>);

impl Receipt {
    /// The hook: runs when the token replies, in time or not.
    fn write(&self) {
        let success = msg::reply_code().is_ok_and(|code| code.is_success());
        let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
        let moved = |reply| TransferFrom::decode_reply(route, reply) == Ok(true);
        let answer = match success && msg::load_bytes().is_ok_and(moved) {
            true => MOVED,
            false => REFUSED,
        };
        self.0.store(answer, Relaxed);
    }
}

/// What is known about a subscription.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Status {
    /// The first block that is not paid.
    pub until: u32,
    /// Whether a renewal is planned. If not, or if it does not come, `Resume` helps.
    pub renews: bool,
    /// Whether a payment is under way.
    pub paying: bool,
}

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TubeError {
    AlreadySubscribed,
    /// A payment is under way.
    Busy,
    NoSubscription,
    NotOwner,
    /// Only the program itself renews.
    NotSelf,
    /// The plan has changed since this renewal was sent.
    Stale,
    /// No price is set for this token.
    UnknownToken,
    /// The price is another one now.
    WrongPrice {
        price: U256,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum TubeEvents {
    /// A period was paid. Without `renews`, it is the last one for now.
    Paid {
        subscriber: ActorId,
        until: u32,
        renews: bool,
    },
    /// A payment was refused.
    Lapsed { subscriber: ActorId },
}

pub struct Tube<'a> {
    state: &'a RefCell<TubeState>,
}

#[service(events = TubeEvents)]
impl Tube<'_> {
    /// Sets the price of a period in a token; zero ends the offer. Only for the owner.
    #[export(unwrap_result)]
    pub fn set_price(&mut self, token: ActorId, price: U256) -> Result<(), TubeError> {
        let mut state = self.state.borrow_mut();
        if state.owner != Syscall::message_source() {
            return Err(TubeError::NotOwner);
        }
        match price.is_zero() {
            true => state.prices.remove(&token),
            false => state.prices.insert(token, price),
        };
        Ok(())
    }

    // #region subscribe
    /// Pays the first period at this price, and plans the renewals. The program needs an
    /// allowance. Gas that is left pays for them.
    #[export(unwrap_result)]
    pub async fn subscribe(
        &mut self,
        token: ActorId,
        price: U256,
    ) -> Result<Option<Status>, TubeError> {
        let subscriber = Syscall::message_source();
        {
            let state = &mut *self.state.borrow_mut();
            // What the subscriber has seen counts: the owner may have changed it meanwhile.
            let current = state.prices.get(&token).copied();
            let current = current.ok_or(TubeError::UnknownToken)?;
            if current != price {
                return Err(TubeError::WrongPrice { price: current });
            }
            let old = state.subscriptions.get(&subscriber);
            let now = exec::block_height();
            if old.is_some_and(|old| old.receipt.is_some() || old.until > now) {
                return Err(TubeError::AlreadySubscribed);
            }
            let subscription = Subscription {
                token,
                price,
                until: 0,
                renewal: None,
                receipt: None,
            };
            state.subscriptions.insert(subscriber, subscription);
        }
        self.pay(subscriber).await;
        Ok(self.status(subscriber))
    }
    // #endregion subscribe

    // #region renew
    /// Pays the next period. The program sends this to itself.
    #[export(unwrap_result)]
    pub async fn renew(&mut self, subscriber: ActorId, number: u32) -> Result<(), TubeError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(TubeError::NotSelf);
        }
        {
            let state = self.state.borrow();
            let subscription = state.subscriptions.get(&subscriber);
            if subscription.and_then(|it| it.renewal) != Some(number) {
                return Err(TubeError::Stale);
            }
        }
        self.pay(subscriber).await;
        Ok(())
    }
    // #endregion renew

    // #region resume
    /// Goes on with the sender's subscription after it ran out of gas, or after its
    /// renewal did not come.
    #[export(unwrap_result)]
    pub async fn resume(&mut self) -> Result<Option<Status>, TubeError> {
        let subscriber = Syscall::message_source();
        let status = self.status(subscriber).ok_or(TubeError::NoSubscription)?;
        if status.paying {
            self.settle(subscriber);
        } else if status.until <= exec::block_height() {
            self.pay(subscriber).await;
        } else if !status.renews {
            self.state.borrow_mut().plan(subscriber);
        }
        Ok(self.status(subscriber))
    }
    // #endregion resume

    /// Ends the renewals of the sender. What is paid stays.
    #[export(unwrap_result)]
    pub fn cancel(&mut self) -> Result<(), TubeError> {
        let subscriber = Syscall::message_source();
        let mut state = self.state.borrow_mut();
        let subscription = state.subscriptions.get_mut(&subscriber);
        let subscription = subscription.ok_or(TubeError::NoSubscription)?;
        if subscription.receipt.is_some() {
            return Err(TubeError::Busy);
        }
        subscription.renewal = None;
        Ok(())
    }

    /// The price of a period in a token, if it is accepted.
    #[export]
    pub fn price(&self, token: ActorId) -> Option<U256> {
        self.state.borrow().prices.get(&token).copied()
    }

    /// Length of a period, in blocks. It never changes.
    #[export]
    pub fn period(&self) -> u32 {
        self.state.borrow().period
    }

    /// The subscription of an account.
    #[export]
    pub fn status(&self, subscriber: ActorId) -> Option<Status> {
        let state = self.state.borrow();
        let subscription = state.subscriptions.get(&subscriber)?;
        Some(Status {
            until: subscription.until,
            renews: subscription.renewal.is_some(),
            paying: subscription.receipt.is_some(),
        })
    }

    /// Whether an account may watch now.
    #[export]
    pub fn may_watch(&self, subscriber: ActorId) -> bool {
        let status = self.status(subscriber);
        status.is_some_and(|status| status.until > exec::block_height())
    }

    // #region pay
    /// Asks the token for the price of one period.
    async fn pay(&mut self, subscriber: ActorId) {
        let receipt = Receipt::default();
        let (token, owner, price) = {
            let state = &mut *self.state.borrow_mut();
            let Some(it) = state.subscriptions.get_mut(&subscriber) else {
                return;
            };
            // A renewal that comes later is stale.
            it.renewal = None;
            it.receipt = Some(receipt.clone());
            (it.token, state.owner, it.price)
        };
        let payment = FungibleTokenProgram::client(token)
            .token()
            .vft()
            .transfer_from(subscriber, owner, price)
            .with_gas_limit(TRANSFER_GAS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_hook(move || receipt.write())
            .send_for_reply()
            .expect("gas for the payment and for its answer");
        let _ = payment.await;
        self.settle(subscriber);
    }
    // #endregion pay

    // #region settle
    /// Books the answer of the token, if it is here, and plans the next renewal.
    fn settle(&mut self, subscriber: ActorId) {
        let event = {
            let state = &mut *self.state.borrow_mut();
            let Some(it) = state.subscriptions.get_mut(&subscriber) else {
                return;
            };
            match it.receipt.as_ref().map(|receipt| receipt.0.load(Relaxed)) {
                None | Some(UNANSWERED) => return,
                Some(MOVED) => {
                    it.receipt = None;
                    let start = it.until.max(exec::block_height());
                    it.until = start.saturating_add(state.period);
                    let until = it.until;
                    let renews = state.plan(subscriber);
                    TubeEvents::Paid {
                        subscriber,
                        until,
                        renews,
                    }
                }
                Some(_) => {
                    state.subscriptions.remove(&subscriber);
                    TubeEvents::Lapsed { subscriber }
                }
            }
        };
        self.emit_event(event).unwrap();
    }
    // #endregion settle
}

impl TubeState {
    // #region plan
    /// Sends the program the next renewal, if the gas of this message lasts for it.
    fn plan(&mut self, subscriber: ActorId) -> bool {
        let Some(it) = self.subscriptions.get_mut(&subscriber) else {
            return false;
        };
        if exec::gas_available() < RENEWAL_GAS {
            return false;
        }
        self.renewals += 1;
        let route = client::VaratubeProgram::ROUTE_ID_TUBE;
        let renewal = Renew::encode_call(route, subscriber, self.renewals);
        let delay = it.until.saturating_sub(exec::block_height());
        // Without a limit, the renewal gets what this message has left.
        let sent = msg::send_bytes_delayed(exec::program_id(), renewal, 0, delay);
        it.renewal = sent.is_ok().then_some(self.renewals);
        sent.is_ok()
    }
    // #endregion plan
}

pub struct Program {
    state: RefCell<TubeState>,
}

#[program]
impl Program {
    /// Subscriptions of so many blocks. Payments go to the creator.
    pub fn create(period: u32) -> Self {
        let state = RefCell::new(TubeState {
            owner: Syscall::message_source(),
            period: period.max(1),
            prices: BTreeMap::new(),
            subscriptions: BTreeMap::new(),
            renewals: 0,
        });
        Self { state }
    }

    pub fn tube(&self) -> Tube<'_> {
        Tube { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
