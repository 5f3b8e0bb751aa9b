#![no_std]

use core::cell::RefCell;
use sails_rs::{
    client::{Program as _, Service},
    prelude::*,
};

/// The client of the fungible token, made from vft.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, VftImpl},
};

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
    /// A transfer is under way, or its answer never came.
    Moving { since: u32 },
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

pub struct EscrowState {
    token: ActorId,
    /// Who settles a deal whose transfer was not answered.
    arbiter: ActorId,
    deals: Vec<Deal>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum EscrowError {
    BadDeal,
    NotAllowed,
    StillMoving,
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
        Ok(self.set(id, Status::Cancelled))
    }

    // #region settle
    /// Sets the status of a deal whose transfer got no answer. Only the arbiter may, who
    /// has read in the token what became of it.
    #[export(unwrap_result)]
    pub fn settle(&mut self, id: u32, status: Status) -> Result<Status, EscrowError> {
        {
            let state = self.state.borrow();
            let deal = state.deals.get(id as usize);
            match deal.ok_or(EscrowError::UnknownDeal)?.status {
                _ if Syscall::message_source() != state.arbiter => {
                    return Err(EscrowError::NotAllowed);
                }
                Status::Moving { since } => {
                    if Syscall::block_height() <= since + 2 * WAIT_BLOCKS {
                        return Err(EscrowError::StillMoving);
                    }
                }
                _ => return Err(EscrowError::WrongStatus),
            }
        }
        if let Status::Moving { .. } = status {
            return Err(EscrowError::WrongStatus);
        }
        Ok(self.set(id, status))
    }
    // #endregion settle

    /// A deal.
    #[export]
    pub fn deal(&self, id: u32) -> Option<Deal> {
        self.state.borrow().deals.get(id as usize).cloned()
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
        let since = Syscall::block_height();
        deal.status = Status::Moving { since };
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
        let mut vft = self.vft();
        let call = vft
            .transfer_from(from, to, deal.amount)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_deposit(REPLY_DEPOSIT)
            // Without gas for the answer the run panics, which takes the message back.
            .send_for_reply()
            .expect("gas for the transfer and for its answer");
        match call.await {
            Ok(Ok(true)) => self.set(id, done),
            // It may have moved: the deal stays locked.
            Err(error) if error.timed_out() => self.status(id),
            _ => self.set(id, deal.status),
        }
    }
    // #endregion transfer

    fn status(&self, id: u32) -> Status {
        self.state.borrow().deals[id as usize].status
    }

    fn set(&mut self, id: u32, status: Status) -> Status {
        self.state.borrow_mut().deals[id as usize].status = status;
        self.emit_event(EscrowEvents::Changed { id, status })
            .unwrap();
        status
    }

    fn vft(&self) -> Service<VftImpl> {
        let token = self.state.borrow().token;
        FungibleTokenProgram::client(token).token().vft()
    }
}

pub struct Program {
    state: RefCell<EscrowState>,
}

#[program]
impl Program {
    /// Holds one kind of token. The creator becomes the arbiter.
    pub fn create(token: ActorId) -> Self {
        let state = RefCell::new(EscrowState {
            token,
            arbiter: Syscall::message_source(),
            deals: Vec::new(),
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
