#![no_std]

extern crate alloc;

mod rewards;

use alloc::sync::Arc;
use core::{
    cell::RefCell,
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};
use gstd::msg;
use rewards::Rewards;
use sails_rs::{client::Program as _, collections::BTreeMap, prelude::*};

/// The client of the token, made from vft.idl by build.rs.
pub mod token {
    include!(concat!(env!("OUT_DIR"), "/token.rs"));
}

use token::{
    FungibleToken as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

/// Gas for one transfer in the token.
const TRANSFER_GAS: u64 = 10_000_000_000;
/// Gas set aside for the answer of the token.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that a command waits for the answer.
const WAIT_BLOCKS: u32 = 10;
/// Rewards are spread over at most four years, in milliseconds.
const MAX_DURATION: u64 = 4 * 365 * 24 * 60 * 60 * 1_000;

// #region state
/// What a transfer is for.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    Stake { amount: U256 },
    Withdraw { amount: U256 },
    Claim { amount: U256 },
    Fund { amount: U256, duration: u64 },
}

pub struct StakingState {
    owner: ActorId,
    token: ActorId,
    rewards: Rewards,
    /// Transfers under way, at most one for each account.
    moves: BTreeMap<ActorId, (Move, Receipt)>,
}
// #endregion state

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

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum StakingError {
    /// The last transfer of this account is not settled.
    Busy,
    /// Zero, or longer than four years.
    BadDuration,
    NotOwner,
    /// There is nothing to move.
    Nothing,
    /// More than was staked, or more rewards than the program can count with.
    TooMuch,
}

/// How far a command is when its message ends.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    Done,
    /// The token refused. All is as before, but a stake earned nothing on its way.
    Refused,
    /// No answer yet, or another message has booked it. Look later, and settle.
    Pending,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum StakingEvents {
    /// A transfer was made, and is booked.
    Moved { account: ActorId, what: Move },
}

pub struct Staking<'a> {
    state: &'a RefCell<StakingState>,
}

