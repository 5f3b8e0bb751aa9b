#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

/// A period in blocks: a minute to 30 days.
const PERIODS: core::ops::RangeInclusive<u32> = 20..=30 * 28_800;

// #region state
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    pub applicant: ActorId,
    pub amount: u128,
    /// Block after which no vote counts.
    pub voting_until: u32,
    /// Block after which it can be processed. Until then, whoever dislikes it may leave.
    pub grace_until: u32,
    /// Each voter with the shares that count, and yes or no.
    pub votes: BTreeMap<ActorId, (u128, bool)>,
    /// Whether it passed, as soon as it is processed.
    pub passed: Option<bool>,
}

pub struct DaoState {
    voting_blocks: u32,
    grace_blocks: u32,
    /// Percent of all shares that have to say yes.
    quorum: u8,
    shares: BTreeMap<ActorId, u128>,
    total_shares: u128,
    /// Value of the members. What is due to somebody is no longer in it.
    treasury: u128,
    proposals: Vec<Proposal>,
    due: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum DaoError {
    AlreadyVoted,
    BadRules,
    NothingDue,
    NotEnough,
    NotMember,
    NotNow,
    TooManyShares,
    /// A proposal that the member wants is not processed yet.
    VotedYes,
    UnknownProposal,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum DaoEvents {
    /// A payment has left nothing: all shares have ended, and the votes on open proposals.
    Emptied,
    /// Somebody paid in and got shares.
    Joined { member: ActorId, shares: u128 },
    /// A member proposed to fund an applicant.
    Proposed {
        id: u32,
        applicant: ActorId,
        amount: u128,
    },
    /// A member voted.
    Voted { id: u32, member: ActorId, yes: bool },
    /// The vote was counted, and what was funded can be withdrawn.
    Processed { id: u32, passed: bool },
    /// A member gave shares back for a part of the treasury.
    Left {
        member: ActorId,
        shares: u128,
        value: u128,
    },
}

pub struct Dao<'a> {
    state: &'a RefCell<DaoState>,
}

#[service(events = DaoEvents)]
impl Dao<'_> {
    // #region join
    /// Pays the value of this message into the treasury. Returns the shares that it buys.
    #[export(unwrap_result)]
    pub fn join(&mut self) -> Result<u128, DaoError> {
        let (member, value) = (Syscall::message_source(), Syscall::message_value());
        let shares = {
            let state = &mut *self.state.borrow_mut();
            // What a share costs must not change by this: old members keep their part.
            let shares = match state.treasury {
                0 => Some(value),
                treasury => part(value, state.total_shares, treasury),
            };
            let shares = shares.filter(|shares| *shares > 0);
            let shares = shares.ok_or(DaoError::NotEnough)?;
            // After payments there are many shares to little value: the sum can be too large.
            let total = state.total_shares.checked_add(shares);
            state.total_shares = total.ok_or(DaoError::TooManyShares)?;
            state.treasury += value;
            *state.shares.entry(member).or_default() += shares;
            shares
        };
        self.emit_event(DaoEvents::Joined { member, shares })
            .unwrap();
        Ok(shares)
    }
    // #endregion join

    // #region propose
    /// Proposes to pay an applicant. Returns the number of the proposal.
    #[export(unwrap_result)]
    pub fn propose(&mut self, applicant: ActorId, amount: u128) -> Result<u32, DaoError> {
        self.member()?;
        let id = {
            let state = &mut *self.state.borrow_mut();
            if amount == 0 || amount > state.treasury {
                return Err(DaoError::NotEnough);
            }
            let voting_until = Syscall::block_height() + state.voting_blocks;
            state.proposals.push(Proposal {
                applicant,
                amount,
                voting_until,
                grace_until: voting_until + state.grace_blocks,
                votes: BTreeMap::new(),
                passed: None,
            });
            state.proposals.len() as u32 - 1
        };
        self.emit_event(DaoEvents::Proposed {
            id,
            applicant,
            amount,
        })
        .unwrap();
        Ok(id)
    }
    // #endregion propose

    // #region vote
    /// Votes with all shares of the sender, once.
    #[export(unwrap_result)]
    pub fn vote(&mut self, id: u32, yes: bool) -> Result<(), DaoError> {
        let (member, shares) = self.member()?;
        {
            let mut state = self.state.borrow_mut();
            let proposal = state.proposals.get_mut(id as usize);
            let proposal = proposal.ok_or(DaoError::UnknownProposal)?;
            if Syscall::block_height() > proposal.voting_until {
                return Err(DaoError::NotNow);
            }
            if proposal.votes.contains_key(&member) {
                return Err(DaoError::AlreadyVoted);
            }
            proposal.votes.insert(member, (shares, yes));
        }
        self.emit_event(DaoEvents::Voted { id, member, yes })
            .unwrap();
        Ok(())
    }
    // #endregion vote

