#![no_std]

use core::cell::RefCell;
use gstd::{errors::Error, msg};
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

/// Gas set aside for waking the wallet when the call is answered.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that the wallet waits for the answer.
const WAIT_BLOCKS: u32 = 20;
/// More owners than this make every confirmation dear.
const MAX_OWNERS: usize = 16;

// #region state
/// How far a proposal is.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// Owners confirm and revoke, until the rules change.
    Open,
    /// The call is on its way.
    Executing,
    /// The call was answered with success.
    Done,
    /// The call failed. Once owners have confirmed it anew, it can be executed again.
    Failed,
    /// No answer in time. It may have succeeded, so it is not repeated.
    Unanswered,
}

/// A call that the wallet makes when enough owners want it.
#[sails_type]
#[derive(Clone, Debug)]
pub struct Proposal {
    pub destination: ActorId,
    pub payload: Vec<u8>,
    pub value: u128,
    /// Gas for the call. Zero pays a user at once.
    pub gas_limit: u64,
    pub confirmed_by: Vec<ActorId>,
    pub status: Status,
}

pub struct WalletState {
    owners: BTreeSet<ActorId>,
    required: u32,
    proposals: BTreeMap<u32, Proposal>,
    /// The block in which the wait for the answer to a call ends.
    deadlines: BTreeMap<u32, u32>,
    next_id: u32,
    /// Older proposals were made under other rules.
    valid_from: u32,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum WalletError {
    /// Zero, more than the owners, or more owners than the wallet takes.
    BadRequirement,
    NotConfirmed,
    NotEnoughConfirmations,
    NotOpen,
    NotOwner,
    NotTheWallet,
    UnknownProposal,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum WalletEvents {
    /// Value came in.
    Deposited { from: ActorId, value: u128 },
    /// An owner proposed a call, and confirmed it by that.
    Submitted { id: u32, by: ActorId },
    /// An owner confirmed.
    Confirmed { id: u32, by: ActorId },
    /// An owner took the confirmation back.
    Revoked { id: u32, by: ActorId },
    /// The call has ended.
    Executed { id: u32, status: Status },
    /// The wallet changed its own rules.
    RulesChanged { owners: Vec<ActorId>, required: u32 },
}

pub struct Wallet<'a> {
    state: &'a RefCell<WalletState>,
}

#[service(events = WalletEvents)]
impl Wallet<'_> {
    /// Keeps the value of this message.
    #[export]
    pub fn deposit(&mut self) {
        let (from, value) = (Syscall::message_source(), Syscall::message_value());
        self.emit_event(WalletEvents::Deposited { from, value })
            .unwrap();
    }

    // #region submit
    /// Proposes a call, and confirms it. Returns the number of the proposal.
    #[export(unwrap_result)]
    pub fn submit(
        &mut self,
        destination: ActorId,
        payload: Vec<u8>,
        value: u128,
        gas_limit: u64,
    ) -> Result<u32, WalletError> {
        let by = self.owner()?;
        let id = {
            let state = &mut *self.state.borrow_mut();
            let id = state.next_id;
            state.next_id += 1;
            let proposal = Proposal {
                destination,
                payload,
                value,
                gas_limit,
                confirmed_by: vec![by],
                status: Status::Open,
            };
            state.proposals.insert(id, proposal);
            id
        };
        self.emit_event(WalletEvents::Submitted { id, by }).unwrap();
        Ok(id)
    }

    /// Confirms a proposal. Returns how many owners have confirmed it.
    #[export(unwrap_result)]
    pub fn confirm(&mut self, id: u32) -> Result<u32, WalletError> {
        let by = self.owner()?;
        let count = self.open(id, |proposal| {
            if !proposal.confirmed_by.contains(&by) {
                proposal.confirmed_by.push(by);
            }
            Ok(proposal.confirmed_by.len() as u32)
        })?;
        self.emit_event(WalletEvents::Confirmed { id, by }).unwrap();
        Ok(count)
    }
    // #endregion submit

    /// Takes the sender's confirmation back.
    #[export(unwrap_result)]
    pub fn revoke(&mut self, id: u32) -> Result<(), WalletError> {
        let by = self.owner()?;
        self.open(id, |proposal| {
            let place = proposal.confirmed_by.iter().position(|owner| *owner == by);
            proposal
                .confirmed_by
                .swap_remove(place.ok_or(WalletError::NotConfirmed)?);
            Ok(())
        })?;
        self.emit_event(WalletEvents::Revoked { id, by }).unwrap();
        Ok(())
    }

