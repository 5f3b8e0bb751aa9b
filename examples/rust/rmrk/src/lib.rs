#![no_std]

mod calls;

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

/// How many tokens the way to the account that owns one may lead through.
const MAX_DEPTH: u32 = 8;
/// Proposals that a token keeps: others cannot fill the memory.
const MAX_PROPOSED: usize = 16;

// #region state
/// One token of one collection.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token {
    pub collection: ActorId,
    pub id: u32,
}

/// Who has a token.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Owner {
    Account(ActorId),
    /// Another token, of this collection or another one.
    Token(Token),
}

/// How a token stands to a token in it.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// Somebody has put it in.
    Proposed,
    /// The owner wants it there.
    Accepted,
}

struct Nft {
    /// The truth about where a token is.
    owner: Owner,
    /// The `Put` that may still take it back. Nobody is told of the token before.
    put: Option<OpenPut>,
    /// What other tokens have said about themselves.
    children: BTreeMap<Token, Status>,
}

#[derive(Clone, Copy)]
struct OpenPut {
    message: MessageId,
    /// The block in which it has ended, whatever others answered.
    until: u32,
}

pub struct Collection {
    admin: ActorId,
    tokens: BTreeMap<u32, Nft>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NestError {
    /// A token cannot be in itself, or in what it holds.
    Cycle,
    /// Another collection gave no answer, or no good one.
    NoAnswer,
    NotAdmin,
    NotInToken,
    /// It is not the sender's, or has moved while that was found out.
    NotOwner,
    /// The `Put` of the token has not ended: it may still come back.
    PutNotEnded,
    TooDeep,
    TooManyProposed,
    UnknownToken,
}

/// What has become of a token that was put into another one.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// It is in, and the other token knows.
    Told,
    /// It is where it was.
    Refused,
    /// It is in, and the other token may not know. Tell it again.
    Unanswered,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum NestEvents {
    /// The owner of a token accepted another one in it.
    Accepted { id: u32, child: Token },
    /// A token belongs to an account again.
    Left { id: u32, to: ActorId },
    /// A token was created.
    Minted { id: u32, to: ActorId },
    /// A token belongs to another one.
    Nested { id: u32, parent: Token },
}

pub struct Nest<'a> {
    state: &'a RefCell<Collection>,
}

