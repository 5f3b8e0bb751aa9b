#![no_std]

extern crate alloc;

use alloc::sync::Arc;
use core::{
    cell::RefCell,
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};
use sails_rs::{client::Program as _, collections::BTreeMap, gstd::msg, prelude::*};

/// The client of the fungible token, made from vft.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

/// Gas for a transfer in the token, so that it cannot burn what handles its answer.
const TRANSFER_GAS: u64 = 10_000_000_000;
/// Blocks that the program waits for the token's answer.
const WAIT_BLOCKS: u32 = 20;
/// Gas set aside for handling the answer. An automatic reply brings none.
const REPLY_DEPOSIT: u64 = 5_000_000_000;

// #region state
/// Where the tokens of a deal are.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// With the buyer.
    AwaitingDeposit,
    /// With this program.
    Held,
    /// A transfer is under way, or its answer is not booked.
    Moving,
    /// With the seller.
    Paid,
    /// With the buyer, and nothing more will happen.
    Cancelled,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    pub buyer: ActorId,
    pub seller: ActorId,
    pub amount: U256,
    pub status: Status,
}

/// What a transfer leads to.
struct Move {
    done: Status,
    refused: Status,
    receipt: Receipt,
}

pub struct EscrowState {
    token: ActorId,
    deals: Vec<Deal>,
    /// Transfers under way, by deal.
    moves: BTreeMap<u32, Move>,
}
// #endregion state

// #region receipt
const UNANSWERED: u8 = 0;
const MOVED: u8 = 1;
const REFUSED: u8 = 2;

/// The answer to a transfer, shared by the state and the reply hook.
#[derive(Clone, Default)]
struct Receipt(Arc<AtomicU8>);

impl Receipt {
    /// The hook: runs when the token replies, in time or not.
    fn write(&self) {
        let success = msg::reply_code().is_ok_and(|code| code.is_success());
        let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
        let moved = |reply| TransferFrom::decode_reply(route, reply) == Ok(true);
        let answer = match success && msg::load_bytes().is_ok_and(moved) {
            true => MOVED,
            false => REFUSED,
        };
        self.0.store(answer, Relaxed);
    }
}
// #endregion receipt

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum EscrowError {
    BadDeal,
    NotAllowed,
    UnknownDeal,
    WrongStatus,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum EscrowEvents {
    /// Buyer or seller proposed a deal.
    Created { id: u32, buyer: ActorId },
    /// The deal went on, or back to where it was.
    Changed { id: u32, status: Status },
}

pub struct Escrow<'a> {
    state: &'a RefCell<EscrowState>,
}

