use sails_rs::{collections::BTreeMap, prelude::*};

// #region state
/// One token of one collection.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token {
    pub collection: ActorId,
    pub id: U256,
}

/// Who gets an item.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum Sale {
    /// Whoever pays the price first, or whose offer the seller accepts.
    Fixed { price: u128 },
    /// Whoever has bid most when the time is over. `ends_at` is a block timestamp.
    Auction {
        start: u128,
        ends_at: u64,
        best: Option<(ActorId, u128)>,
    },
}

/// Where the token of an item is. `since` is the block in which it left.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// On its way to the marketplace.
    Arriving { since: u32 },
    /// With the marketplace.
    OnSale,
    /// On its way to somebody, who has paid for it.
    Leaving { to: ActorId, paid: u128, since: u32 },
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub seller: ActorId,
    pub sale: Sale,
    pub stage: Stage,
}

#[derive(Default)]
pub struct Market {
    pub items: BTreeMap<Token, Item>,
    /// What bidders have paid in for an item.
    pub offers: BTreeMap<(Token, ActorId), u128>,
    /// Value that waits to be withdrawn.
    pub due: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum MarketError {
    AlreadyListed,
    AlreadyOffered,
    /// Not in an auction, only in one, or too long for one.
    BadSale,
    /// Somebody has bid.
    HasBid,
    NothingDue,
    NotListed,
    NotMoving,
    /// The token is on its way.
    NotOnSale,
    NotSeller,
    /// Before the end of the auction, or before an answer is overdue.
    TooEarly,
    /// The auction is over.
    TooLate,
    UnknownOffer,
    /// Another value is asked for, or in an auction at least this.
    WrongValue {
        expected: u128,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum MarketEvents {
    /// The best bid of an auction.
    Bid {
        token: Token,
        by: ActorId,
        value: u128,
    },
    /// The token has arrived and is on sale.
    Listed {
        token: Token,
        seller: ActorId,
        sale: Sale,
    },
    /// Somebody offers a price.
    Offered {
        token: Token,
        by: ActorId,
        value: u128,
    },
    /// An offer was taken back.
    Retracted { token: Token, by: ActorId },
    /// The seller has the token again.
    Returned { token: Token, seller: ActorId },
    /// The buyer has the token, and the price is due to the seller.
    Sold {
        token: Token,
        seller: ActorId,
        buyer: ActorId,
        price: u128,
    },
}

/// What has become of an item.
pub enum Change {
    Listed(Item),
    Refused,
    Returned {
        seller: ActorId,
    },
    Sold {
        seller: ActorId,
        to: ActorId,
        paid: u128,
    },
}

impl Market {
    /// Books that a token is on its way to the marketplace.
    pub fn arrive(&mut self, token: Token, item: Item) -> Result<(), MarketError> {
        self.check_new(token)?;
        self.items.insert(token, item);
        Ok(())
    }

    pub fn check_new(&self, token: Token) -> Result<(), MarketError> {
        match self.items.contains_key(&token) {
            true => Err(MarketError::AlreadyListed),
            false => Ok(()),
        }
    }

    /// An item whose token is here.
    pub fn on_sale(&mut self, token: Token) -> Result<&mut Item, MarketError> {
        let item = self.items.get_mut(&token).ok_or(MarketError::NotListed)?;
        match item.stage {
            Stage::OnSale => Ok(item),
            _ => Err(MarketError::NotOnSale),
        }
    }

    pub fn credit(&mut self, account: ActorId, value: u128) {
        if value > 0 {
            *self.due.entry(account).or_default() += value;
        }
    }

    /// Books that the token of an item sets out once more.
    pub fn leave_again(&mut self, token: Token, to: ActorId, paid: u128) {
        if let Some(item) = self.items.get_mut(&token) {
            item.leave(to, paid);
        }
    }

    // #region bid
    /// A higher bid replaces the best one, whose value becomes due.
    pub fn bid(
        &mut self,
        token: Token,
        by: ActorId,
        value: u128,
        now: u64,
    ) -> Result<(), MarketError> {
        let Sale::Auction {
            start,
            ends_at,
            best,
        } = &mut self.on_sale(token)?.sale
        else {
            return Err(MarketError::BadSale);
        };
        if now >= *ends_at {
            return Err(MarketError::TooLate);
        }
        let expected = best.map_or(*start, |(_, highest)| highest.saturating_add(1));
        if value < expected {
            return Err(MarketError::WrongValue { expected });
        }
        if let Some((loser, amount)) = best.replace((by, value)) {
            self.credit(loser, amount);
        }
        Ok(())
    }
    // #endregion bid

    // #region end-move
    /// Books the end of a move: the token has moved, or it is where it was.
    pub fn end_move(&mut self, token: Token, moved: bool) -> Option<Change> {
        let item = self.items.get_mut(&token)?;
        match (item.stage.clone(), moved) {
            (Stage::OnSale, _) => None,
            (Stage::Arriving { .. }, true) => {
                item.stage = Stage::OnSale;
                Some(Change::Listed(item.clone()))
            }
            (Stage::Arriving { .. }, false) => {
                self.items.remove(&token);
                Some(Change::Refused)
            }
            (Stage::Leaving { to, paid, .. }, true) => {
                let seller = self.items.remove(&token)?.seller;
                self.credit(seller, paid);
                Some(match to == seller && paid == 0 {
                    true => Change::Returned { seller },
                    false => Change::Sold { seller, to, paid },
                })
            }
            (Stage::Leaving { to, paid, .. }, false) => {
                item.stage = Stage::OnSale;
                // Kept for one who cannot get the token, the best bid would be locked.
                if let Sale::Auction { best, .. } = &mut item.sale {
                    *best = None;
                }
                self.credit(to, paid);
                Some(Change::Refused)
            }
        }
    }
    // #endregion end-move
}
