//! Who has earned what. Nothing in here sends a message.

use sails_rs::{collections::BTreeMap, prelude::*};

/// Fractions of a reward are counted in `1 / 2^SCALE_BITS` of the token's smallest unit.
const SCALE_BITS: u32 = 64;
/// Rewards of all times stay below `2^FUNDED_BITS`: with the scale, far from an overflow.
const FUNDED_BITS: u32 = 112;

// #region state
#[derive(Default)]
pub struct Staker {
    pub staked: U256,
    /// Earned and not claimed, scaled.
    earned: U256,
    /// `per_token` when `earned` was brought up to date.
    seen: U256,
}

#[derive(Default)]
pub struct Rewards {
    pub stakers: BTreeMap<ActorId, Staker>,
    pub total: U256,
    /// What one staked token has earned since the beginning, scaled.
    per_token: U256,
    /// Spread over all stakes each millisecond, scaled.
    rate: U256,
    /// The rewards last until then.
    pub until: u64,
    /// `per_token` was brought up to date then.
    updated: u64,
    /// Rewards of times when nobody had a stake, and remainders, scaled.
    unassigned: U256,
    funded: U256,
}
// #endregion state

impl Rewards {
    // #region accrue
    /// Shares out what the time since the last change has brought.
    fn accrue(&mut self, now: u64) {
        let time = now.min(self.until).saturating_sub(self.updated);
        let reward = self.rate * time;
        self.updated = now;
        if self.total.is_zero() {
            self.unassigned += reward;
        } else {
            self.per_token += reward / self.total;
            self.unassigned += reward % self.total;
        }
    }

    /// Brings a staker up to date. Has to come before every change of a stake.
    fn update(&mut self, account: ActorId, now: u64) -> &mut Staker {
        self.accrue(now);
        let staker = self.stakers.entry(account).or_default();
        // While this stake counted, it was part of the total: no overflow.
        staker.earned += staker.staked * (self.per_token - staker.seen);
        staker.seen = self.per_token;
        staker
    }
    // #endregion accrue

    pub fn stake(&mut self, account: ActorId, amount: U256, now: u64) {
        self.update(account, now).staked += amount;
        self.total += amount;
    }

    pub fn withdraw(&mut self, account: ActorId, amount: U256, now: u64) -> Option<()> {
        let staker = self.update(account, now);
        staker.staked = staker.staked.checked_sub(amount)?;
        self.total -= amount;
        Some(())
    }

    // #region claim
    /// Takes the whole units out of what was earned. The fraction stays.
    pub fn claim(&mut self, account: ActorId, now: u64) -> U256 {
        let staker = self.update(account, now);
        let amount = staker.earned >> SCALE_BITS;
        staker.earned -= amount << SCALE_BITS;
        amount
    }
    // #endregion claim

    /// Gives a claim back that was not paid.
    pub fn unclaim(&mut self, account: ActorId, amount: U256) {
        self.stakers.entry(account).or_default().earned += amount << SCALE_BITS;
    }

    /// What `claim` would pay.
    pub fn earned(&self, account: ActorId, now: u64) -> U256 {
        let Some(staker) = self.stakers.get(&account) else {
            return U256::zero();
        };
        let time = now.min(self.until).saturating_sub(self.updated);
        let new = (self.rate * time).checked_div(self.total);
        let per_token = self.per_token + new.unwrap_or_default();
        (staker.earned + staker.staked * (per_token - staker.seen)) >> SCALE_BITS
    }

    pub fn can_fund(&self, amount: U256) -> bool {
        let funded = self.funded.checked_add(amount);
        funded.is_some_and(|funded| funded >> FUNDED_BITS == U256::zero())
    }

    // #region fund
    /// Spreads new rewards, and what is left of older ones, over the time from now on.
    pub fn fund(&mut self, amount: U256, duration: u64, now: u64) {
        self.accrue(now);
        let left = self.rate * self.until.saturating_sub(now);
        let rewards = left + self.unassigned + (amount << SCALE_BITS);
        self.rate = rewards / duration;
        self.unassigned = rewards % duration;
        self.until = now + duration;
        self.funded += amount;
    }
    // #endregion fund
}