    // #region execute
    /// Makes the call if enough owners have confirmed it. If there was no gas to handle
    /// the answer of an earlier one, ends the proposal as unanswered.
    #[export(unwrap_result)]
    pub async fn execute(&mut self, id: u32) -> Result<Status, WalletError> {
        self.owner()?;
        if self.is_overdue(id) {
            return Ok(self.end(id, Status::Unanswered));
        }
        let call = self.begin(id)?;

        // From here to the answer other messages run: the status keeps them out.
        let answer = msg::send_bytes_with_gas_for_reply(
            call.destination,
            call.payload,
            call.gas_limit,
            call.value,
            REPLY_DEPOSIT,
        )
        .expect("the wallet lacks the value, or the message the gas")
        .up_to(Some(WAIT_BLOCKS))
        .expect("the wait is longer than zero")
        .await;

        let status = match answer {
            Ok(_) => Status::Done,
            Err(Error::Timeout(..)) => Status::Unanswered,
            Err(_) => Status::Failed,
        };
        Ok(self.end(id, status))
    }

    /// Whether the wait is over, and `Execute` had no gas left to say so.
    fn is_overdue(&self, id: u32) -> bool {
        let state = self.state.borrow();
        let deadline = state.deadlines.get(&id);
        deadline.is_some_and(|deadline| Syscall::block_height() > *deadline)
    }

    fn end(&mut self, id: u32, status: Status) -> Status {
        {
            let state = &mut *self.state.borrow_mut();
            state.deadlines.remove(&id);
            if let Some(proposal) = state.proposals.get_mut(&id) {
                proposal.status = status;
                if status == Status::Failed {
                    // Whoever waits before it fails keeps the value: owners decide anew
                    // whether to pay once more.
                    proposal.confirmed_by.clear();
                }
            }
        }
        self.emit_event(WalletEvents::Executed { id, status })
            .unwrap();
        status
    }
    // #endregion execute

    // #region rules
    /// Changes owners and threshold. Only the wallet itself may, through a proposal.
    #[export(unwrap_result)]
    pub fn change_rules(&mut self, owners: Vec<ActorId>, required: u32) -> Result<(), WalletError> {
        if Syscall::message_source() != Syscall::program_id() {
            return Err(WalletError::NotTheWallet);
        }
        let owners = checked(owners, required)?;
        {
            let state = &mut *self.state.borrow_mut();
            // What was confirmed under other rules is submitted anew. To walk through all
            // proposals would let one owner submit so many that no rule ever changes.
            state.valid_from = state.next_id;
            state.owners = owners.clone();
            state.required = required;
        }
        let owners = owners.into_iter().collect();
        self.emit_event(WalletEvents::RulesChanged { owners, required })
            .unwrap();
        Ok(())
    }
    // #endregion rules

    /// The owners, and how many of them a call takes.
    #[export]
    pub fn rules(&self) -> (Vec<ActorId>, u32) {
        let state = self.state.borrow();
        (state.owners.iter().copied().collect(), state.required)
    }

    /// A proposal.
    #[export]
    pub fn proposal(&self, id: u32) -> Option<Proposal> {
        self.state.borrow().proposals.get(&id).cloned()
    }

    fn owner(&self) -> Result<ActorId, WalletError> {
        let source = Syscall::message_source();
        match self.state.borrow().owners.contains(&source) {
            true => Ok(source),
            false => Err(WalletError::NotOwner),
        }
    }

    fn open<T>(
        &self,
        id: u32,
        change: impl FnOnce(&mut Proposal) -> Result<T, WalletError>,
    ) -> Result<T, WalletError> {
        let state = &mut *self.state.borrow_mut();
        let proposal = state.proposals.get_mut(&id);
        let proposal = proposal.ok_or(WalletError::UnknownProposal)?;
        match proposal.status {
            Status::Open | Status::Failed if id >= state.valid_from => change(proposal),
            _ => Err(WalletError::NotOpen),
        }
    }

    /// Marks a proposal before its call leaves, so that it leaves once.
    fn begin(&self, id: u32) -> Result<Proposal, WalletError> {
        let required = self.state.borrow().required as usize;
        let call = self.open(id, |proposal| {
            if proposal.confirmed_by.len() < required {
                return Err(WalletError::NotEnoughConfirmations);
            }
            proposal.status = Status::Executing;
            Ok(proposal.clone())
        })?;
        let deadline = Syscall::block_height() + WAIT_BLOCKS;
        self.state.borrow_mut().deadlines.insert(id, deadline);
        Ok(call)
    }
}

fn checked(owners: Vec<ActorId>, required: u32) -> Result<BTreeSet<ActorId>, WalletError> {
    let owners = BTreeSet::from_iter(owners);
    match owners.len() <= MAX_OWNERS && (1..=owners.len()).contains(&(required as usize)) {
        true => Ok(owners),
        false => Err(WalletError::BadRequirement),
    }
}

pub struct Program {
    state: RefCell<WalletState>,
}

#[program]
impl Program {
    /// Sets the owners, and how many of them a call takes.
    #[export(unwrap_result)]
    pub fn create(owners: Vec<ActorId>, required: u32) -> Result<Self, WalletError> {
        let state = RefCell::new(WalletState {
            owners: checked(owners, required)?,
            required,
            proposals: BTreeMap::new(),
            deadlines: BTreeMap::new(),
            next_id: 0,
            valid_from: 0,
        });
        Ok(Self { state })
    }

    pub fn wallet(&self) -> Wallet<'_> {
        Wallet { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from multisig-wallet.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
