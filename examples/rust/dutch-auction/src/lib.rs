#![no_std]

use core::cell::RefCell;
use sails_rs::{
    client::{Program as _, Service},
    collections::BTreeMap,
    prelude::*,
};

/// The client of the collection, made from vnft.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod collection {
    include!(concat!(env!("OUT_DIR"), "/collection.rs"));
}

use collection::{
    NonFungibleToken as _, NonFungibleTokenProgram,
    token::Token as _,
    vnft::{Vnft as _, VnftImpl},
};

/// Blocks that the program waits for the collection's answer.
const WAIT_BLOCKS: u32 = 20;
/// Gas for a call of the collection, so that it cannot burn what handles its answer.
const CALL_GAS: u64 = 10_000_000_000;
/// Gas set aside for handling the answer. An automatic reply brings none.
const REPLY_DEPOSIT: u64 = 5_000_000_000;

// #region state
/// What is sold, and how its price falls.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Lot {
    pub seller: ActorId,
    pub collection: ActorId,
    pub token_id: U256,
    pub start_price: u128,
    /// The price when `duration` is over, and from then on.
    pub floor_price: u128,
    /// Milliseconds, as the block timestamps.
    pub started_at: u64,
    pub duration: u64,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    Open,
    /// The token is on its way here, or the collection never answered.
    Delivering {
        buyer: ActorId,
        price: u128,
        paid: u128,
        since: u32,
    },
    /// The token has come. Its buyer can claim it.
    Sold {
        buyer: ActorId,
        price: u128,
    },
    Stopped,
}

pub struct AuctionState {
    lot: Lot,
    status: Status,
    /// Value that waits to be withdrawn, by its owner.
    due: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum AuctionError {
    BadPrices,
    /// The collection refused, or gave no answer.
    NotClaimed,
    NothingDue,
    NotOpen,
    NotSeller,
    NotSold,
    StillDelivering,
    Underpaid {
        price: u128,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum AuctionEvents {
    /// The token is here for the buyer.
    Sold { buyer: ActorId, price: u128 },
    /// The seller ended the auction.
    Stopped,
    /// So much waits for the buyer after a late answer.
    Due { buyer: ActorId, value: u128 },
}

pub struct Auction<'a> {
    state: &'a RefCell<AuctionState>,
}

#[service(events = AuctionEvents)]
impl Auction<'_> {
    // #region buy
    /// Takes the token here for the sender, for the price of this block. Change comes back
    /// with the reply; all of the value, if the token did not come.
    #[export(unwrap_result)]
    pub async fn buy(&mut self) -> Result<CommandReply<Status>, AuctionError> {
        let buyer = Syscall::message_source();
        let lot = self.begin(buyer, Syscall::message_value())?;

        let mut vnft = vnft(&lot);
        let call = vnft
            .transfer_from(lot.seller, Syscall::program_id(), lot.token_id)
            .with_gas_limit(CALL_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT)
            // Without gas for the answer the run panics, which takes the message back.
            .send_for_reply()
            .expect("gas for the transfer and for its answer");
        let back = match call.await {
            Ok(Ok(())) => self.end(true),
            // The token may have come: the value stays until `settle` has found out.
            Err(error) if error.timed_out() => 0,
            _ => self.end(false),
        };
        Ok(CommandReply::new(self.status()).with_value(back))
    }
    // #endregion buy

    // #region settle
    /// After a delivery without an answer: asks the collection who owns the token. What
    /// the buyer gets back can be withdrawn.
    #[export(unwrap_result)]
    pub async fn settle(&mut self) -> Result<Status, AuctionError> {
        let Status::Delivering { buyer, since, .. } = self.status() else {
            return Err(AuctionError::NotOpen);
        };
        if Syscall::block_height() <= since + WAIT_BLOCKS {
            return Err(AuctionError::StillDelivering);
        }
        let lot = self.lot();
        let vnft = vnft(&lot);
        let call = vnft
            .owner_of(lot.token_id)
            .with_gas_limit(CALL_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT);
        // Somebody else may have settled meanwhile, and even another one have bought.
        if let Ok(owner) = call.await
            && let Status::Delivering { since: same, .. } = self.status()
            && since == same
        {
            // What has come here leaves only with `claim`, once it is sold.
            let value = self.end(owner == Syscall::program_id());
            self.state.borrow_mut().credit(buyer, value);
            if value > 0 {
                self.emit_event(AuctionEvents::Due { buyer, value })
                    .unwrap();
            }
        }
        Ok(self.status())
    }
    // #endregion settle

    // #region claim
    /// Sends the sold token to its buyer. Anybody may, and again if it is still here.
    #[export(unwrap_result)]
    pub async fn claim(&mut self) -> Result<(), AuctionError> {
        let Status::Sold { buyer, .. } = self.status() else {
            return Err(AuctionError::NotSold);
        };
        let lot = self.lot();
        let mut vnft = vnft(&lot);
        let call = vnft
            .transfer(buyer, lot.token_id)
            .with_gas_limit(CALL_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT);
        // Nothing is noted: the collection knows whether the token is still here.
        match call.await {
            Ok(Ok(())) => Ok(()),
            _ => Err(AuctionError::NotClaimed),
        }
    }
    // #endregion claim

    /// Ends the auction. Only the seller may, and not during a delivery.
    #[export(unwrap_result)]
    pub fn stop(&mut self) -> Result<(), AuctionError> {
        {
            let mut state = self.state.borrow_mut();
            if state.lot.seller != Syscall::message_source() {
                return Err(AuctionError::NotSeller);
            }
            if state.status != Status::Open {
                return Err(AuctionError::NotOpen);
            }
            state.status = Status::Stopped;
        }
        self.emit_event(AuctionEvents::Stopped).unwrap();
        Ok(())
    }

    // #region withdraw
    /// Pays what is due to the sender, with the reply.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, AuctionError> {
        let source = Syscall::message_source();
        let due = self.state.borrow_mut().due.remove(&source);
        let due = due.ok_or(AuctionError::NothingDue)?;
        Ok(CommandReply::new(due).with_value(due))
    }
    // #endregion withdraw

