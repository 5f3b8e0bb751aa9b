#![no_std]

// #region state
use core::cell::RefCell;
use sails_rs::{collections::BTreeSet, prelude::*};

/// Something to vote for, and what it got.
#[sails_type]
#[derive(Clone)]
pub struct Choice {
    pub name: String,
    pub votes: u32,
}

/// What the program remembers between messages.
pub struct VotingState {
    owner: ActorId,
    choices: Vec<Choice>,
    price: u128,
    voters: BTreeSet<ActorId>,
    closed: bool,
}

impl VotingState {
    pub fn new(owner: ActorId, names: Vec<String>, price: u128) -> Self {
        let choice = |name| Choice { name, votes: 0 };
        Self {
            owner,
            choices: names.into_iter().map(choice).collect(),
            price,
            voters: BTreeSet::new(),
            closed: false,
        }
    }
}
// #endregion state

// #region errors
/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VotingError {
    AlreadyVoted,
    Closed,
    NotOwner,
    Underpaid { due: u128 },
    UnknownChoice,
}

/// Why the program could not be created.
#[sails_type]
#[derive(Debug)]
pub enum OpenError {
    NoChoices,
}
// #endregion errors

// #region events
/// What the world outside can observe.
#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum VotingEvents {
    /// A choice got a vote.
    Voted {
        voter: ActorId,
        choice: u32,
        votes: u32,
    },
    /// No more votes are taken.
    Closed { voters: u32 },
}
// #endregion events

// #region service
pub struct Voting<S = RefCell<VotingState>> {
    state: S,
}

impl<S: StateMut<Item = VotingState, Error = Infallible>> Voting<S> {
    pub fn new(state: S) -> Self {
        Self { state }
    }
}
// #endregion service

// #region commands
#[service(events = VotingEvents)]
impl<S: StateMut<Item = VotingState, Error = Infallible>> Voting<S> {
    /// Casts one vote. Value above the price comes back with the reply.
    #[export(unwrap_result)]
    pub fn vote(&mut self, choice: u32) -> Result<CommandReply<u32>, VotingError> {
        let change = self.admit(1)?;
        let votes = self.count(choice)?;
        Ok(CommandReply::new(votes).with_value(change))
    }

    /// Casts a vote for each of several choices, all of them or none. A choice that is
    /// named twice counts once, and an empty list is refused.
    #[export(unwrap_result)]
    pub fn vote_all(&mut self, marks: Vec<u32>) -> Result<CommandReply<()>, VotingError> {
        let marks = BTreeSet::from_iter(marks);
        if marks.is_empty() {
            return Err(VotingError::UnknownChoice);
        }
        let change = self.admit(marks.len())?;
        for choice in marks {
            self.count(choice)?;
        }
        Ok(CommandReply::new(()).with_value(change))
    }

    /// Ends the vote. The income comes with the reply. Only for the owner.
    #[export(unwrap_result)]
    pub fn close(&mut self) -> Result<CommandReply<u32>, VotingError> {
        let voters = {
            let mut state = self.state.get_mut();
            if state.owner != Syscall::message_source() {
                return Err(VotingError::NotOwner);
            }
            state.closed = true;
            state.voters.len() as u32
        };
        self.emit_event(VotingEvents::Closed { voters }).unwrap();
        let income = Syscall::value_available();
        Ok(CommandReply::new(voters).with_value(income))
    }
    // #endregion commands

    // #region query
    /// All choices with their votes.
    #[export]
    pub fn results(&self) -> Vec<Choice> {
        self.state.get().choices.clone()
    }
    // #endregion query

    // #region helpers
    /// No message reaches it. Checks sender and value, returns the change.
    fn admit(&mut self, marks: usize) -> Result<u128, VotingError> {
        let mut state = self.state.get_mut();
        if state.closed {
            return Err(VotingError::Closed);
        }
        let due = state.price.saturating_mul(marks as u128);
        let change = Syscall::message_value().checked_sub(due);
        let change = change.ok_or(VotingError::Underpaid { due })?;
        if !state.voters.insert(Syscall::message_source()) {
            return Err(VotingError::AlreadyVoted);
        }
        Ok(change)
    }
    // #endregion helpers

    // #region emit
    fn count(&mut self, choice: u32) -> Result<u32, VotingError> {
        let votes = {
            let mut state = self.state.get_mut();
            let entry = state.choices.get_mut(choice as usize);
            let entry = entry.ok_or(VotingError::UnknownChoice)?;
            entry.votes += 1;
            entry.votes
        };
        let voter = Syscall::message_source();
        self.emit_event(VotingEvents::Voted {
            voter,
            choice,
            votes,
        })
        .unwrap();
        Ok(votes)
    }
    // #endregion emit
}

// #region program
pub struct Program {
    voting: RefCell<VotingState>,
}

#[program]
impl Program {
    /// Opens the vote. The creator becomes its owner.
    #[export(unwrap_result)]
    pub fn open(names: Vec<String>, price: u128) -> Result<Self, OpenError> {
        if names.is_empty() {
            return Err(OpenError::NoChoices);
        }
        let owner = Syscall::message_source();
        let voting = RefCell::new(VotingState::new(owner, names, price));
        Ok(Self { voting })
    }

    /// Exposed under the route `Voting`, made anew for every message.
    pub fn voting(&self) -> Voting<&RefCell<VotingState>> {
        Voting::new(&self.voting)
    }
}
// #endregion program

// #region host
// For tests on the host: the Wasm code, and the client made from voting.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
// #endregion host
