#![no_std]

use sails_rs::{collections::BTreeSet, gstd::exec, prelude::*};

/// Cells in a row, and rows.
const SIDE: u8 = 5;

/// What the bot knows of a cell of its opponent.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    Unknown,
    Miss,
    Hit,
}

pub struct Bot;

#[service]
impl Bot {
    // #region place
    /// Puts ships on so many different cells.
    #[export]
    pub fn place(&mut self, fleet: u8) -> Vec<u8> {
        let mut ships = BTreeSet::new();
        for byte in random() {
            if ships.len() < fleet as usize {
                ships.insert(byte % (SIDE * SIDE));
            }
        }
        ships.into_iter().collect()
    }
    // #endregion place

    // #region choose
    /// Chooses the cell to shoot at: beside a hit, or anywhere.
    #[export]
    pub fn choose(&mut self, board: Vec<Cell>) -> Option<u8> {
        let at = |x: u8, y: u8| board.get((y * SIDE + x) as usize).copied();
        let is_hit = |x, y| at(x, y) == Some(Cell::Hit);
        let beside = |cell: u8| {
            let (x, y) = (cell % SIDE, cell / SIDE);
            (x > 0 && is_hit(x - 1, y))
                || (x < SIDE - 1 && is_hit(x + 1, y))
                || (y > 0 && is_hit(x, y - 1))
                || is_hit(x, y + 1)
        };
        let unknown = |cell: &u8| at(cell % SIDE, cell / SIDE) == Some(Cell::Unknown);
        let free: Vec<u8> = (0..SIDE * SIDE).filter(unknown).collect();
        let near: Vec<u8> = free.iter().copied().filter(|cell| beside(*cell)).collect();

        let cells = if near.is_empty() { free } else { near };
        let index = random()[0] as usize % cells.len().max(1);
        cells.get(index).copied()
    }
    // #endregion choose
}

/// Different for each message, and no secret within an epoch.
fn random() -> [u8; 32] {
    let subject = Syscall::message_id().into_bytes();
    let (random, _known_since) = exec::random(subject).expect("it never fails");
    random
}

#[derive(Default)]
pub struct Program;

#[program]
impl Program {
    /// The bot keeps no state: each question brings all that it has to know.
    pub fn create() -> Self {
        Self
    }

    pub fn bot(&self) -> Bot {
        Bot
    }
}

// For tests on the host: the Wasm code, and the client made from battleship-bot.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