#[service(events = StakingEvents)]
impl Staking<'_> {
    // #region stake
    /// Stakes tokens of the sender. The program needs an allowance.
    #[export(unwrap_result)]
    pub async fn stake(&mut self, amount: U256) -> Result<Outcome, StakingError> {
        let account = self.idle()?;
        Ok(self.run(account, Move::Stake { amount }).await)
    }

    /// Takes staked tokens back. What they have earned can be claimed later, too.
    #[export(unwrap_result)]
    pub async fn withdraw(&mut self, amount: U256) -> Result<Outcome, StakingError> {
        let account = self.idle()?;
        if amount.is_zero() {
            // Otherwise strangers could fill the state for the price of gas.
            return Err(StakingError::Nothing);
        }
        {
            let rewards = &mut self.state.borrow_mut().rewards;
            let taken = rewards.withdraw(account, amount, now());
            taken.ok_or(StakingError::TooMuch)?;
        }
        Ok(self.run(account, Move::Withdraw { amount }).await)
    }

    /// Pays out what the sender has earned.
    #[export(unwrap_result)]
    pub async fn claim(&mut self) -> Result<Outcome, StakingError> {
        let account = self.idle()?;
        let amount = self.state.borrow_mut().rewards.claim(account, now());
        if amount.is_zero() {
            return Err(StakingError::Nothing);
        }
        Ok(self.run(account, Move::Claim { amount }).await)
    }
    // #endregion stake

    /// Spreads tokens of the owner, and what is left, over so many milliseconds. The
    /// program needs an allowance.
    #[export(unwrap_result)]
    pub async fn fund(&mut self, amount: U256, duration: u64) -> Result<Outcome, StakingError> {
        let account = self.idle()?;
        {
            let state = self.state.borrow();
            if state.owner != account {
                return Err(StakingError::NotOwner);
            }
            if !state.rewards.can_fund(amount) {
                return Err(StakingError::TooMuch);
            }
        }
        if !(1..=MAX_DURATION).contains(&duration) {
            return Err(StakingError::BadDuration);
        }
        Ok(self.run(account, Move::Fund { amount, duration }).await)
    }

    // #region settle
    /// Books the answer to the last transfer of an account, if it came late. Anybody may.
    #[export(unwrap_result)]
    pub fn settle(&mut self, account: ActorId) -> Result<Outcome, StakingError> {
        if !self.state.borrow().moves.contains_key(&account) {
            return Err(StakingError::Nothing);
        }
        Ok(self.conclude(account))
    }
    // #endregion settle

    /// What an account has staked, and all together.
    #[export]
    pub fn staked(&self, account: ActorId) -> (U256, U256) {
        let rewards = &self.state.borrow().rewards;
        let staker = rewards.stakers.get(&account);
        let staked = staker.map(|staker| staker.staked);
        (staked.unwrap_or_default(), rewards.total)
    }

    /// What an account could claim now.
    #[export]
    pub fn earned(&self, account: ActorId) -> U256 {
        self.state.borrow().rewards.earned(account, now())
    }

    /// When the rewards end, in milliseconds since 1970.
    #[export]
    pub fn until(&self) -> u64 {
        self.state.borrow().rewards.until
    }

    /// What is staked, and what rewards are paid in.
    #[export]
    pub fn token(&self) -> ActorId {
        self.state.borrow().token
    }

    /// The transfer of an account that is not settled.
    #[export]
    pub fn pending(&self, account: ActorId) -> Option<Move> {
        let state = self.state.borrow();
        state.moves.get(&account).map(|(what, _)| *what)
    }

    /// The sender, if no transfer of theirs is under way.
    fn idle(&self) -> Result<ActorId, StakingError> {
        let account = Syscall::message_source();
        match self.state.borrow().moves.contains_key(&account) {
            true => Err(StakingError::Busy),
            false => Ok(account),
        }
    }

    // #region run
    /// Asks the token, and books the answer if it comes in time.
    async fn run(&mut self, account: ActorId, what: Move) -> Outcome {
        let me = Syscall::program_id();
        let (from, to, amount) = match what {
            Move::Stake { amount } | Move::Fund { amount, .. } => (account, me, amount),
            Move::Withdraw { amount } | Move::Claim { amount } => (me, account, amount),
        };
        let receipt = Receipt::default();
        let token = {
            let mut state = self.state.borrow_mut();
            state.moves.insert(account, (what, receipt.clone()));
            state.token
        };
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
        let _ = transfer.await;
        self.conclude(account)
    }
    // #endregion run

    // #region conclude
    /// What came in is booked when it is here. What goes out was booked before.
    fn conclude(&mut self, account: ActorId) -> Outcome {
        use Move::*;

        let (answer, what) = {
            let StakingState { moves, rewards, .. } = &mut *self.state.borrow_mut();
            let Some((what, receipt)) = moves.get(&account) else {
                return Outcome::Pending;
            };
            let (answer, what) = (receipt.0.load(Relaxed), *what);
            match (answer, what) {
                (UNANSWERED, _) => return Outcome::Pending,
                (MOVED, Stake { amount }) | (REFUSED, Withdraw { amount }) => {
                    rewards.stake(account, amount, now());
                }
                (MOVED, Fund { amount, duration }) => {
                    rewards.fund(amount, duration, now());
                }
                (REFUSED, Claim { amount }) => rewards.unclaim(account, amount),
                _ => {}
            }
            moves.remove(&account);
            (answer, what)
        };
        if answer == REFUSED {
            return Outcome::Refused;
        }
        let event = StakingEvents::Moved { account, what };
        self.emit_event(event).unwrap();
        Outcome::Done
    }
    // #endregion conclude
}

fn now() -> u64 {
    Syscall::block_timestamp()
}

pub struct Program {
    state: RefCell<StakingState>,
}

#[program]
impl Program {
    /// For stakes and rewards in this token. The creator funds the rewards.
    pub fn create(token: ActorId) -> Self {
        let state = RefCell::new(StakingState {
            owner: Syscall::message_source(),
            token,
            rewards: Rewards::default(),
            moves: BTreeMap::new(),
        });
        Self { state }
    }

    pub fn staking(&self) -> Staking<'_> {
        Staking { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from staking.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
