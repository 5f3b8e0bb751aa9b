#![no_std]

mod market;

use core::cell::RefCell;
use market::{Change, Item, Market, MarketError, MarketEvents, Sale, Stage, Token};
use sails_rs::{
    client::{Program as _, Service},
    prelude::*,
};

/// The client of a collection, made from vnft.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod collection {
    include!(concat!(env!("OUT_DIR"), "/collection.rs"));
}

use collection::{
    NonFungibleToken as _, NonFungibleTokenProgram,
    token::Token as _,
    vnft::{Vnft as _, VnftImpl},
};

/// Gas for one call to a collection: a hostile one cannot burn more.
const CALL_GAS: u64 = 10_000_000_000;
/// Gas set aside for handling the answer. An automatic reply brings none.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that the marketplace waits for an answer.
const WAIT_BLOCKS: u32 = 20;

/// The longest auction in milliseconds: thirty days.
const MAX_DURATION: u64 = 30 * 24 * 3_600_000;

/// How far the token of an item has come.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// It has moved.
    Moved,
    /// It is where it was. What was paid is due again.
    Refused,
    /// No answer yet. Resume later.
    Unanswered,
}

pub struct Marketplace<'a> {
    market: &'a RefCell<Market>,
}

#[service(events = MarketEvents)]
impl Marketplace<'_> {
    /// Takes a token of the sender, who has approved that, and sells it at a price.
    #[export(unwrap_result)]
    pub async fn sell(&mut self, token: Token, price: u128) -> Result<Outcome, MarketError> {
        self.admit(token, Sale::Fixed { price }).await
    }

    /// Takes a token of the sender, and sells it to the best bid, from `start` on. The
    /// duration is in milliseconds, thirty days at most.
    #[export(unwrap_result)]
    pub async fn auction(
        &mut self,
        token: Token,
        start: u128,
        duration: u64,
    ) -> Result<Outcome, MarketError> {
        if duration > MAX_DURATION {
            return Err(MarketError::BadSale);
        }
        let ends_at = Syscall::block_timestamp().saturating_add(duration);
        let best = None;
        let sale = Sale::Auction {
            start,
            ends_at,
            best,
        };
        self.admit(token, sale).await
    }

    // #region buy
    /// Buys at the price, which is the value of this message.
    #[export(unwrap_result)]
    pub async fn buy(&mut self, token: Token) -> Result<Outcome, MarketError> {
        let (buyer, paid) = (Syscall::message_source(), Syscall::message_value());
        {
            let mut market = self.market.borrow_mut();
            let item = market.on_sale(token)?;
            match item.sale {
                Sale::Fixed { price } if price == paid => item.leave(buyer, paid),
                Sale::Fixed { price } => {
                    return Err(MarketError::WrongValue { expected: price });
                }
                Sale::Auction { .. } => return Err(MarketError::BadSale),
            }
        }
        Ok(self.deliver(token, buyer).await)
    }
    // #endregion buy

    /// Offers the value of this message for an item. One offer an account and item.
    #[export(unwrap_result)]
    pub fn offer(&mut self, token: Token) -> Result<(), MarketError> {
        let (by, value) = (Syscall::message_source(), Syscall::message_value());
        {
            let market = &mut *self.market.borrow_mut();
            if !matches!(market.on_sale(token)?.sale, Sale::Fixed { .. }) {
                return Err(MarketError::BadSale);
            }
            if value == 0 {
                return Err(MarketError::WrongValue { expected: 1 });
            }
            if market.offers.contains_key(&(token, by)) {
                return Err(MarketError::AlreadyOffered);
            }
            market.offers.insert((token, by), value);
        }
        self.emit_event(MarketEvents::Offered { token, by, value })
            .unwrap();
        Ok(())
    }

    /// Takes the offer of the sender back. Its value comes with the reply.
    #[export(unwrap_result)]
    pub fn retract(&mut self, token: Token) -> Result<CommandReply<u128>, MarketError> {
        let by = Syscall::message_source();
        let offer = self.market.borrow_mut().offers.remove(&(token, by));
        let value = offer.ok_or(MarketError::UnknownOffer)?;
        self.emit_event(MarketEvents::Retracted { token, by })
            .unwrap();
        Ok(CommandReply::new(value).with_value(value))
    }

    /// Sells to the account that has offered this value. For the seller.
    #[export(unwrap_result)]
    pub async fn accept(
        &mut self,
        token: Token,
        by: ActorId,
        value: u128,
    ) -> Result<Outcome, MarketError> {
        {
            let market = &mut *self.market.borrow_mut();
            let item = market.on_sale(token)?;
            item.check_seller()?;
            // In an auction, the best bid would be lost. The offer may be older than the auction.
            if !matches!(item.sale, Sale::Fixed { .. }) {
                return Err(MarketError::BadSale);
            }
            // Who has offered may take it back meanwhile, and offer less.
            if market.offers.remove(&(token, by)) != Some(value) {
                return Err(MarketError::UnknownOffer);
            }
            market.on_sale(token)?.leave(by, value);
        }
        Ok(self.deliver(token, by).await)
    }

    /// Bids the value of this message in an auction.
    #[export(unwrap_result)]
    pub fn bid(&mut self, token: Token) -> Result<(), MarketError> {
        let (by, value) = (Syscall::message_source(), Syscall::message_value());
        let now = Syscall::block_timestamp();
        self.market.borrow_mut().bid(token, by, value, now)?;
        self.emit_event(MarketEvents::Bid { token, by, value })
            .unwrap();
        Ok(())
    }

    // #region settle
    /// Ends an auction whose time is over. Anybody may. Without a bid, the token returns.
    #[export(unwrap_result)]
    pub async fn settle(&mut self, token: Token) -> Result<Outcome, MarketError> {
        let to = {
            let mut market = self.market.borrow_mut();
            let item = market.on_sale(token)?;
            let Sale::Auction { ends_at, best, .. } = item.sale else {
                return Err(MarketError::BadSale);
            };
            if Syscall::block_timestamp() < ends_at {
                return Err(MarketError::TooEarly);
            }
            let (to, paid) = best.unwrap_or((item.seller, 0));
            item.leave(to, paid);
            to
        };
        Ok(self.deliver(token, to).await)
    }
    // #endregion settle

    /// Gives the token back to the seller, unless somebody has bid. For the seller.
    #[export(unwrap_result)]
    pub async fn cancel(&mut self, token: Token) -> Result<Outcome, MarketError> {
        let seller = Syscall::message_source();
        {
            let mut market = self.market.borrow_mut();
            let item = market.on_sale(token)?;
            item.check_seller()?;
            if matches!(item.sale, Sale::Auction { best: Some(_), .. }) {
                return Err(MarketError::HasBid);
            }
            item.leave(seller, 0);
        }
        Ok(self.deliver(token, seller).await)
    }

    // #region resume
    /// When an answer is overdue: asks the collection where the token is, and delivers one
    /// that should have left once more. Anybody may.
    #[export(unwrap_result)]
    pub async fn resume(&mut self, token: Token) -> Result<Outcome, MarketError> {
        let stage = self.item(token).ok_or(MarketError::NotListed)?.stage;
        let (Stage::Arriving { since } | Stage::Leaving { since, .. }) = stage else {
            return Err(MarketError::NotMoving);
        };
        if Syscall::block_height() <= since + WAIT_BLOCKS {
            return Err(MarketError::TooEarly);
        }
        let Some(owner) = self.owner(token).await else {
            return Ok(Outcome::Unanswered);
        };
        // Somebody else may have resumed meanwhile, and the item have moved on.
        if self.item(token).is_none_or(|item| item.stage != stage) {
            return Err(MarketError::NotMoving);
        }
        match (stage, owner == Syscall::program_id()) {
            // It has not left, or was sent back: the buyer may not choose afterwards.
            (Stage::Leaving { to, paid, .. }, true) => {
                self.market.borrow_mut().leave_again(token, to, paid);
                Ok(self.deliver(token, to).await)
            }
            (Stage::Leaving { .. }, false) => Ok(self.end_move(token, true)),
            (_, is_here) => Ok(self.end_move(token, is_here)),
        }
    }

    /// Asks the collection. A question changes nothing, whatever becomes of it.
    async fn owner(&self, token: Token) -> Option<ActorId> {
        let vnft = vnft(token);
        let call = vnft
            .owner_of(token.id)
            .with_gas_limit(CALL_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT);
        call.await.ok()
    }
    // #endregion resume

    /// Pays what is due to the sender, with the reply.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, MarketError> {
        let account = Syscall::message_source();
        let due = self.market.borrow_mut().due.remove(&account);
        let due = due.ok_or(MarketError::NothingDue)?;
        Ok(CommandReply::new(due).with_value(due))
    }

    /// An item, and where its token is.
    #[export]
    pub fn item(&self, token: Token) -> Option<Item> {
        self.market.borrow().items.get(&token).cloned()
    }

    /// What an account has offered for a token.
    #[export]
    pub fn offered(&self, token: Token, by: ActorId) -> Option<u128> {
        self.market.borrow().offers.get(&(token, by)).copied()
    }

    /// What an account can withdraw.
    #[export]
    pub fn due(&self, account: ActorId) -> u128 {
        let market = self.market.borrow();
        market.due.get(&account).copied().unwrap_or_default()
    }

    // #region moves
    /// Takes the token first: an item on sale is always here.
    async fn admit(&mut self, token: Token, sale: Sale) -> Result<Outcome, MarketError> {
        let seller = Syscall::message_source();
        self.market.borrow().check_new(token)?;
        // Who does not own the token now gets no claim to it, even if it is here one day.
        if self.owner(token).await != Some(seller) {
            return Ok(Outcome::Refused);
        }
        let since = Syscall::block_height();
        let item = Item {
            seller,
            sale,
            stage: Stage::Arriving { since },
        };
        // Checks again: other messages ran meanwhile.
        self.market.borrow_mut().arrive(token, item)?;
        let here = Syscall::program_id();
        Ok(self.transfer(token, seller, here).await)
    }

    /// Gives the token of an item away that was marked as leaving.
    async fn deliver(&mut self, token: Token, to: ActorId) -> Outcome {
        let here = Syscall::program_id();
        self.transfer(token, here, to).await
    }

    async fn transfer(&mut self, token: Token, from: ActorId, to: ActorId) -> Outcome {
        let mut vnft = vnft(token);
        let call = vnft
            .transfer_from(from, to, token.id)
            .with_gas_limit(CALL_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT)
            // Without gas for the answer the run panics, which takes the message back.
            .send_for_reply()
            .expect("gas for the transfer and for its answer");
        match call.await {
            Ok(Ok(())) => self.end_move(token, true),
            // The token may have moved, or will: nothing is booked until that is known.
            Err(error) if error.timed_out() => Outcome::Unanswered,
            _ => self.end_move(token, false),
        }
    }
    // #endregion moves

    fn end_move(&mut self, token: Token, moved: bool) -> Outcome {
        let change = self.market.borrow_mut().end_move(token, moved);
        let event = match change {
            Some(Change::Listed(Item { seller, sale, .. })) => MarketEvents::Listed {
                token,
                seller,
                sale,
            },
            Some(Change::Returned { seller }) => MarketEvents::Returned { token, seller },
            Some(Change::Sold { seller, to, paid }) => MarketEvents::Sold {
                token,
                seller,
                buyer: to,
                price: paid,
            },
            Some(Change::Refused) | None => return Outcome::Refused,
        };
        self.emit_event(event).unwrap();
        Outcome::Moved
    }
}

impl Item {
    pub fn leave(&mut self, to: ActorId, paid: u128) {
        let since = Syscall::block_height();
        self.stage = Stage::Leaving { to, paid, since };
    }

    fn check_seller(&self) -> Result<(), MarketError> {
        match self.seller == Syscall::message_source() {
            true => Ok(()),
            false => Err(MarketError::NotSeller),
        }
    }
}

fn vnft(token: Token) -> Service<VnftImpl> {
    NonFungibleTokenProgram::client(token.collection)
        .token()
        .vnft()
}

pub struct Program {
    market: RefCell<Market>,
}

#[program]
impl Program {
    /// An empty marketplace, without an owner.
    pub fn create() -> Self {
        Self {
            market: RefCell::default(),
        }
    }

    pub fn marketplace(&self) -> Marketplace<'_> {
        Marketplace {
            market: &self.market,
        }
    }
}

// For tests on the host: the Wasm code, and the client made from marketplace.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
