#![no_std]

use booking_client::{BookingClient as _, BookingClientProgram, booking::*};
use core::cell::RefCell;
use sails_rs::{
    client::{Program as _, Service},
    collections::BTreeMap,
    prelude::*,
};

// #region status
/// How far a trip is. Every step is written down before the next message.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    New,
    HotelReserved,
    Booked,
    Compensating,
    Cancelled,
}

/// One trip of one user.
#[derive(Clone, Copy)]
struct Trip {
    /// What the participants know it by.
    number: u64,
    status: Status,
}

#[derive(Default)]
pub struct SagaState {
    /// The key is who books, and which of their trips: no two users share one.
    trips: BTreeMap<(ActorId, u64), Trip>,
    /// For the participants all trips have one sender: each gets a number of its own.
    last_number: u64,
}
// #endregion status

/// The client of one participant, generated from its IDL.
type Client = Service<BookingImpl>;

/// Blocks to wait for a reply.
const TIMEOUT: u32 = 20;

/// Gas put aside to handle a reply. An automatic reply brings none of its own.
const DEPOSIT: u64 = 2_000_000_000;

pub struct Saga<S: StateMut<Item = SagaState, Error = Infallible> = RefCell<SagaState>> {
    state: S,
    hotel: Client,
    flight: Client,
}

impl<S: StateMut<Item = SagaState, Error = Infallible>> Saga<S> {
    pub fn new(state: S, hotel: ActorId, flight: ActorId) -> Self {
        Self {
            state,
            hotel: BookingClientProgram::client(hotel).booking(),
            flight: BookingClientProgram::client(flight).booking(),
        }
    }
}

// #region service
#[service]
impl<S: StateMut<Item = SagaState, Error = Infallible>> Saga<S> {
    /// Books a trip of the sender, or goes on with one that stopped halfway.
    ///
    /// Returns the status that was reached. Unless this is `Booked` or
    /// `Cancelled`, call again.
    #[export]
    pub async fn book(&mut self, trip: u64) -> Status {
        use Status::*;

        let key = (Syscall::message_source(), trip);
        loop {
            let Trip { number, status } = self.trip(key);
            let next = match status {
                New => reserve(&mut self.hotel, number, HotelReserved).await,
                HotelReserved => reserve(&mut self.flight, number, Booked).await,
                Compensating => self.compensate(number).await,
                Booked | Cancelled => return status,
            };
            match next {
                Some(next) => self.advance(key, status, next),
                None => return status,
            }
        }
    }

    /// Query: how far a trip of this user is.
    #[export]
    pub fn status(&self, user: ActorId, trip: u64) -> Status {
        let state = self.state.get();
        let found = state.trips.get(&(user, trip));
        found.map_or(Status::New, |trip| trip.status)
    }
}
// #endregion service

// #region steps
/// Asks for a place: `Some` with what follows, `None` if the answer is unknown.
async fn reserve(client: &mut Client, number: u64, done: Status) -> Option<Status> {
    let call = client.reserve(number).with_wait_up_to(TIMEOUT);
    match call.with_reply_deposit(DEPOSIT).await {
        // The participant reserved.
        Ok(Ok(())) => Some(done),
        // The participant refused.
        Ok(Err(_)) => Some(Status::Compensating),
        // Timeout, no gas, a panic: the participant may have reserved.
        Err(_) => None,
    }
}

impl<S: StateMut<Item = SagaState, Error = Infallible>> Saga<S> {
    /// Takes back what was reserved, or may have been.
    async fn compensate(&mut self, number: u64) -> Option<Status> {
        for client in [&mut self.flight, &mut self.hotel] {
            let call = client.cancel(number).with_wait_up_to(TIMEOUT);
            call.with_reply_deposit(DEPOSIT).await.ok()?;
        }
        Some(Status::Cancelled)
    }

    /// The trip under this key. A new one gets its number before the first message.
    fn trip(&mut self, key: (ActorId, u64)) -> Trip {
        let state = &mut *self.state.get_mut();
        *state.trips.entry(key).or_insert_with(|| {
            state.last_number += 1;
            Trip {
                number: state.last_number,
                status: Status::New,
            }
        })
    }

    /// Moves on, unless another message did so during the wait.
    fn advance(&mut self, key: (ActorId, u64), from: Status, to: Status) {
        if let Some(trip) = self.state.get_mut().trips.get_mut(&key)
            && trip.status == from
        {
            trip.status = to;
        }
    }
}
// #endregion steps

pub struct Program {
    state: RefCell<SagaState>,
    hotel: ActorId,
    flight: ActorId,
}

#[program]
impl Program {
    pub fn create(hotel: ActorId, flight: ActorId) -> Self {
        Self {
            state: RefCell::default(),
            hotel,
            flight,
        }
    }

    pub fn saga(&self) -> Saga<&RefCell<SagaState>> {
        Saga::new(&self.state, self.hotel, self.flight)
    }
}

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
