#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

/// A side of the board: its pixels travel in one reply.
const MAX_SIDE: u16 = 256;
/// A price that no area multiplies beyond `u128`.
const MAX_PRICE: u128 = u128::MAX / (256 * 256 * 100);

// #region state
/// A rectangle of pixels. `x` and `y` are its upper left corner.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: u16,
    pub y: u16,
    pub width: u16,
    pub height: u16,
}

/// A part of the board that somebody owns.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub owner: ActorId,
    pub area: Area,
    /// Planck for the whole plot, if it is for sale.
    pub price: Option<u128>,
}

/// What is fixed when the program is created.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    pub width: u16,
    pub height: u16,
    /// Corners stand on multiples of this, so that no single pixels are sold.
    pub grid: u16,
    /// Planck for a pixel that nobody owns.
    pub pixel_price: u128,
    /// Percent of a resale that the owner of the board gets.
    pub commission: u8,
}

pub struct BoardState {
    owner: ActorId,
    rules: Rules,
    /// A byte of colour for every pixel, row by row.
    pixels: Vec<u8>,
    plots: Vec<Plot>,
    due: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum BoardError {
    BadRules,
    NotForSale,
    NothingDue,
    NotOwner,
    OffGrid,
    OutOfBoard,
    Overlaps { plot: u32 },
    PriceTooHigh,
    Underpaid { due: u128 },
    UnknownPlot,
    WrongPixels { expected: u32 },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum BoardEvents {
    /// A free area became a plot.
    Minted {
        plot: u32,
        owner: ActorId,
        area: Area,
    },
    /// A plot has other pixels.
    Painted { plot: u32 },
    /// A plot is for sale, or no longer.
    Offered { plot: u32, price: Option<u128> },
    /// A plot has another owner.
    Sold { plot: u32, to: ActorId, price: u128 },
}

// #region area
impl Area {
    fn pixels(&self) -> u32 {
        u32::from(self.width) * u32::from(self.height)
    }

    /// Right and lower edge. Wider than `u16`, so that no sum wraps.
    fn end(&self) -> (u32, u32) {
        let end = |start: u16, length: u16| u32::from(start) + u32::from(length);
        (end(self.x, self.width), end(self.y, self.height))
    }

    /// Two rectangles overlap if they do so along both axes.
    fn overlaps(&self, other: &Area) -> bool {
        let ((right, bottom), (other_right, other_bottom)) = (self.end(), other.end());
        u32::from(self.x) < other_right
            && u32::from(other.x) < right
            && u32::from(self.y) < other_bottom
            && u32::from(other.y) < bottom
    }
}
// #endregion area

impl BoardState {
    // #region check
    /// Whether a free plot may be there.
    fn check(&self, area: &Area) -> Result<(), BoardError> {
        let Area {
            x,
            y,
            width,
            height,
        } = *area;
        let grid = self.rules.grid;
        let off_grid = |side: u16| side % grid != 0;
        if [x, y, width, height].into_iter().any(off_grid) || area.pixels() == 0 {
            return Err(BoardError::OffGrid);
        }
        let (right, bottom) = area.end();
        if right > self.rules.width.into() || bottom > self.rules.height.into() {
            return Err(BoardError::OutOfBoard);
        }
        let taken = self.plots.iter().position(|plot| plot.area.overlaps(area));
        match taken {
            Some(plot) => Err(BoardError::Overlaps { plot: plot as u32 }),
            None => Ok(()),
        }
    }
    // #endregion check

    // #region pixels
    /// Copies the pixels of an area, row by row.
    fn paint(&mut self, area: &Area, pixels: &[u8]) -> Result<(), BoardError> {
        if pixels.len() != area.pixels() as usize {
            let expected = area.pixels();
            return Err(BoardError::WrongPixels { expected });
        }
        let (board, width) = (usize::from(self.rules.width), usize::from(area.width));
        let rows = self.pixels.chunks_exact_mut(board);
        let rows = rows.skip(area.y.into());
        for (row, source) in rows.zip(pixels.chunks_exact(width)) {
            let x = usize::from(area.x);
            row[x..x + width].copy_from_slice(source);
        }
        Ok(())
    }
    // #endregion pixels

    fn owned(&mut self, plot: u32) -> Result<&mut Plot, BoardError> {
        let plot = self.plots.get_mut(plot as usize);
        let plot = plot.ok_or(BoardError::UnknownPlot)?;
        match plot.owner == Syscall::message_source() {
            true => Ok(plot),
            false => Err(BoardError::NotOwner),
        }
    }

    fn credit(&mut self, who: ActorId, value: u128) {
        if value > 0 {
            *self.due.entry(who).or_default() += value;
        }
    }
}

pub struct Board<'a> {
    state: &'a RefCell<BoardState>,
}

#[service(events = BoardEvents)]
impl Board<'_> {
    // #region mint
    /// Buys a free area and paints it. Change comes back with the reply of its number.
    #[export(unwrap_result)]
    pub fn mint(&mut self, area: Area, pixels: Vec<u8>) -> Result<CommandReply<u32>, BoardError> {
        let (owner, paid) = (Syscall::message_source(), Syscall::message_value());
        let (plot, due) = {
            let state = &mut *self.state.borrow_mut();
            state.check(&area)?;
            let due = state.rules.pixel_price * u128::from(area.pixels());
            if paid < due {
                return Err(BoardError::Underpaid { due });
            }
            state.paint(&area, &pixels)?;
            state.credit(state.owner, due);
            state.plots.push(Plot {
                owner,
                area,
                price: None,
            });
            (state.plots.len() as u32 - 1, due)
        };
        self.emit_event(BoardEvents::Minted { plot, owner, area })
            .unwrap();
        Ok(CommandReply::new(plot).with_value(paid - due))
    }
    // #endregion mint

