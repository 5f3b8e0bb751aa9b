#![no_std]

use sails_rs::{gstd::exec, prelude::*};

// #region state
/// How this car drives, chosen when the program is created.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Habit {
    /// Accelerates until it is fast, then slows the others down.
    Clever,
    /// Does not answer for so many blocks.
    Asleep { blocks: u32 },
    /// Burns all the gas that it gets.
    Greedy,
}
// #endregion state

/// What a car can do in a round.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Accelerate,
    /// Slows down the first of the others.
    Shell,
    Skip,
}

pub struct Driver {
    habit: Habit,
}

// #region drive
#[service]
impl Driver {
    /// Chooses what to do, from the speeds of all cars and the place of this one.
    #[export]
    pub async fn drive(&mut self, own: u32, speeds: Vec<u32>) -> Choice {
        match self.habit {
            Habit::Clever if speeds.get(own as usize) < Some(&60) => Choice::Accelerate,
            Habit::Clever => Choice::Shell,
            Habit::Asleep { blocks } => {
                exec::sleep_for(blocks).await;
                Choice::Accelerate
            }
            Habit::Greedy => loop {
                core::hint::black_box(());
            },
        }
    }
}
// #endregion drive

pub struct Program {
    habit: Habit,
}

#[program]
impl Program {
    /// Builds a car with this habit.
    pub fn create(habit: Habit) -> Self {
        Self { habit }
    }

    pub fn driver(&self) -> Driver {
        Driver { habit: self.habit }
    }
}

// For tests on the host: the Wasm code, and the client made from car.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