    /// What the token costs in this block.
    #[export]
    pub fn price(&self) -> u128 {
        self.state.borrow().lot.price(Syscall::block_timestamp())
    }

    /// What is sold, and how its price falls.
    #[export]
    pub fn lot(&self) -> Lot {
        self.state.borrow().lot.clone()
    }

    /// Whether the token is still to be had.
    #[export]
    pub fn status(&self) -> Status {
        self.state.borrow().status.clone()
    }

    // #region deliver
    /// Checks status and value, and keeps other buyers out.
    fn begin(&self, buyer: ActorId, paid: u128) -> Result<Lot, AuctionError> {
        let mut state = self.state.borrow_mut();
        if state.status != Status::Open {
            return Err(AuctionError::NotOpen);
        }
        let price = state.lot.price(Syscall::block_timestamp());
        if paid < price {
            return Err(AuctionError::Underpaid { price });
        }
        state.status = Status::Delivering {
            buyer,
            price,
            paid,
            since: Syscall::block_height(),
        };
        Ok(state.lot.clone())
    }

    /// Ends a delivery. Returns what goes back to the buyer.
    fn end(&mut self, delivered: bool) -> u128 {
        let Status::Delivering {
            buyer, price, paid, ..
        } = self.status()
        else {
            return 0;
        };
        if !delivered {
            self.state.borrow_mut().status = Status::Open;
            return paid;
        }
        {
            let state = &mut *self.state.borrow_mut();
            state.status = Status::Sold { buyer, price };
            state.credit(state.lot.seller, price);
        }
        self.emit_event(AuctionEvents::Sold { buyer, price })
            .unwrap();
        paid - price
    }
    // #endregion deliver
}

impl AuctionState {
    fn credit(&mut self, who: ActorId, value: u128) {
        if value > 0 {
            *self.due.entry(who).or_default() += value;
        }
    }
}

// #region price
impl Lot {
    /// Falls evenly from `start_price` to `floor_price`.
    fn price(&self, now: u64) -> u128 {
        let elapsed = now.saturating_sub(self.started_at).min(self.duration);
        let fall = self.start_price - self.floor_price;
        self.start_price - fall * u128::from(elapsed) / u128::from(self.duration)
    }
}
// #endregion price

fn vnft(lot: &Lot) -> Service<VnftImpl> {
    NonFungibleTokenProgram::client(lot.collection)
        .token()
        .vnft()
}

pub struct Program {
    state: RefCell<AuctionState>,
}

#[program]
impl Program {
    /// The creator is the seller, and approves the program for the token. Prices in
    /// planck, `duration` in milliseconds.
    #[export(unwrap_result)]
    pub fn create(
        collection: ActorId,
        token_id: U256,
        start_price: u128,
        floor_price: u128,
        duration: u64,
    ) -> Result<Self, AuctionError> {
        // The largest product of `price` has to fit.
        let fall = start_price.checked_sub(floor_price);
        if duration == 0 || fall.is_none_or(|fall| fall > u128::from(u64::MAX)) {
            return Err(AuctionError::BadPrices);
        }
        let lot = Lot {
            seller: Syscall::message_source(),
            collection,
            token_id,
            start_price,
            floor_price,
            started_at: Syscall::block_timestamp(),
            duration,
        };
        let state = RefCell::new(AuctionState {
            lot,
            status: Status::Open,
            due: BTreeMap::new(),
        });
        Ok(Self { state })
    }

    pub fn auction(&self) -> Auction<'_> {
        Auction { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from dutch-auction.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
