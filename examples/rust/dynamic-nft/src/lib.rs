#![no_std]

use core::cell::RefCell;
use gstd::msg;
use sails_rs::{collections::BTreeMap, prelude::*};

// #region client
/// The client of this very program, for its messages to itself.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use client::{DynamicNft as _, DynamicNftProgram, gallery::Gallery as _};
use sails_rs::client::Program as _;
// #endregion client

/// With less gas than this, a show pauses instead of failing half-way.
const MIN_GAS: u64 = 3_000_000_000;
/// The longest time between two pictures, in blocks.
const DAY: u32 = 28_800;
const MAX_MEDIA: usize = 16;
const MAX_LENGTH: usize = 128;

// #region state
/// A token and its show.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    pub owner: ActorId,
    /// Where the pictures are.
    pub media: Vec<String>,
    /// Index of the picture that is shown.
    pub shown: u32,
    /// Grows with every start and stop: messages of an earlier show are stale.
    pub show: u32,
    /// Changes that are still to come.
    pub left: u32,
    /// Blocks between them.
    pub every: u32,
}

pub struct GalleryState {
    admin: ActorId,
    tokens: BTreeMap<u32, Token>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GalleryError {
    /// 1 to 16 links of 1 to 128 bytes.
    BadMedia,
    /// At least one change, and 1 to 28,800 blocks between two.
    BadPlan,
    NotAdmin,
    NotOwner,
    NotTheProgram,
    UnknownToken,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GalleryEvents {
    Minted {
        id: u32,
        to: ActorId,
    },
    Transferred {
        id: u32,
        to: ActorId,
    },
    /// The token shows another picture.
    Changed {
        id: u32,
        media: String,
        left: u32,
    },
    /// The gas is used up. The owner can start the show again.
    Paused {
        id: u32,
        left: u32,
    },
}

pub struct Gallery<'a> {
    state: &'a RefCell<GalleryState>,
}

#[service(events = GalleryEvents)]
impl Gallery<'_> {
    /// Creates a token with its pictures. Returns its id. Only for the admin.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId, media: Vec<String>) -> Result<u32, GalleryError> {
        let id = {
            let mut state = self.state.borrow_mut();
            if state.admin != Syscall::message_source() {
                return Err(GalleryError::NotAdmin);
            }
            let fits = |link: &String| (1..=MAX_LENGTH).contains(&link.len());
            if !(1..=MAX_MEDIA).contains(&media.len()) || !media.iter().all(fits) {
                return Err(GalleryError::BadMedia);
            }
            let id = state.tokens.len() as u32;
            let token = Token {
                owner: to,
                media,
                shown: 0,
                show: 0,
                left: 0,
                every: 0,
            };
            state.tokens.insert(id, token);
            id
        };
        self.emit_event(GalleryEvents::Minted { id, to }).unwrap();
        Ok(id)
    }

    /// Gives a token away, and ends its show. Only for the owner.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, id: u32, to: ActorId) -> Result<(), GalleryError> {
        self.begin(id, 0, 0, |token| token.owner = to)?;
        self.emit_event(GalleryEvents::Transferred { id, to })
            .unwrap();
        Ok(())
    }

    // #region start
    /// Shows the next picture so many times, every so many blocks. Only for the owner.
    /// The changes live on the gas of this message.
    #[export(unwrap_result)]
    pub fn start(&mut self, id: u32, times: u32, every: u32) -> Result<(), GalleryError> {
        if times == 0 || !(1..=DAY).contains(&every) {
            return Err(GalleryError::BadPlan);
        }
        self.begin(id, times, every, |_| ())?;
        self.schedule(id)
    }

    /// Ends the show. Only for the owner.
    #[export(unwrap_result)]
    pub fn stop(&mut self, id: u32) -> Result<(), GalleryError> {
        self.begin(id, 0, 0, |_| ())
    }

    /// Begins a new show, which makes the messages of the last one stale.
    fn begin(
        &self,
        id: u32,
        times: u32,
        every: u32,
        change: impl FnOnce(&mut Token),
    ) -> Result<(), GalleryError> {
        let mut state = self.state.borrow_mut();
        let token = state.tokens.get_mut(&id);
        let token = token.ok_or(GalleryError::UnknownToken)?;
        if token.owner != Syscall::message_source() {
            return Err(GalleryError::NotOwner);
        }
        token.show += 1;
        token.left = times;
        token.every = every;
        change(token);
        Ok(())
    }
    // #endregion start

    // #region advance
    /// Shows the next picture. The program sends this to itself, nobody else may.
    #[export(unwrap_result)]
    pub fn advance(&mut self, id: u32, show: u32) -> Result<(), GalleryError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(GalleryError::NotTheProgram);
        }
        let (media, left) = {
            let mut state = self.state.borrow_mut();
            let token = state.tokens.get_mut(&id);
            let token = token.ok_or(GalleryError::UnknownToken)?;
            if token.show != show {
                return Ok(());
            }
            token.left -= 1;
            token.shown = (token.shown + 1) % token.media.len() as u32;
            (token.media[token.shown as usize].clone(), token.left)
        };
        self.emit_event(GalleryEvents::Changed { id, media, left })
            .unwrap();
        self.schedule(id)
    }
    // #endregion advance

    // #region schedule
    /// Sends the next `Advance`, which arrives `every` blocks from now.
    fn schedule(&mut self, id: u32) -> Result<(), GalleryError> {
        let (show, left, every) = {
            let state = self.state.borrow();
            let token = state.tokens.get(&id);
            let token = token.ok_or(GalleryError::UnknownToken)?;
            (token.show, token.left, token.every)
        };
        if left == 0 {
            return Ok(());
        }
        if Syscall::gas_available() < MIN_GAS {
            self.emit_event(GalleryEvents::Paused { id, left }).unwrap();
            return Ok(());
        }
        let this = Syscall::program_id();
        let advance = DynamicNftProgram::client(this).gallery().advance(id, show);
        msg::send_bytes_delayed(this, advance.encode_call(), 0, every)
            .expect("there is gas for the delay");
        Ok(())
    }
    // #endregion schedule

    /// A token with its show.
    #[export]
    pub fn token(&self, id: u32) -> Option<Token> {
        self.state.borrow().tokens.get(&id).cloned()
    }

    /// The link that a wallet shows for the token now.
    #[export]
    pub fn media(&self, id: u32) -> Option<String> {
        let state = self.state.borrow();
        let token = state.tokens.get(&id)?;
        token.media.get(token.shown as usize).cloned()
    }
}

pub struct Program {
    state: RefCell<GalleryState>,
}

#[program]
impl Program {
    /// The creator becomes the admin.
    pub fn create() -> Self {
        let state = RefCell::new(GalleryState {
            admin: Syscall::message_source(),
            tokens: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn gallery(&self) -> Gallery<'_> {
        Gallery { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}
