use crate::SyndoteError;
use sails_rs::prelude::*;

const MAX_PLAYERS: usize = 4;
const MAX_TURNS: u32 = 120;
const MAX_MISSED: u32 = 3;
const CELLS: u32 = 16;
const START_BALANCE: u32 = 1_500;
const LAP_BONUS: u32 = 100;

// #region state
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    Open,
    Running,
    /// Nobody has paid for the rest.
    Paused,
    Over,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub program: ActorId,
    pub cell: u32,
    pub balance: u32,
    /// Questions that it has not answered.
    pub missed: u32,
    /// Out of money, or out of the game for not answering.
    pub out: bool,
}

/// A cell that can be bought. Its rent is half of its price.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub price: u32,
    /// The number of a player.
    pub owner: Option<u32>,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub stage: Stage,
    pub turn: u32,
    /// The number of the player whose turn is next.
    pub next: u32,
    pub players: Vec<Player>,
    pub cells: Vec<Cell>,
}
// #endregion state

/// A player on a cell, before anything is paid.
pub struct Visit {
    pub player: u32,
    pub program: ActorId,
    pub cell: u32,
    pub balance: u32,
    /// The price, if the cell is free and the player can pay it.
    pub offer: Option<u32>,
}

impl Game {
    pub fn new() -> Self {
        let cell = |number| Cell {
            price: 100 + 20 * number,
            owner: None,
        };
        Self {
            stage: Stage::Open,
            turn: 0,
            next: 0,
            players: vec![],
            cells: (0..CELLS).map(cell).collect(),
        }
    }

    pub fn join(&mut self, program: ActorId) -> Result<(), SyndoteError> {
        let mut players = self.players.iter();
        if players.any(|player| player.program == program) {
            return Err(SyndoteError::AlreadyIn);
        }
        if self.stage != Stage::Open || self.players.len() == MAX_PLAYERS {
            return Err(SyndoteError::WrongStage);
        }
        self.players.push(Player {
            program,
            cell: 0,
            balance: START_BALANCE,
            missed: 0,
            out: false,
        });
        Ok(())
    }

    // #region turn
    /// Moves the next player. Changes nothing that the answer could still change.
    pub fn roll(&mut self, dice: impl Fn(u32) -> u32) -> Visit {
        while self.players[self.next as usize].out {
            self.pass();
        }
        let number = self.next;
        let player = &mut self.players[number as usize];
        let way = player.cell + dice(self.turn);
        player.balance += way / CELLS * LAP_BONUS;
        player.cell = way % CELLS;

        let cell = &self.cells[player.cell as usize];
        let free = cell.owner.is_none() && cell.price <= player.balance;
        let visit = Visit {
            player: number,
            program: player.program,
            cell: player.cell,
            balance: player.balance,
            offer: free.then_some(cell.price),
        };
        self.turn += 1;
        self.pass();
        visit
    }

    /// Buys, pays rent, or does nothing.
    pub fn settle(&mut self, visit: &Visit, answer: Option<Option<bool>>) {
        let cell = &mut self.cells[visit.cell as usize];
        let player = &mut self.players[visit.player as usize];
        match (answer, cell.owner) {
            (Some(Some(true)), None) => {
                player.balance -= cell.price;
                cell.owner = Some(visit.player);
            }
            (Some(None), _) => {
                player.missed += 1;
                player.out = player.missed == MAX_MISSED;
            }
            (None, Some(owner)) if owner != visit.player => {
                let rent = cell.price / 2;
                let paid = rent.min(player.balance);
                player.balance -= paid;
                player.out = paid < rent;
                self.players[owner as usize].balance += paid;
            }
            _ => {}
        }
        if self.players[visit.player as usize].out {
            let left = |cell: &&mut Cell| cell.owner == Some(visit.player);
            let cells = self.cells.iter_mut().filter(left);
            cells.for_each(|cell| cell.owner = None);
        }
    }
    // #endregion turn

    /// The last player in the game, or the richest one after so many turns.
    pub fn winner(&self) -> Option<ActorId> {
        let mut rest = self.players.iter().filter(|player| !player.out);
        if self.turn < MAX_TURNS && rest.clone().count() > 1 {
            return None;
        }
        let first = rest.next()?;
        let best = rest.fold(first, |best, one| match one.balance > best.balance {
            true => one,
            false => best,
        });
        Some(best.program)
    }

    fn pass(&mut self) {
        self.next = (self.next + 1) % self.players.len() as u32;
    }
}
