#![no_std]

use core::cell::RefCell;
use gstd::errors::Error;
use sails_rs::{
    client::{Actor, GstdEnv, PendingCall, Program as _, ServiceCall},
    collections::BTreeMap,
    prelude::*,
};

// #region client
/// Made from vmt.idl by build.rs.
pub mod multi_token {
    include!(concat!(env!("OUT_DIR"), "/multi_token.rs"));
}

use multi_token::{
    MultiToken as _, MultiTokenCtors as _, MultiTokenProgram,
    token::{Token as _, TokenError, TokenMetadata},
    vmt::Vmt as _,
};
// #endregion client

/// The id of the tickets in the token program. Souvenirs have the ids from 1 on.
const TICKET: U256 = U256::zero();
/// A day, in milliseconds.
const DAY: u64 = 24 * 3_600_000;
/// How long after its date the organiser can say that the concert was held.
const GRACE: u64 = DAY;
/// How far ahead the date can be.
const MAX_AHEAD: u64 = 365 * DAY;
/// Tickets that one message turns into souvenirs, or takes back.
const MAX_BATCH: u32 = 10;
/// Bytes of a name. Each souvenir of a batch carries it, and has to be paid with `CALL_GAS`.
const MAX_NAME: usize = 64;
/// Gas for a call of the token program, and for going on after it.
const CALL_GAS: u64 = 10_000_000_000;
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Gas that stays with the message, for what it does with the answer.
const NEXT_RUN: u64 = 5_000_000_000;
const WAIT_BLOCKS: u32 = 20;

// #region state
/// Souvenirs, or their price, that somebody has given tickets for, and the first id.
#[derive(Clone, Copy)]
pub struct Batch {
    first: u32,
    count: u32,
}

pub struct ConcertState {
    name: String,
    organiser: ActorId,
    /// The token program, which this program has created and owns.
    token: ActorId,
    price: u128,
    /// When the sale ends, in milliseconds, as the block timestamps.
    date: u64,
    /// Tickets for sale.
    left: u32,
    /// Paid for tickets that exist.
    proceeds: u128,
    held: bool,
    next_souvenir: u32,
    /// Tickets that are burned, while there is nothing for them yet.
    owed: BTreeMap<ActorId, Batch>,
    /// Who gives tickets back now, and the block in which that has surely ended.
    busy: BTreeMap<ActorId, u32>,
}
// #endregion state

/// Why a command is refused, or what went wrong with it.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ConcertError {
    /// An earlier command of this sender is still on its way.
    Busy,
    /// The token program failed, or there was too little gas to ask it. Repeat it.
    Failed,
    /// No answer in time. Look at the balance before you repeat it.
    NoAnswer,
    NoTickets,
    NotHeld,
    NotOrganiser,
    SoldOut,
    /// Too early, or too late.
    WrongTime,
    WrongValue {
        due: u128,
    },
}

/// Why the concert could not be created.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum CreateError {
    /// In the past, or more than a year ahead.
    BadDate,
    /// The name has more than 64 bytes.
    NameTooLong,
    /// The token program could not be created.
    NoToken,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ConcertEvents {
    /// Somebody has bought tickets.
    Sold { to: ActorId, count: u32 },
    /// Tickets can be redeemed.
    Held { proceeds: u128 },
    /// Tickets became souvenirs, whose ids follow each other.
    Redeemed {
        holder: ActorId,
        first: u32,
        count: u32,
    },
    /// Somebody has the price of tickets back.
    Refunded { holder: ActorId, count: u32 },
}

pub struct Concert<'a> {
    state: &'a RefCell<ConcertState>,
}

