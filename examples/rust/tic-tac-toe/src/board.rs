use sails_rs::prelude::*;

#[sails_type]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Cell {
    #[default]
    Empty,
    Player,
    Program,
}

/// How the game stands for the player.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    Playing,
    Won,
    Lost,
    Drawn,
}

/// Nine cells, row by row.
#[sails_type]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    pub cells: [Cell; 9],
}

const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

impl Board {
    /// The player takes a cell, if it is free.
    pub fn take(&mut self, cell: u8) -> Option<()> {
        let cell = self.cells.get_mut(usize::from(cell))?;
        (*cell == Cell::Empty).then(|| *cell = Cell::Player)
    }

    // #region answer
    /// The program takes a cell: to win, not to lose, or else the best that is free.
    pub fn answer(&mut self) -> Option<u8> {
        let free = |cell: &usize| self.cells[*cell] == Cell::Empty;
        let cell = self
            .last_of(Cell::Program)
            .or_else(|| self.last_of(Cell::Player))
            .or_else(|| [4, 0, 2, 6, 8, 1, 3, 5, 7].into_iter().find(free))?;
        self.cells[cell] = Cell::Program;
        Some(cell as u8)
    }

    /// The cell that `side` needs to complete a line.
    fn last_of(&self, side: Cell) -> Option<usize> {
        let gap = |line: &[usize; 3]| {
            let taken = line
                .iter()
                .filter(|cell| self.cells[**cell] == side)
                .count();
            let empty = line.iter().find(|cell| self.cells[**cell] == Cell::Empty);
            empty.filter(|_| taken == 2).copied()
        };
        LINES.iter().find_map(gap)
    }
    // #endregion answer

    pub fn status(&self) -> Status {
        let full = |side| {
            let taken = |cell: &usize| self.cells[*cell] == side;
            LINES.iter().any(|line| line.iter().all(taken))
        };
        match () {
            _ if full(Cell::Player) => Status::Won,
            _ if full(Cell::Program) => Status::Lost,
            _ if self.cells.contains(&Cell::Empty) => Status::Playing,
            _ => Status::Drawn,
        }
    }
}
