#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

// #region types
/// Why a reservation is refused.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookingError {
    Full,
    Cancelled,
}

/// What became of one trip. `Cancelled` stays, and blocks a late `reserve`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Reserved,
    Cancelled,
}

/// The key is who asked, and for which trip: nobody can cancel for another.
pub struct BookingState {
    free: u32,
    entries: BTreeMap<(ActorId, u64), Entry>,
}
// #endregion types

impl BookingState {
    pub fn new(places: u32) -> Self {
        Self {
            free: places,
            entries: BTreeMap::new(),
        }
    }
}

pub struct Booking<S: StateMut<Item = BookingState, Error = Infallible> = RefCell<BookingState>> {
    state: S,
}

impl<S: StateMut<Item = BookingState, Error = Infallible>> Booking<S> {
    pub fn new(state: S) -> Self {
        Self { state }
    }
}

// #region service
#[service]
impl<S: StateMut<Item = BookingState, Error = Infallible>> Booking<S> {
    /// Reserves a place for a trip. Asked again, it changes nothing.
    #[export(unwrap_result)]
    pub fn reserve(&mut self, trip: u64) -> Result<(), BookingError> {
        let key = (Syscall::message_source(), trip);
        let mut state = self.state.get_mut();
        match state.entries.get(&key) {
            Some(Entry::Reserved) => return Ok(()),
            Some(Entry::Cancelled) => return Err(BookingError::Cancelled),
            None => {}
        }
        state.free = state.free.checked_sub(1).ok_or(BookingError::Full)?;
        state.entries.insert(key, Entry::Reserved);
        Ok(())
    }

    /// Takes the reservation of a trip back, or sees to it that none comes.
    #[export]
    pub fn cancel(&mut self, trip: u64) {
        let key = (Syscall::message_source(), trip);
        let mut state = self.state.get_mut();
        if state.entries.insert(key, Entry::Cancelled) == Some(Entry::Reserved) {
            state.free += 1;
        }
    }

    /// Query: places that are left.
    #[export]
    pub fn free(&self) -> u32 {
        self.state.get().free
    }
}
// #endregion service

pub struct Program {
    state: RefCell<BookingState>,
}

#[program]
impl Program {
    pub fn create(places: u32) -> Self {
        Self {
            state: RefCell::new(BookingState::new(places)),
        }
    }

    pub fn booking(&self) -> Booking<&RefCell<BookingState>> {
        Booking::new(&self.state)
    }
}

// The compiled program, for the tests of the saga.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