#[service(events = ConcertEvents)]
impl Concert<'_> {
    // #region buy
    /// Sells tickets for their price. What is refused comes back with the reply.
    #[export]
    pub async fn buy(&mut self, count: u32) -> CommandReply<Result<(), ConcertError>> {
        let value = Syscall::message_value();
        match self.sell(Syscall::message_source(), count, value).await {
            Ok(()) => Ok(()).into(),
            // There will be tickets: the value stays for them.
            Err(ConcertError::NoAnswer) => Err(ConcertError::NoAnswer).into(),
            Err(error) => CommandReply::new(Err(error)).with_value(value),
        }
    }

    async fn sell(&mut self, to: ActorId, count: u32, value: u128) -> Result<(), ConcertError> {
        let token = {
            let state = &mut *self.state.borrow_mut();
            if Syscall::block_timestamp() >= state.date {
                return Err(ConcertError::WrongTime);
            }
            let due = state.price.saturating_mul(count.into());
            if count == 0 || value != due {
                return Err(ConcertError::WrongValue { due });
            }
            // Set aside before the call, so that nobody else gets them meanwhile.
            let left = state.left.checked_sub(count);
            state.left = left.ok_or(ConcertError::SoldOut)?;
            token_of(state)
        };
        let mint = token.token().mint(to, TICKET, count.into(), None);
        let minted = ask(mint)
            .await
            .and_then(|minted| minted.map_err(|_| ConcertError::Failed));
        match minted {
            // Whose answer is late: the token program mints when it is its turn.
            Ok(()) | Err(ConcertError::NoAnswer) => self.state.borrow_mut().proceeds += value,
            Err(error) => {
                self.state.borrow_mut().left += count;
                return Err(error);
            }
        }
        self.emit_event(ConcertEvents::Sold { to, count }).unwrap();
        minted
    }
    // #endregion buy

    // #region hold
    /// Lets holders redeem, at most a day after the date. The proceeds come with the reply.
    /// Only for the organiser.
    #[export(unwrap_result)]
    pub fn hold(&mut self) -> Result<CommandReply<()>, ConcertError> {
        let proceeds = {
            let state = &mut *self.state.borrow_mut();
            if state.organiser != Syscall::message_source() {
                return Err(ConcertError::NotOrganiser);
            }
            let now = Syscall::block_timestamp();
            if !state.held && !(state.date..state.date + GRACE).contains(&now) {
                return Err(ConcertError::WrongTime);
            }
            state.held = true;
            core::mem::take(&mut state.proceeds)
        };
        self.emit_event(ConcertEvents::Held { proceeds }).unwrap();
        Ok(CommandReply::new(()).with_value(proceeds))
    }
    // #endregion hold

    // #region redeem
    /// Turns up to ten tickets of the sender into souvenirs, or finishes that.
    /// Returns the first id and the number of the souvenirs.
    #[export]
    pub async fn redeem(&mut self) -> Result<(u32, u32), ConcertError> {
        let holder = Syscall::message_source();
        if !self.state.borrow().held {
            return Err(ConcertError::NotHeld);
        }
        self.keep_out(holder)?;
        let result = self.exchange(holder).await;
        self.state.borrow_mut().busy.remove(&holder);

        let Batch { first, count } = result?;
        self.emit_event(ConcertEvents::Redeemed {
            holder,
            first,
            count,
        })
        .unwrap();
        Ok((first, count))
    }

    async fn exchange(&mut self, holder: ActorId) -> Result<Batch, ConcertError> {
        let token = token_of(&self.state.borrow());
        let batch = self.owed(holder).await?;
        let (ids, metadata) = self.souvenirs(batch);
        let ones = vec![U256::one(); ids.len()];
        let mint = token.token().mint_batch(holder, ids, ones, metadata);
        // These ids exist: an earlier answer was late, but the souvenirs are there.
        match ask(mint).await? {
            Ok(()) | Err(TokenError::TokenAlreadyExists) => {}
            Err(_) => return Err(ConcertError::Failed),
        }
        self.state.borrow_mut().owed.remove(&holder);
        Ok(batch)
    }

    /// Keeps out a second message of the holder, which would read the same balance.
    fn keep_out(&self, holder: ActorId) -> Result<(), ConcertError> {
        let busy = &mut self.state.borrow_mut().busy;
        let now = Syscall::block_height();
        if busy.get(&holder).is_some_and(|end| now < *end) {
            return Err(ConcertError::Busy);
        }
        busy.insert(holder, now + 4 * WAIT_BLOCKS);
        Ok(())
    }
    // #endregion redeem

    // #region refund
    /// Takes up to ten tickets back after that day, if there was no `Hold`, or finishes that.
    /// Their price comes with the reply.
    #[export]
    pub async fn refund(&mut self) -> CommandReply<Result<u32, ConcertError>> {
        match self.take_back(Syscall::message_source()).await {
            Ok((count, value)) => CommandReply::new(Ok(count)).with_value(value),
            Err(error) => Err(error).into(),
        }
    }

    async fn take_back(&mut self, holder: ActorId) -> Result<(u32, u128), ConcertError> {
        {
            let state = self.state.borrow();
            if state.held || Syscall::block_timestamp() < state.date + GRACE {
                return Err(ConcertError::WrongTime);
            }
        }
        self.keep_out(holder)?;
        let result = self.owed(holder).await;
        let (count, value) = {
            let state = &mut *self.state.borrow_mut();
            state.busy.remove(&holder);
            let count = result?.count;
            state.owed.remove(&holder);
            let value = state.price.saturating_mul(count.into());
            let value = value.min(state.proceeds);
            state.proceeds -= value;
            (count, value)
        };
        self.emit_event(ConcertEvents::Refunded { holder, count })
            .unwrap();
        Ok((count, value))
    }
    // #endregion refund

    // #region burn
    /// What was burned before, or else now.
    async fn owed(&mut self, holder: ActorId) -> Result<Batch, ConcertError> {
        let owed = self.state.borrow().owed.get(&holder).copied();
        match owed {
            Some(batch) => Ok(batch),
            None => self.burn_tickets(holder).await,
        }
    }

    /// Takes tickets of the holder, and notes what there is to get for them.
    async fn burn_tickets(&mut self, holder: ActorId) -> Result<Batch, ConcertError> {
        let token = token_of(&self.state.borrow());
        let balance = ask(token.token().vmt().balance_of(holder, TICKET)).await?;
        let count = balance.min(MAX_BATCH.into()).as_u32();
        if count == 0 {
            return Err(ConcertError::NoTickets);
        }
        let burn = token.token().burn(holder, TICKET, count.into());
        ask(burn).await?.map_err(|_| ConcertError::Failed)?;

        let state = &mut *self.state.borrow_mut();
        let first = state.next_souvenir;
        state.next_souvenir += count;
        let batch = Batch { first, count };
        state.owed.insert(holder, batch);
        Ok(batch)
    }
    // #endregion burn

    /// The token program with tickets and souvenirs.
    #[export]
    pub fn token(&self) -> ActorId {
        self.state.borrow().token
    }

    /// Tickets that are left, the price of one, and the date.
    #[export]
    pub fn offer(&self) -> (u32, u128, u64) {
        let state = self.state.borrow();
        (state.left, state.price, state.date)
    }

    fn souvenirs(&self, batch: Batch) -> (Vec<U256>, Vec<Option<TokenMetadata>>) {
        let title = &self.state.borrow().name;
        let souvenir = |number: u32| {
            let metadata = TokenMetadata {
                title: Some(title.clone()),
                description: Some(format!("No. {number}")),
                media: None,
                reference: None,
            };
            (U256::from(number), Some(metadata))
        };
        let numbers = batch.first..batch.first + batch.count;
        numbers.map(souvenir).unzip()
    }
}