#[service(events = EscrowEvents)]
impl Escrow<'_> {
    /// Opens a deal between the sender and somebody else. Returns its number.
    #[export(unwrap_result)]
    pub fn open(
        &mut self,
        buyer: ActorId,
        seller: ActorId,
        amount: U256,
    ) -> Result<u32, EscrowError> {
        let source = Syscall::message_source();
        if source != buyer && source != seller {
            return Err(EscrowError::NotAllowed);
        }
        // A deal that pays this program would have no end.
        if [buyer, Syscall::program_id()].contains(&seller) || amount.is_zero() {
            return Err(EscrowError::BadDeal);
        }
        let id = {
            let deals = &mut self.state.borrow_mut().deals;
            deals.push(Deal {
                buyer,
                seller,
                amount,
                status: Status::AwaitingDeposit,
            });
            deals.len() as u32 - 1
        };
        self.emit_event(EscrowEvents::Created { id, buyer })
            .unwrap();
        Ok(id)
    }

    // #region commands
    /// Takes the tokens of the buyer, who has approved this program for them.
    #[export(unwrap_result)]
    pub async fn deposit(&mut self, id: u32) -> Result<Status, EscrowError> {
        let deal = self.begin(id, Status::AwaitingDeposit, |deal| deal.buyer)?;
        let (from, to) = (deal.buyer, Syscall::program_id());
        Ok(self.transfer(id, deal, from, to, Status::Held).await)
    }

    /// The buyer has what was bought: pays the seller.
    #[export(unwrap_result)]
    pub async fn confirm(&mut self, id: u32) -> Result<Status, EscrowError> {
        let deal = self.begin(id, Status::Held, |deal| deal.buyer)?;
        let (from, to) = (Syscall::program_id(), deal.seller);
        Ok(self.transfer(id, deal, from, to, Status::Paid).await)
    }

    /// The seller gives up: returns the tokens to the buyer.
    #[export(unwrap_result)]
    pub async fn refund(&mut self, id: u32) -> Result<Status, EscrowError> {
        let deal = self.begin(id, Status::Held, |deal| deal.seller)?;
        let (from, to) = (Syscall::program_id(), deal.buyer);
        Ok(self.transfer(id, deal, from, to, Status::Cancelled).await)
    }
    // #endregion commands

    /// Ends a deal that nobody has paid for. Buyer or seller may.
    #[export(unwrap_result)]
    pub fn cancel(&mut self, id: u32) -> Result<Status, EscrowError> {
        let source = Syscall::message_source();
        let party = |deal: &Deal| match source == deal.seller {
            true => source,
            false => deal.buyer,
        };
        self.begin(id, Status::AwaitingDeposit, party)?;
        self.state.borrow_mut().deals[id as usize].status = Status::Cancelled;
        Ok(self.announce(id, Status::Cancelled))
    }

    // #region settle
    /// Books the answer to a transfer that came late, or when no gas was left. Anybody may.
    #[export(unwrap_result)]
    pub fn settle(&mut self, id: u32) -> Result<Status, EscrowError> {
        match self.deal(id).ok_or(EscrowError::UnknownDeal)?.status {
            Status::Moving => Ok(self.conclude(id)),
            _ => Err(EscrowError::WrongStatus),
        }
    }

    fn conclude(&mut self, id: u32) -> Status {
        let status = {
            let state = &mut *self.state.borrow_mut();
            let deal = &mut state.deals[id as usize];
            let Some(transfer) = state.moves.get(&id) else {
                // Another message has booked it.
                return deal.status;
            };
            deal.status = match transfer.receipt.0.load(Relaxed) {
                UNANSWERED => return Status::Moving,
                MOVED => transfer.done,
                _ => transfer.refused,
            };
            state.moves.remove(&id);
            deal.status
        };
        self.announce(id, status)
    }
    // #endregion settle

    /// A deal.
    #[export]
    pub fn deal(&self, id: u32) -> Option<Deal> {
        self.state.borrow().deals.get(id as usize).cloned()
    }

    /// The token of all deals.
    #[export]
    pub fn token(&self) -> ActorId {
        self.state.borrow().token
    }

    // #region transfer
    /// Checks sender and status, and locks the deal. Returns it as it was.
    fn begin(
        &self,
        id: u32,
        status: Status,
        who: impl Fn(&Deal) -> ActorId,
    ) -> Result<Deal, EscrowError> {
        let mut state = self.state.borrow_mut();
        let deal = state.deals.get_mut(id as usize);
        let deal = deal.ok_or(EscrowError::UnknownDeal)?;
        if who(deal) != Syscall::message_source() {
            return Err(EscrowError::NotAllowed);
        }
        if deal.status != status {
            return Err(EscrowError::WrongStatus);
        }
        let before = deal.clone();
        deal.status = Status::Moving;
        Ok(before)
    }

    /// Moves the tokens, and says where that leaves the deal.
    async fn transfer(
        &mut self,
        id: u32,
        deal: Deal,
        from: ActorId,
        to: ActorId,
        done: Status,
    ) -> Status {
        let receipt = Receipt::default();
        let token = {
            let mut state = self.state.borrow_mut();
            let transfer = Move {
                done,
                refused: deal.status,
                receipt: receipt.clone(),
            };
            state.moves.insert(id, transfer);
            state.token
        };
        let call = FungibleTokenProgram::client(token)
            .token()
            .vft()
            .transfer_from(from, to, deal.amount)
            .with_gas_limit(TRANSFER_GAS)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_reply_hook(move || receipt.write())
            // Without gas for the answer the run panics, which takes the message back.
            .send_for_reply()
            .expect("gas for the transfer and for its answer");
        // The receipt tells how it went. After a timeout it does not, yet.
        let _ = call.await;
        self.conclude(id)
    }
    // #endregion transfer

    fn announce(&mut self, id: u32, status: Status) -> Status {
        self.emit_event(EscrowEvents::Changed { id, status })
            .unwrap();
        status
    }
}

pub struct Program {
    state: RefCell<EscrowState>,
}

#[program]
impl Program {
    /// Holds one kind of token. Nobody has a say in deals of others.
    pub fn create(token: ActorId) -> Self {
        let state = RefCell::new(EscrowState {
            token,
            deals: Vec::new(),
            moves: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn escrow(&self) -> Escrow<'_> {
        Escrow { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from escrow.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