#[service(events = NestEvents)]
impl Nest<'_> {
    /// Creates a token and returns its id. For the admin.
    #[export(unwrap_result)]
    pub fn mint(&mut self, to: ActorId) -> Result<u32, NestError> {
        let id = {
            let mut state = self.state.borrow_mut();
            if state.admin != Syscall::message_source() {
                return Err(NestError::NotAdmin);
            }
            let id = state.tokens.len() as u32;
            let token = Nft {
                owner: Owner::Account(to),
                put: None,
                children: BTreeMap::new(),
            };
            state.tokens.insert(id, token);
            id
        };
        self.emit_event(NestEvents::Minted { id, to }).unwrap();
        Ok(id)
    }

    // #region put
    /// Puts a token of the sender into another one, of any collection.
    #[export(unwrap_result)]
    pub async fn put(&mut self, id: u32, parent: Token) -> Result<Outcome, NestError> {
        let source = Owner::Account(Syscall::message_source());
        let inside = Owner::Token(parent);
        self.change_owner(id, source, inside)?;
        self.begin_put(id)?;

        // The token is in already: of two that are put into each other, one finds out.
        let this = here(id);
        let told = match self.root(parent, Some(this)).await {
            Ok(_) => calls::propose(this, parent).await,
            Err(_) => Outcome::Refused,
        };
        let was_open = self.end_put(id);
        if told == Outcome::Refused && was_open {
            // Not `Err`: that would undo this line, and not what was before the wait.
            let _ = self.change_owner(id, inside, source);
            return Ok(told);
        }
        // It can have left meanwhile, or the token around it was told by `TellAgain`.
        if self.owner(id)? == inside {
            self.emit_event(NestEvents::Nested { id, parent }).unwrap();
        }
        match told {
            Outcome::Refused => Ok(Outcome::Unanswered),
            told => Ok(told),
        }
    }
    // #endregion put

    // #region tell-again
    /// Tells the token around this one again that this one is in it. Anybody may, once
    /// the `Put` of the token has ended.
    #[export(unwrap_result)]
    pub async fn tell_again(&mut self, id: u32) -> Result<Outcome, NestError> {
        {
            let mut state = self.state.borrow_mut();
            let put = &mut state.token(id)?.put;
            if put.is_some_and(|put| Syscall::block_height() < put.until) {
                return Err(NestError::PutNotEnded);
            }
            // Its gas ran out. Should it go on all the same, it takes nothing back.
            *put = None;
        }
        match self.owner(id)? {
            Owner::Token(parent) => Ok(calls::propose(here(id), parent).await),
            Owner::Account(_) => Err(NestError::NotInToken),
        }
    }
    // #endregion tell-again

    // #region propose
    /// A token of the sender, which is a collection, says that it is in one of this one.
    #[export(unwrap_result)]
    pub fn propose(&mut self, id: u32, child: u32) -> Result<(), NestError> {
        let collection = Syscall::message_source();
        let child = Token {
            collection,
            id: child,
        };
        let mut state = self.state.borrow_mut();
        let children = &mut state.token(id)?.children;
        let proposed = children.values().filter(|s| **s == Status::Proposed);
        if proposed.count() >= MAX_PROPOSED && !children.contains_key(&child) {
            return Err(NestError::TooManyProposed);
        }
        children.entry(child).or_insert(Status::Proposed);
        Ok(())
    }
    // #endregion propose

    // #region accept
    /// Accepts a token in a token. For the account that owns all of it in the end.
    #[export(unwrap_result)]
    pub async fn accept(&mut self, id: u32, child: Token) -> Result<(), NestError> {
        self.check_root(id).await?;
        {
            let mut state = self.state.borrow_mut();
            let status = state.token(id)?.children.get_mut(&child);
            *status.ok_or(NestError::NotInToken)? = Status::Accepted;
        }
        self.emit_event(NestEvents::Accepted { id, child }).unwrap();
        Ok(())
    }

    /// Takes a token out of a token, and gives it to an account. For the account that
    /// owns all of it in the end.
    #[export(unwrap_result)]
    pub async fn take_out(
        &mut self,
        id: u32,
        child: Token,
        to: ActorId,
    ) -> Result<Outcome, NestError> {
        self.check_root(id).await?;
        let removed = self.state.borrow_mut().token(id)?.children.remove(&child);
        removed.ok_or(NestError::NotInToken)?;
        // Off the list, whatever the answer: what is still in can be told again.
        Ok(calls::leave(child, id, to).await)
    }
    // #endregion accept

    // #region forget
    /// Takes a token off the list of a token, and tells nobody: for what strangers have
    /// invented. For the account that owns all of it in the end.
    #[export(unwrap_result)]
    pub async fn forget(&mut self, id: u32, child: Token) -> Result<(), NestError> {
        self.check_root(id).await?;
        let removed = self.state.borrow_mut().token(id)?.children.remove(&child);
        removed.map(|_| ()).ok_or(NestError::NotInToken)
    }
    // #endregion forget

    // #region leave
    /// Gives a token to an account. Only the collection of the token around it may.
    #[export(unwrap_result)]
    pub fn leave(&mut self, id: u32, parent: u32, to: ActorId) -> Result<(), NestError> {
        let collection = Syscall::message_source();
        let parent = Token {
            collection,
            id: parent,
        };
        self.change_owner(id, Owner::Token(parent), Owner::Account(to))?;
        self.emit_event(NestEvents::Left { id, to }).unwrap();
        Ok(())
    }
    // #endregion leave

    /// Who has a token: an account or another token.
    #[export]
    pub fn owner_of(&self, id: u32) -> Option<Owner> {
        self.owner(id).ok()
    }

    /// What is in a token.
    #[export]
    pub fn children_of(&self, id: u32) -> Vec<(Token, Status)> {
        let state = self.state.borrow();
        let children = state.tokens.get(&id).map(|token| &token.children);
        let children = children.into_iter().flatten();
        children.map(|(child, status)| (*child, *status)).collect()
    }

    fn owner(&self, id: u32) -> Result<Owner, NestError> {
        Ok(self.state.borrow_mut().token(id)?.owner)
    }

    fn change_owner(&self, id: u32, from: Owner, to: Owner) -> Result<(), NestError> {
        let mut state = self.state.borrow_mut();
        let token = state.token(id)?;
        match token.owner == from {
            true => (token.owner, token.put) = (to, None),
            false => return Err(NestError::NotOwner),
        }
        Ok(())
    }

    fn begin_put(&self, id: u32) -> Result<(), NestError> {
        let message = Syscall::message_id();
        // The walk, the proposal, and as long as one of them for running at all.
        let blocks = (MAX_DEPTH + 2) * calls::WAIT_BLOCKS;
        let until = Syscall::block_height() + blocks;
        self.state.borrow_mut().token(id)?.put = Some(OpenPut { message, until });
        Ok(())
    }

    /// Ends the `Put` that runs now. `false`: it was ended before.
    fn end_put(&self, id: u32) -> bool {
        let mut state = self.state.borrow_mut();
        let this = Syscall::message_id();
        match state.token(id) {
            Ok(token) if token.put.is_some_and(|put| put.message == this) => {
                token.put = None;
                true
            }
            _ => false,
        }
    }

    // #region root
    /// Walks from token to token until it comes to an account, never over `forbidden`.
    async fn root(&self, start: Token, forbidden: Option<Token>) -> Result<ActorId, NestError> {
        let mut token = start;
        let mut seen = Vec::new();
        for _ in 0..MAX_DEPTH {
            if Some(token) == forbidden {
                return Err(NestError::Cycle);
            }
            let owner = if token.collection == Syscall::program_id() {
                let owner = self.owner(token.id)?;
                seen.push((token.id, owner));
                owner
            } else {
                calls::owner_of(token).await?
            };
            match owner {
                Owner::Token(parent) => token = parent,
                Owner::Account(account) => {
                    // Other messages ran meanwhile: what is known here must still be so.
                    let mut seen = seen.into_iter();
                    return match seen.all(|(id, owner)| self.owner(id) == Ok(owner)) {
                        true => Ok(account),
                        false => Err(NestError::NotOwner),
                    };
                }
            }
        }
        Err(NestError::TooDeep)
    }

    async fn check_root(&self, id: u32) -> Result<(), NestError> {
        let source = Syscall::message_source();
        match self.root(here(id), None).await? == source {
            true => Ok(()),
            false => Err(NestError::NotOwner),
        }
    }
    // #endregion root
}

impl Collection {
    fn token(&mut self, id: u32) -> Result<&mut Nft, NestError> {
        self.tokens.get_mut(&id).ok_or(NestError::UnknownToken)
    }
}

fn here(id: u32) -> Token {
    let collection = Syscall::program_id();
    Token { collection, id }
}

pub struct Program {
    state: RefCell<Collection>,
}

#[program]
impl Program {
    /// An empty collection. The creator becomes its admin.
    pub fn create() -> Self {
        let state = RefCell::new(Collection {
            admin: Syscall::message_source(),
            tokens: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn nest(&self) -> Nest<'_> {
        Nest { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from rmrk.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