// #region ask
/// Sends a call with gas of its own, and waits so long for the answer.
async fn ask<T: ServiceCall>(call: PendingCall<T, GstdEnv>) -> Result<T::Output, ConcertError>
where
    PendingCall<T, GstdEnv>: Future<Output = Result<T::Output, Error>>,
{
    // With less, the call might leave and its answer be lost.
    if Syscall::gas_available() < CALL_GAS + REPLY_DEPOSIT + NEXT_RUN {
        return Err(ConcertError::Failed);
    }
    let reply = call
        .with_gas_limit(CALL_GAS)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(WAIT_BLOCKS)
        .await;
    reply.map_err(|error| match error.timed_out() {
        true => ConcertError::NoAnswer,
        false => ConcertError::Failed,
    })
}
// #endregion ask

fn token_of(state: &ConcertState) -> Actor<MultiTokenProgram, GstdEnv> {
    MultiTokenProgram::client(state.token)
}

// #region constructor
pub struct Program {
    state: RefCell<ConcertState>,
}

#[program]
impl Program {
    /// Creates the token program from its code. The date is in milliseconds. The creator is
    /// the organiser, and attaches the existential deposit of the token program as value.
    #[export(unwrap_result)]
    pub async fn create(
        token_code: CodeId,
        name: String,
        price: u128,
        tickets: u32,
        date: u64,
    ) -> Result<Self, CreateError> {
        let organiser = Syscall::message_source();
        let ahead = date.checked_sub(Syscall::block_timestamp());
        if !ahead.is_some_and(|ahead| (1..=MAX_AHEAD).contains(&ahead)) {
            return Err(CreateError::BadDate);
        }
        if name.len() > MAX_NAME {
            return Err(CreateError::NameTooLong);
        }

        let token = MultiTokenProgram::deploy(token_code, b"token".to_vec())
            .new(name.clone(), "TICKET".into(), 0)
            .with_gas_limit(CALL_GAS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .await
            .map_err(|_| CreateError::NoToken)?;

        let state = RefCell::new(ConcertState {
            name,
            organiser,
            token: token.id(),
            price,
            date,
            left: tickets,
            proceeds: 0,
            held: false,
            next_souvenir: 1,
            owed: BTreeMap::new(),
            busy: BTreeMap::new(),
        });
        Ok(Self { state })
    }

    pub fn concert(&self) -> Concert<'_> {
        Concert { state: &self.state }
    }
}
// #endregion constructor

// For tests on the host: the Wasm code, and the client made from concert.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
