#![no_std]

extern crate alloc;

mod pool;

use alloc::sync::Arc;
use core::{
    cell::RefCell,
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};
use gstd::msg;
use pool::{DexError, Leg, Plan, Pool};
use sails_rs::{client::Program as _, prelude::*};

/// The client of a token, made from vft.idl by build.rs.
pub mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

/// Gas for one transfer in a token.
const TRANSFER_GAS: u64 = 10_000_000_000;
/// Gas set aside for the answer of a token.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that an operation waits for one answer.
const WAIT_BLOCKS: u32 = 10;

// #region state
/// The operation under way.
struct Operation {
    id: u64,
    user: ActorId,
    plan: Plan,
    /// Transfers still to make, the next one last.
    legs: Vec<Leg>,
    /// Transfers that were made.
    made: Vec<Leg>,
    /// Whether `legs` give back what `made` took.
    refund: bool,
    /// Of the transfer that was asked for.
    receipt: Option<Receipt>,
}

#[derive(Default)]
pub struct DexState {
    pool: Pool,
    /// While there is one, the pool is locked.
    operation: Option<Operation>,
    last_id: u64,
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
    fn answer(&self) -> u8 {
        self.0.load(Relaxed)
    }

    /// The hook: runs when the token replies, in time or not. If it failed, the answer
    /// would be lost, so it does not panic.
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

/// How far an operation is when its message ends.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    Done,
    /// A token refused the first transfer. Nothing has moved.
    Refused,
    /// A token refused the second transfer. The user has the first one back.
    Refunded,
    /// An answer is missing, or another message went on. Look again later, and resume.
    Pending,
    /// A token refuses to move what the user is owed. Resume to try again.
    Stuck,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum DexEvents {
    /// All transfers of an operation were made.
    Done { user: ActorId, plan: Plan },
    /// An operation has failed, and its user has everything back.
    Refunded { user: ActorId, plan: Plan },
}

/// What follows in an operation.
enum Next {
    Ask(ActorId, Leg),
    Stop(Outcome),
    Over(Outcome),
}

impl Operation {
    // #region next
    /// Books the answer to the last transfer, and says what follows.
    fn next(&mut self, pool: &mut Pool) -> Next {
        match self.receipt.as_ref().map(Receipt::answer) {
            Some(UNANSWERED) => return Next::Stop(Outcome::Pending),
            Some(MOVED) => {
                if let Some(leg) = self.legs.pop() {
                    pool.book(leg);
                    self.made.push(leg);
                }
            }
            Some(_) => match self.made[..] {
                [] => return Next::Over(Outcome::Refused),
                [Leg::FromUser(token, amount)] if !self.refund => {
                    self.legs = vec![Leg::ToUser(token, amount)];
                    self.refund = true;
                }
                _ => {
                    self.receipt = None;
                    return Next::Stop(Outcome::Stuck);
                }
            },
            None => {}
        }
        self.receipt = None;
        match self.legs.last() {
            Some(&leg) => Next::Ask(self.user, leg),
            None if self.refund => Next::Over(Outcome::Refunded),
            None => Next::Over(Outcome::Done),
        }
    }
    // #endregion next
}

impl DexState {
    // #region begin
    /// Plans an operation, and locks the pool for it.
    fn begin(
        &mut self,
        plan: impl FnOnce(&Pool, ActorId) -> Result<Plan, DexError>,
    ) -> Result<u64, DexError> {
        if self.operation.is_some() {
            return Err(DexError::Busy);
        }
        let user = Syscall::message_source();
        let plan = plan(&self.pool, user)?;
        self.last_id += 1;
        self.operation = Some(Operation {
            id: self.last_id,
            user,
            legs: self.pool.legs(&plan),
            made: Vec::new(),
            plan,
            refund: false,
            receipt: None,
        });
        Ok(self.last_id)
    }
    // #endregion begin

    fn next(&mut self, id: u64) -> Next {
        match &mut self.operation {
            Some(operation) if operation.id == id => operation.next(&mut self.pool),
            // Another message has ended it.
            _ => Next::Stop(Outcome::Pending),
        }
    }

    /// Notes that a transfer is asked for, before its message leaves.
    fn ask(&mut self, token: usize) -> (ActorId, Receipt) {
        let receipt = Receipt::default();
        if let Some(operation) = &mut self.operation {
            operation.receipt = Some(receipt.clone());
        }
        (self.pool.tokens[token], receipt)
    }
}

pub struct Dex<'a> {
    state: &'a RefCell<DexState>,
}

