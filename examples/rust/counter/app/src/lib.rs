// #region state
#![no_std]

use core::cell::RefCell;
use sails_rs::prelude::*;

/// What the program remembers between messages.
#[derive(Default)]
pub struct CounterState {
    value: u64,
}
// #endregion state

// #region types
/// Events: what the world outside can observe.
#[event]
#[sails_type]
pub enum CounterEvents {
    Added { amount: u64, value: u64 },
    Subtracted { amount: u64, value: u64 },
}

/// Errors: why a command is refused.
#[sails_type]
pub enum CounterError {
    Overflow,
    Underflow,
}
// #endregion types

// #region service
pub struct Counter<S: StateMut<Item = CounterState, Error = Infallible> = RefCell<CounterState>> {
    state: S,
}

impl<S: StateMut<Item = CounterState, Error = Infallible>> Counter<S> {
    pub fn new(state: S) -> Self {
        Self { state }
    }
}

#[service(events = CounterEvents)]
impl<S: StateMut<Item = CounterState, Error = Infallible>> Counter<S> {
    // #region commands
    /// Command: adds `amount` and returns the new value.
    #[export(unwrap_result)]
    pub fn add(&mut self, amount: u64) -> Result<u64, CounterError> {
        let value = self.state.get().value;
        let value = value.checked_add(amount).ok_or(CounterError::Overflow)?;
        self.state.get_mut().value = value;
        self.emit_event(CounterEvents::Added { amount, value })
            .unwrap();
        Ok(value)
    }

    /// Query: reads the value, changes nothing.
    #[export]
    pub fn value(&self) -> u64 {
        self.state.get().value
    }
    // #endregion commands

    /// Command: subtracts `amount` and returns the new value.
    #[export(unwrap_result)]
    pub fn sub(&mut self, amount: u64) -> Result<u64, CounterError> {
        let value = self.state.get().value;
        let value = value.checked_sub(amount).ok_or(CounterError::Underflow)?;
        self.state.get_mut().value = value;
        self.emit_event(CounterEvents::Subtracted { amount, value })
            .unwrap();
        Ok(value)
    }
}
// #endregion service

// #region program
#[derive(Default)]
pub struct Program {
    state: RefCell<CounterState>,
}

#[program]
impl Program {
    /// Constructor: runs once, when the program is created.
    pub fn create() -> Self {
        Self::default()
    }

    /// The service, exposed under the route `Counter`.
    pub fn counter(&self) -> Counter<&RefCell<CounterState>> {
        Counter::new(&self.state)
    }
}
// #endregion program
