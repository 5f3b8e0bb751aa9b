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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    #[default]
    New,
    HotelReserved,
    Booked,
    Compensating,
    Cancelled,
}

pub type Trips = BTreeMap<u64, Status>;
// #endregion status

/// The client of one participant, generated from its IDL.
type Client = Service<BookingImpl>;

/// Blocks to wait for a reply.
const TIMEOUT: u32 = 20;

/// Gas put aside to handle a reply. An automatic reply brings none of its own.
const DEPOSIT: u64 = 2_000_000_000;

pub struct Saga<S: StateMut<Item = Trips, Error = Infallible> = RefCell<Trips>> {
    trips: S,
    hotel: Client,
    flight: Client,
}

impl<S: StateMut<Item = Trips, Error = Infallible>> Saga<S> {
    pub fn new(trips: S, hotel: ActorId, flight: ActorId) -> Self {
        Self {
            trips,
            hotel: BookingClientProgram::client(hotel).booking(),
            flight: BookingClientProgram::client(flight).booking(),
        }
    }
}

// #region service
#[service]
impl<S: StateMut<Item = Trips, Error = Infallible>> Saga<S> {
    /// Books a trip, or goes on with one that stopped halfway.
    ///
    /// Returns the status that was reached. Unless this is `Booked` or
    /// `Cancelled`, call again.
    #[export]
    pub async fn book(&mut self, trip: u64) -> Status {
        use Status::*;

        loop {
            let status = self.reached(trip);
            let next = match status {
                New => reserve(&mut self.hotel, trip, HotelReserved).await,
                HotelReserved => reserve(&mut self.flight, trip, Booked).await,
                Compensating => self.compensate(trip).await,
                Booked | Cancelled => return status,
            };
            match next {
                Some(next) => self.advance(trip, status, next),
                None => return status,
            }
        }
    }

    /// Query: how far a trip is.
    #[export]
    pub fn status(&self, trip: u64) -> Status {
        self.reached(trip)
    }
}
// #endregion service

// #region steps
/// Asks for a place: `Some` with what follows, `None` if the answer is unknown.
async fn reserve(client: &mut Client, trip: u64, done: Status) -> Option<Status> {
    let call = client.reserve(trip).with_wait_up_to(TIMEOUT);
    match call.with_reply_deposit(DEPOSIT).await {
        // The participant reserved.
        Ok(Ok(())) => Some(done),
        // The participant refused.
        Ok(Err(_)) => Some(Status::Compensating),
        // Timeout, no gas, a panic: the participant may have reserved.
        Err(_) => None,
    }
}

impl<S: StateMut<Item = Trips, Error = Infallible>> Saga<S> {
    /// Takes back what was reserved, or may have been.
    async fn compensate(&mut self, trip: u64) -> Option<Status> {
        for client in [&mut self.flight, &mut self.hotel] {
            let call = client.cancel(trip).with_wait_up_to(TIMEOUT);
            call.with_reply_deposit(DEPOSIT).await.ok()?;
        }
        Some(Status::Cancelled)
    }

    fn reached(&self, trip: u64) -> Status {
        self.trips.get().get(&trip).copied().unwrap_or_default()
    }

    /// Moves on, unless another message did so during the wait.
    fn advance(&mut self, trip: u64, from: Status, to: Status) {
        if self.reached(trip) == from {
            self.trips.get_mut().insert(trip, to);
        }
    }
}
// #endregion steps

pub struct Program {
    trips: RefCell<Trips>,
    hotel: ActorId,
    flight: ActorId,
}

#[program]
impl Program {
    pub fn create(hotel: ActorId, flight: ActorId) -> Self {
        Self {
            trips: RefCell::default(),
            hotel,
            flight,
        }
    }

    pub fn saga(&self) -> Saga<&RefCell<Trips>> {
        Saga::new(&self.trips, self.hotel, self.flight)
    }
}

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
