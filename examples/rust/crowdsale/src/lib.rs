#![no_std]

extern crate alloc;

use alloc::sync::Arc;
use core::{
    cell::RefCell,
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};
use sails_rs::{
    client::{Program as _, Service},
    collections::BTreeMap,
    gstd::msg,
    prelude::*,
};

/// The client of the fungible token, made from vft.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, VftImpl, io::Transfer},
};

/// Blocks that the program waits for the token's answer.
const WAIT_BLOCKS: u32 = 20;
/// A sale ends one day: within a year, in blocks.
const LONGEST: u32 = 365 * 28_800;
/// Gas for a transfer in the token, so that it cannot burn what handles its answer.
const TRANSFER_GAS: u64 = 10_000_000_000;
/// Gas set aside for handling the answer. An automatic reply brings none.
const REPLY_DEPOSIT: u64 = 5_000_000_000;

// #region state
/// The terms of the sale, fixed when the program is created.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    pub token: ActorId,
    /// Planck for one unit of the token.
    pub start_price: u128,
    /// What is added to the price after every `period`.
    pub price_step: u128,
    /// Blocks.
    pub period: u32,
    /// Blocks from the start to the end of the sale, a year of them at most.
    pub duration: u32,
}

#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    Planned,
    Running {
        until: u32,
    },
    /// The owner has closed the sale.
    Closed,
}

pub struct SaleState {
    owner: ActorId,
    terms: Terms,
    status: Status,
    unsold: U256,
    /// Units that wait to be claimed, by their owner.
    booked: BTreeMap<ActorId, U256>,
    /// Units that are claimed, by their owner, until the token's answer is booked.
    claims: BTreeMap<ActorId, (U256, Receipt)>,
    proceeds: u128,
}
// #endregion state

// #region receipt
const UNANSWERED: u8 = 0;
const MOVED: u8 = 1;
const REFUSED: u8 = 2;

/// The answer to a transfer, shared by the state and the reply hook.
#[derive(Clone, Default)]
struct Receipt(Arc<AtomicU8>);

impl Receipt {
    /// The hook: runs when the token replies, in time or not.
    fn write(&self) {
        let success = msg::reply_code().is_ok_and(|code| code.is_success());
        let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
        let moved = |reply| Transfer::decode_reply(route, reply) == Ok(true);
        let answer = match success && msg::load_bytes().is_ok_and(moved) {
            true => MOVED,
            false => REFUSED,
        };
        self.0.store(answer, Relaxed);
    }
}
// #endregion receipt

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SaleError {
    NotOwner,
    NothingBooked,
    /// None, or more than are left.
    BadUnits {
        unsold: U256,
    },
    Underpaid {
        due: u128,
    },
    /// The token has not answered the last claim yet.
    Unanswered,
    WrongStatus,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SaleEvents {
    /// So many units are for sale, up to that block.
    Started { units: U256, until: u32 },
    /// Units were booked.
    Bought { buyer: ActorId, units: U256 },
    /// Units were paid out.
    Claimed { buyer: ActorId, units: U256 },
    /// The sale is over.
    Closed { unsold: U256 },
}

pub struct Sale<'a> {
    state: &'a RefCell<SaleState>,
}