#[service(events = DexEvents)]
impl Dex<'_> {
    /// Adds both tokens in the proportion of the pool, at most these amounts. The pool
    /// needs an allowance for both.
    #[export(unwrap_result)]
    pub async fn add(&mut self, most_a: U256, most_b: U256) -> Result<Outcome, DexError> {
        let plan = |pool: &Pool, _| pool.add(most_a, most_b);
        let id = self.state.borrow_mut().begin(plan)?;
        Ok(self.drive(id).await)
    }

    /// Gives shares back for both tokens.
    #[export(unwrap_result)]
    pub async fn remove(&mut self, shares: U256) -> Result<Outcome, DexError> {
        let plan = |pool: &Pool, user| pool.remove(user, shares);
        let id = self.state.borrow_mut().begin(plan)?;
        Ok(self.drive(id).await)
    }

    // #region swap
    /// Pays so much of one token for at least so much of the other. The pool needs an
    /// allowance.
    #[export(unwrap_result)]
    pub async fn swap(
        &mut self,
        paid: ActorId,
        amount: U256,
        least: U256,
    ) -> Result<Outcome, DexError> {
        let plan = |pool: &Pool, _| pool.swap(paid, amount, least);
        let id = self.state.borrow_mut().begin(plan)?;
        Ok(self.drive(id).await)
    }
    // #endregion swap

    // #region resume
    /// Goes on with the operation under way. Anybody may, for the gas.
    #[export(unwrap_result)]
    pub async fn resume(&mut self) -> Result<Outcome, DexError> {
        let id = {
            let state = self.state.borrow();
            state.operation.as_ref().ok_or(DexError::Idle)?.id
        };
        Ok(self.drive(id).await)
    }
    // #endregion resume

    /// What the pool holds of both tokens, also while an operation has moved one of them:
    /// take prices from `Quote`.
    #[export]
    pub fn reserves(&self) -> (U256, U256) {
        let [a, b] = self.state.borrow().pool.reserves;
        (a, b)
    }

    /// Token A and token B.
    #[export]
    pub fn tokens(&self) -> (ActorId, ActorId) {
        let [a, b] = self.state.borrow().pool.tokens;
        (a, b)
    }

    /// Shares of an account, and of all.
    #[export]
    pub fn shares(&self, account: ActorId) -> (U256, U256) {
        let pool = &self.state.borrow().pool;
        (pool.shares_of(account), pool.total_shares)
    }

    /// What so much of a token buys now. There is no price while an operation is under way.
    #[export(unwrap_result)]
    pub fn quote(&self, paid: ActorId, amount: U256) -> Result<U256, DexError> {
        let state = self.state.borrow();
        match state.operation {
            // The reserves may be half-moved.
            Some(_) => Err(DexError::Busy),
            None => state.pool.bought(paid, amount),
        }
    }

    /// Whose operation is under way, and what it is.
    #[export]
    pub fn operation(&self) -> Option<(ActorId, Plan)> {
        let state = self.state.borrow();
        let operation = state.operation.as_ref()?;
        Some((operation.user, operation.plan.clone()))
    }

    // #region drive
    /// Makes one transfer after the other, until all are made or one has no answer.
    async fn drive(&mut self, id: u64) -> Outcome {
        loop {
            let next = self.state.borrow_mut().next(id);
            let (user, leg) = match next {
                Next::Ask(user, leg) => (user, leg),
                Next::Stop(outcome) => return outcome,
                Next::Over(outcome) => return self.finish(outcome),
            };
            let pool = Syscall::program_id();
            let (token, from, to, amount) = match leg {
                Leg::FromUser(token, amount) => (token, user, pool, amount),
                Leg::ToUser(token, amount) => (token, pool, user, amount),
            };
            let (token, receipt) = self.state.borrow_mut().ask(token);
            let transfer = FungibleTokenProgram::client(token)
                .token()
                .vft()
                .transfer_from(from, to, amount)
                .with_gas_limit(TRANSFER_GAS)
                .with_reply_deposit(REPLY_DEPOSIT)
                .with_wait_up_to(WAIT_BLOCKS)
                .with_reply_hook(move || receipt.write())
                .send_for_reply()
                .expect("gas for the transfer and for its answer");

            // The receipt tells how it went. After a timeout it does not, yet.
            let _ = transfer.await;
        }
    }

    // #endregion drive

    /// Unlocks the pool, and announces what happened.
    fn finish(&mut self, outcome: Outcome) -> Outcome {
        let operation = self.state.borrow_mut().operation.take();
        let Some(Operation { user, plan, .. }) = operation else {
            return outcome;
        };
        match outcome {
            Outcome::Done => {
                self.state.borrow_mut().pool.book_shares(user, &plan);
                self.emit_event(DexEvents::Done { user, plan }).unwrap();
            }
            Outcome::Refunded => {
                let event = DexEvents::Refunded { user, plan };
                self.emit_event(event).unwrap();
            }
            _ => {}
        }
        outcome
    }
}

pub struct Program {
    state: RefCell<DexState>,
}

#[program]
impl Program {
    /// An empty pool for two tokens.
    #[export(unwrap_result)]
    pub fn create(token_a: ActorId, token_b: ActorId) -> Result<Self, DexError> {
        if token_a == token_b {
            return Err(DexError::SameToken);
        }
        let pool = Pool {
            tokens: [token_a, token_b],
            ..Default::default()
        };
        let state = RefCell::new(DexState {
            pool,
            ..Default::default()
        });
        Ok(Self { state })
    }

    pub fn dex(&self) -> Dex<'_> {
        Dex { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from dex.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
