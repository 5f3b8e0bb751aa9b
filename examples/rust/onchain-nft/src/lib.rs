#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeSet, prelude::*};

/// Bytes of one drawing at most.
pub const MAX_DRAWING: usize = 8_192;
/// More layers than this make a picture too dear to put together.
const MAX_LAYERS: u8 = 8;

// #region state
/// A token, which is no picture but a choice: one drawing for each layer.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    pub owner: ActorId,
    pub drawings: Vec<u8>,
}

pub struct NftState {
    artist: ActorId,
    /// The drawings of each layer, from the background to the front.
    layers: Vec<Vec<String>>,
    tokens: Vec<Token>,
    /// Choices that exist: no two tokens look the same.
    taken: BTreeSet<Vec<u8>>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum NftError {
    /// A token with these drawings exists.
    Exists,
    /// The layer holds as many drawings as a byte can number.
    Full,
    NotArtist,
    NotOwner,
    TooLarge,
    UnknownDrawing,
    UnknownLayer,
    UnknownToken,
    /// A token takes one drawing for each layer.
    WrongNumberOfDrawings,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum NftEvents {
    /// The artist has added a drawing to a layer.
    Drawn { layer: u8, drawing: u8 },
    /// Somebody has chosen a token.
    Minted { token: u32, owner: ActorId },
    /// A token has a new owner.
    Transferred { token: u32, to: ActorId },
}

pub struct Nft<'a> {
    state: &'a RefCell<NftState>,
}

#[service(events = NftEvents)]
impl Nft<'_> {
    // #region draw
    /// Adds a drawing, which goes inside of an SVG element. Only the artist may.
    #[export(unwrap_result)]
    pub fn draw(&mut self, layer: u8, svg: String) -> Result<u8, NftError> {
        let drawing = {
            let state = &mut *self.state.borrow_mut();
            if state.artist != Syscall::message_source() {
                return Err(NftError::NotArtist);
            }
            if svg.len() > MAX_DRAWING {
                return Err(NftError::TooLarge);
            }
            let drawings = state.layers.get_mut(layer as usize);
            let drawings = drawings.ok_or(NftError::UnknownLayer)?;
            let drawing = u8::try_from(drawings.len()).map_err(|_| NftError::Full)?;
            drawings.push(svg);
            drawing
        };
        self.emit_event(NftEvents::Drawn { layer, drawing })
            .unwrap();
        Ok(drawing)
    }
    // #endregion draw

    // #region mint
    /// Makes a token from one drawing for each layer. It belongs to the sender.
    #[export(unwrap_result)]
    pub fn mint(&mut self, drawings: Vec<u8>) -> Result<u32, NftError> {
        let owner = Syscall::message_source();
        let token = {
            let state = &mut *self.state.borrow_mut();
            if drawings.len() != state.layers.len() {
                return Err(NftError::WrongNumberOfDrawings);
            }
            let mut chosen = drawings.iter().zip(&state.layers);
            if !chosen.all(|(drawing, layer)| (*drawing as usize) < layer.len()) {
                return Err(NftError::UnknownDrawing);
            }
            if !state.taken.insert(drawings.clone()) {
                return Err(NftError::Exists);
            }
            state.tokens.push(Token { owner, drawings });
            state.tokens.len() as u32 - 1
        };
        self.emit_event(NftEvents::Minted { token, owner }).unwrap();
        Ok(token)
    }
    // #endregion mint

    /// Gives a token to somebody else.
    #[export(unwrap_result)]
    pub fn transfer(&mut self, token: u32, to: ActorId) -> Result<(), NftError> {
        {
            let state = &mut *self.state.borrow_mut();
            let entry = state.tokens.get_mut(token as usize);
            let entry = entry.ok_or(NftError::UnknownToken)?;
            if entry.owner != Syscall::message_source() {
                return Err(NftError::NotOwner);
            }
            entry.owner = to;
        }
        self.emit_event(NftEvents::Transferred { token, to })
            .unwrap();
        Ok(())
    }

    // #region picture
    /// The picture of a token, put together from its drawings.
    #[export]
    pub fn picture(&self, token: u32) -> Option<String> {
        let state = self.state.borrow();
        let drawings = &state.tokens.get(token as usize)?.drawings;
        let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
        for (drawing, layer) in drawings.iter().zip(&state.layers) {
            svg.push_str(&layer[*drawing as usize]);
        }
        svg.push_str("</svg>");
        Some(svg)
    }
    // #endregion picture

    /// Owner and choice of a token.
    #[export]
    pub fn token(&self, token: u32) -> Option<Token> {
        self.state.borrow().tokens.get(token as usize).cloned()
    }
}

/// Why the program could not be created.
#[sails_type]
#[derive(Debug)]
pub enum CreateError {
    /// One to eight layers are possible.
    BadLayers,
}

pub struct Program {
    nft: RefCell<NftState>,
}

#[program]
impl Program {
    /// Makes an empty collection with so many layers. The sender is the artist.
    #[export(unwrap_result)]
    pub fn create(layers: u8) -> Result<Self, CreateError> {
        if !(1..=MAX_LAYERS).contains(&layers) {
            return Err(CreateError::BadLayers);
        }
        let nft = RefCell::new(NftState {
            artist: Syscall::message_source(),
            layers: vec![Vec::new(); layers as usize],
            tokens: Vec::new(),
            taken: BTreeSet::new(),
        });
        Ok(Self { nft })
    }

    pub fn nft(&self) -> Nft<'_> {
        Nft { state: &self.nft }
    }
}

// For tests on the host: the Wasm code, and the client made from onchain-nft.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