#[service(events = SaleEvents)]
impl Sale<'_> {
    // #region start
    /// Puts up for sale what this program has of the token. Can be repeated until the
    /// token answers. Only the owner may.
    #[export(unwrap_result)]
    pub async fn start(&mut self) -> Result<Status, SaleError> {
        self.check_owner()?;
        if self.status() != Status::Planned {
            return Err(SaleError::WrongStatus);
        }
        let vft = self.vft();
        let call = vft
            .balance_of(Syscall::program_id())
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT);
        // Another start may have been faster.
        if let Ok(units) = call.await
            && !units.is_zero()
            && self.status() == Status::Planned
        {
            let until = {
                let state = &mut *self.state.borrow_mut();
                let until = Syscall::block_height().saturating_add(state.terms.duration);
                state.status = Status::Running { until };
                state.unsold = units;
                until
            };
            self.emit_event(SaleEvents::Started { units, until })
                .unwrap();
        }
        Ok(self.status())
    }
    // #endregion start

    // #region buy
    /// Books units for the price of this block. Change comes back with the reply.
    #[export(unwrap_result)]
    pub fn buy(&mut self, units: U256) -> Result<CommandReply<u128>, SaleError> {
        let (buyer, paid) = (Syscall::message_source(), Syscall::message_value());
        let due = {
            let state = &mut *self.state.borrow_mut();
            let height = Syscall::block_height();
            let price = match state.status {
                Status::Running { until } if height <= until => state.price(until),
                _ => return Err(SaleError::WrongStatus),
            };
            let unsold = state.unsold;
            let rest = unsold.checked_sub(units).filter(|_| !units.is_zero());
            let rest = rest.ok_or(SaleError::BadUnits { unsold })?;
            let due = units.saturating_mul(price.into());
            let due = due.try_into().unwrap_or(u128::MAX);
            if paid < due {
                return Err(SaleError::Underpaid { due });
            }
            state.unsold = rest;
            state.proceeds += due;
            *state.booked.entry(buyer).or_default() += units;
            due
        };
        self.emit_event(SaleEvents::Bought { buyer, units })
            .unwrap();
        Ok(CommandReply::new(due).with_value(paid - due))
    }
    // #endregion buy

    // #region claim
    /// Transfers what the sender has booked, or books the late answer to an earlier claim.
    /// Says how many units were transferred.
    #[export(unwrap_result)]
    pub async fn claim(&mut self) -> Result<U256, SaleError> {
        let buyer = Syscall::message_source();
        let units = self.settle(buyer);
        if !units.is_zero() {
            return Ok(units);
        }
        let receipt = Receipt::default();
        let units = {
            let state = &mut *self.state.borrow_mut();
            if state.claims.contains_key(&buyer) {
                return Err(SaleError::Unanswered);
            }
            let units = state.booked.remove(&buyer);
            let units = units.ok_or(SaleError::NothingBooked)?;
            state.claims.insert(buyer, (units, receipt.clone()));
            units
        };
        let mut vft = self.vft();
        let call = vft
            .transfer(buyer, units)
            .with_gas_limit(TRANSFER_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_reply_hook(move || receipt.write())
            // Without gas for the answer the run panics, which takes the message back.
            .send_for_reply()
            .expect("gas for the transfer and for its answer");
        // The receipt tells how it went. After a timeout it does not, yet.
        let _ = call.await;
        Ok(self.settle(buyer))
    }

    /// Books the answer of the token, if it is here. What has not moved is booked again.
    fn settle(&mut self, buyer: ActorId) -> U256 {
        let units = {
            let state = &mut *self.state.borrow_mut();
            let Some((units, receipt)) = state.claims.get(&buyer) else {
                return U256::zero();
            };
            let (units, answer) = (*units, receipt.0.load(Relaxed));
            if answer == UNANSWERED {
                return U256::zero();
            }
            state.claims.remove(&buyer);
            if answer == REFUSED {
                *state.booked.entry(buyer).or_default() += units;
                return U256::zero();
            }
            units
        };
        self.emit_event(SaleEvents::Claimed { buyer, units })
            .unwrap();
        units
    }
    // #endregion claim

    // #region close
    /// Ends the sale when everything is sold or the time is over. The proceeds go to the
    /// owner with the reply, and what is left is booked for the owner.
    #[export(unwrap_result)]
    pub fn close(&mut self) -> Result<CommandReply<u128>, SaleError> {
        let owner = self.check_owner()?;
        let (unsold, proceeds) = {
            let state = &mut *self.state.borrow_mut();
            match state.status {
                Status::Running { until }
                    if state.unsold.is_zero() || Syscall::block_height() > until => {}
                _ => return Err(SaleError::WrongStatus),
            }
            state.status = Status::Closed;
            if !state.unsold.is_zero() {
                *state.booked.entry(owner).or_default() += state.unsold;
            }
            (
                core::mem::take(&mut state.unsold),
                core::mem::take(&mut state.proceeds),
            )
        };
        self.emit_event(SaleEvents::Closed { unsold }).unwrap();
        Ok(CommandReply::new(proceeds).with_value(proceeds))
    }
    // #endregion close

    /// The price of a unit in this block, while the sale runs.
    #[export]
    pub fn price(&self) -> Option<u128> {
        let state = self.state.borrow();
        match state.status {
            Status::Running { until } => Some(state.price(until)),
            _ => None,
        }
    }

    /// How far the sale is.
    #[export]
    pub fn status(&self) -> Status {
        self.state.borrow().status
    }

    /// What is sold, and for what.
    #[export]
    pub fn terms(&self) -> Terms {
        self.state.borrow().terms.clone()
    }

    /// Units that nobody has bought.
    #[export]
    pub fn unsold(&self) -> U256 {
        self.state.borrow().unsold
    }

    /// Units that an account has booked and not claimed.
    #[export]
    pub fn booked(&self, account: ActorId) -> U256 {
        let state = self.state.borrow();
        state.booked.get(&account).copied().unwrap_or_default()
    }

    fn check_owner(&self) -> Result<ActorId, SaleError> {
        let owner = self.state.borrow().owner;
        match owner == Syscall::message_source() {
            true => Ok(owner),
            false => Err(SaleError::NotOwner),
        }
    }

    fn vft(&self) -> Service<VftImpl> {
        let token = self.state.borrow().terms.token;
        FungibleTokenProgram::client(token).token().vft()
    }
}

// #region price
impl SaleState {
    /// One step more for every period since the start.
    fn price(&self, until: u32) -> u128 {
        let terms = &self.terms;
        let start = until.saturating_sub(terms.duration);
        let periods = (Syscall::block_height() - start) / terms.period.max(1);
        let rise = terms.price_step.saturating_mul(periods.into());
        terms.start_price.saturating_add(rise)
    }
}
// #endregion price

pub struct Program {
    state: RefCell<SaleState>,
}

#[program]
impl Program {
    /// Plans the sale. The creator is its owner.
    pub fn create(mut terms: Terms) -> Self {
        terms.duration = terms.duration.min(LONGEST);
        let state = RefCell::new(SaleState {
            owner: Syscall::message_source(),
            terms,
            status: Status::Planned,
            unsold: U256::zero(),
            booked: BTreeMap::new(),
            claims: BTreeMap::new(),
            proceeds: 0,
        });
        Self { state }
    }

    pub fn sale(&self) -> Sale<'_> {
        Sale { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from crowdsale.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