    // #region process
    /// Counts a proposal after its grace period. Anybody may. Returns whether it passed.
    #[export(unwrap_result)]
    pub fn process(&mut self, id: u32) -> Result<bool, DaoError> {
        let (passed, emptied) = {
            let state = &mut *self.state.borrow_mut();
            let proposal = state.proposals.get_mut(id as usize);
            let proposal = proposal.ok_or(DaoError::UnknownProposal)?;
            let over = Syscall::block_height() > proposal.grace_until;
            if proposal.passed.is_some() || !over {
                return Err(DaoError::NotNow);
            }
            let count = |side| {
                let votes = proposal.votes.values().filter(|(_, yes)| *yes == side);
                votes.map(|(shares, _)| *shares).sum::<u128>()
            };
            let (yes, no) = (count(true), count(false));
            let needed = U256::from(state.total_shares) * U256::from(state.quorum);
            // Members may have left with their value meanwhile.
            let passed = yes > no
                && U256::from(yes) * U256::from(100) >= needed
                && proposal.amount <= state.treasury;
            proposal.passed = Some(passed);
            if passed {
                state.treasury -= proposal.amount;
                *state.due.entry(proposal.applicant).or_default() += proposal.amount;
            }
            let emptied = state.treasury == 0 && state.total_shares > 0;
            if state.treasury == 0 {
                // Shares in nothing would take a part of what the next member pays in, and
                // their votes all of it.
                state.shares.clear();
                state.total_shares = 0;
                let proposals = state.proposals.iter_mut();
                for proposal in proposals.filter(|p| p.passed.is_none()) {
                    proposal.votes.clear();
                }
            }
            (passed, emptied)
        };
        self.emit_event(DaoEvents::Processed { id, passed })
            .unwrap();
        if emptied {
            self.emit_event(DaoEvents::Emptied).unwrap();
        }
        Ok(passed)
    }
    // #endregion process

    // #region leave
    /// Gives shares back for their part of the treasury, which comes with the reply. Who
    /// has voted for something stays until that is processed.
    #[export(unwrap_result)]
    pub fn leave(&mut self, shares: u128) -> Result<CommandReply<u128>, DaoError> {
        let (member, owned) = self.member()?;
        let value = {
            let state = &mut *self.state.borrow_mut();
            let mut open = state.proposals.iter().filter(|p| p.passed.is_none());
            if open.any(|p| matches!(p.votes.get(&member), Some((_, true)))) {
                return Err(DaoError::VotedYes);
            }
            let rest = owned.checked_sub(shares).ok_or(DaoError::NotEnough)?;
            let value = part(shares, state.treasury, state.total_shares);
            let value = value.ok_or(DaoError::NotEnough)?;
            // Their no leaves with them while others still vote: the same value could come
            // back under another account.
            let now = Syscall::block_height();
            let proposals = state.proposals.iter_mut();
            for proposal in proposals.filter(|p| now <= p.voting_until) {
                if let Some((voted, _)) = proposal.votes.get_mut(&member) {
                    *voted = rest.min(*voted);
                }
            }
            state.treasury -= value;
            state.total_shares -= shares;
            match rest {
                0 => state.shares.remove(&member),
                rest => state.shares.insert(member, rest),
            };
            value
        };
        self.emit_event(DaoEvents::Left {
            member,
            shares,
            value,
        })
        .unwrap();
        Ok(CommandReply::new(value).with_value(value))
    }
    // #endregion leave

    /// Pays what was granted to the sender, with the reply.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, DaoError> {
        let source = Syscall::message_source();
        let due = self.state.borrow_mut().due.remove(&source);
        let due = due.ok_or(DaoError::NothingDue)?;
        Ok(CommandReply::new(due).with_value(due))
    }

    /// Shares of an account, and shares of all.
    #[export]
    pub fn shares(&self, account: ActorId) -> (u128, u128) {
        let state = self.state.borrow();
        let shares = state.shares.get(&account).copied();
        (shares.unwrap_or_default(), state.total_shares)
    }

    /// Value that belongs to the members.
    #[export]
    pub fn treasury(&self) -> u128 {
        self.state.borrow().treasury
    }

    /// A proposal with its votes.
    #[export]
    pub fn proposal(&self, id: u32) -> Option<Proposal> {
        self.state.borrow().proposals.get(id as usize).cloned()
    }

    /// Blocks of a vote, blocks of a grace period, and the quorum in percent.
    #[export]
    pub fn rules(&self) -> (u32, u32, u8) {
        let state = self.state.borrow();
        (state.voting_blocks, state.grace_blocks, state.quorum)
    }

    fn member(&self) -> Result<(ActorId, u128), DaoError> {
        let source = Syscall::message_source();
        let shares = self.state.borrow().shares.get(&source).copied();
        Ok((source, shares.ok_or(DaoError::NotMember)?))
    }
}

// #region part
/// `amount * of / whole`, rounded down: what is lost to rounding stays in the treasury.
fn part(amount: u128, of: u128, whole: u128) -> Option<u128> {
    let product = U256::from(amount).checked_mul(of.into())?;
    product.checked_div(whole.into())?.try_into().ok()
}
// #endregion part

pub struct Program {
    state: RefCell<DaoState>,
}

#[program]
impl Program {
    /// Sets the periods, of 20 to 864,000 blocks, and the quorum, in percent of all shares.
    #[export(unwrap_result)]
    pub fn create(voting: u32, grace: u32, quorum: u8) -> Result<Self, DaoError> {
        if quorum > 100 || !PERIODS.contains(&voting) || !PERIODS.contains(&grace) {
            return Err(DaoError::BadRules);
        }
        let state = RefCell::new(DaoState {
            voting_blocks: voting,
            grace_blocks: grace,
            quorum,
            shares: BTreeMap::new(),
            total_shares: 0,
            treasury: 0,
            proposals: Vec::new(),
            due: BTreeMap::new(),
        });
        Ok(Self { state })
    }

    pub fn dao(&self) -> Dao<'_> {
        Dao { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from dao.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