    /// Paints a plot of the sender.
    #[export(unwrap_result)]
    pub fn paint(&mut self, plot: u32, pixels: Vec<u8>) -> Result<(), BoardError> {
        {
            let state = &mut *self.state.borrow_mut();
            let area = state.owned(plot)?.area;
            state.paint(&area, &pixels)?;
        }
        self.emit_event(BoardEvents::Painted { plot }).unwrap();
        Ok(())
    }

    /// Offers a plot of the sender, or takes the offer back with `None`.
    #[export(unwrap_result)]
    pub fn offer(&mut self, plot: u32, price: Option<u128>) -> Result<(), BoardError> {
        if price.is_some_and(|price| price > MAX_PRICE) {
            return Err(BoardError::PriceTooHigh);
        }
        self.state.borrow_mut().owned(plot)?.price = price;
        self.emit_event(BoardEvents::Offered { plot, price })
            .unwrap();
        Ok(())
    }

    // #region buy
    /// Buys a plot that is for sale, for no more than the value. Change comes back.
    #[export(unwrap_result)]
    pub fn buy(&mut self, plot: u32) -> Result<CommandReply<u128>, BoardError> {
        let (to, paid) = (Syscall::message_source(), Syscall::message_value());
        let price = {
            let state = &mut *self.state.borrow_mut();
            let entry = state.plots.get_mut(plot as usize);
            let entry = entry.ok_or(BoardError::UnknownPlot)?;
            let price = entry.price.ok_or(BoardError::NotForSale)?;
            if paid < price {
                return Err(BoardError::Underpaid { due: price });
            }
            let seller = core::mem::replace(&mut entry.owner, to);
            entry.price = None;
            let commission = price * u128::from(state.rules.commission) / 100;
            state.credit(state.owner, commission);
            state.credit(seller, price - commission);
            price
        };
        self.emit_event(BoardEvents::Sold { plot, to, price })
            .unwrap();
        Ok(CommandReply::new(price).with_value(paid - price))
    }
    // #endregion buy

    /// Pays what the sender has earned, with the reply.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, BoardError> {
        let source = Syscall::message_source();
        let due = self.state.borrow_mut().due.remove(&source);
        let due = due.ok_or(BoardError::NothingDue)?;
        Ok(CommandReply::new(due).with_value(due))
    }

    /// All pixels, row by row.
    #[export]
    pub fn pixels(&self) -> Vec<u8> {
        self.state.borrow().pixels.clone()
    }

    /// A plot.
    #[export]
    pub fn plot(&self, plot: u32) -> Option<Plot> {
        self.state.borrow().plots.get(plot as usize).cloned()
    }

    /// What is fixed.
    #[export]
    pub fn rules(&self) -> Rules {
        self.state.borrow().rules.clone()
    }
}

pub struct Program {
    state: RefCell<BoardState>,
}

#[program]
impl Program {
    /// Creates a board of colour 0. The creator is its owner.
    #[export(unwrap_result)]
    pub fn create(
        width: u16,
        height: u16,
        grid: u16,
        pixel_price: u128,
        commission: u8,
    ) -> Result<Self, BoardError> {
        let fits = |n: u16| n.is_multiple_of(grid) && (1..=MAX_SIDE).contains(&n);
        if !fits(width) || !fits(height) || commission > 100 || pixel_price > MAX_PRICE {
            return Err(BoardError::BadRules);
        }
        let state = RefCell::new(BoardState {
            owner: Syscall::message_source(),
            pixels: vec![0; usize::from(width) * usize::from(height)],
            rules: Rules {
                width,
                height,
                grid,
                pixel_price,
                commission,
            },
            plots: Vec::new(),
            due: BTreeMap::new(),
        });
        Ok(Self { state })
    }

    pub fn board(&self) -> Board<'_> {
        Board { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from nft-pixelboard.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
