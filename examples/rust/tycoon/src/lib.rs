#![no_std]

use sails_rs::prelude::*;

// #region state
/// What kind of player this is, chosen when the program is created.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Habit {
    /// Buys whatever it can pay.
    Keen,
    /// Buys only if half of its money is left after that.
    Thrifty,
    /// Burns all the gas that it gets.
    Broken,
}
// #endregion state

pub struct Player {
    habit: Habit,
}

// #region strategy
#[service]
impl Player {
    /// Whether to buy this cell, at this price, with this much money.
    #[export]
    pub fn buys(&self, _cell: u32, price: u32, balance: u32) -> bool {
        match self.habit {
            Habit::Keen => true,
            Habit::Thrifty => price <= balance / 2,
            Habit::Broken => loop {
                core::hint::black_box(());
            },
        }
    }
}
// #endregion strategy

pub struct Program {
    habit: Habit,
}

#[program]
impl Program {
    /// Makes a player with this habit.
    pub fn create(habit: Habit) -> Self {
        Self { habit }
    }

    pub fn player(&self) -> Player {
        Player { habit: self.habit }
    }
}

// For tests on the host: the Wasm code, and the client made from tycoon.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
