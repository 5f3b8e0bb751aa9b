//! What an operation moves, and what it changes. Nothing in here sends a message.

use sails_rs::{collections::BTreeMap, prelude::*};

/// Thousandths of what is paid that stay in the pool.
const FEE: u64 = 3;
/// Shares of the first deposit that nobody gets, so that a share stays small.
const LOCKED_SHARES: u64 = 1_000;
/// Reserves stay below `2^RESERVE_BITS`: no product of two overflows.
const RESERVE_BITS: u32 = 112;

// #region state
#[derive(Default)]
pub struct Pool {
    pub tokens: [ActorId; 2],
    /// By the pool's own books: tokens that were just sent to it do not count.
    pub reserves: [U256; 2],
    pub shares: BTreeMap<ActorId, U256>,
    pub total_shares: U256,
}

/// What a user wants of the pool.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    /// Both tokens for shares.
    Add { amounts: (U256, U256), shares: U256 },
    /// Shares for both tokens.
    Remove { amounts: (U256, U256), shares: U256 },
    /// One token, `paid`, for the other one.
    Swap {
        paid: ActorId,
        amount: U256,
        bought: U256,
    },
}

/// A transfer of so much of token 0 or 1.
#[derive(Clone, Copy)]
pub enum Leg {
    FromUser(usize, U256),
    ToUser(usize, U256),
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum DexError {
    /// Another operation is under way.
    Busy,
    /// There is nothing to resume.
    Idle,
    /// The pool would hold more than it can count with.
    Overflow,
    SameToken,
    TooFewShares,
    /// Less than the user wants, or nothing after rounding.
    TooLittle,
    UnknownToken,
}

impl Pool {
    // #region price
    /// What a swap buys: the product of the reserves, without the fee, stays as it is.
    pub fn bought(&self, paid: ActorId, amount: U256) -> Result<U256, DexError> {
        let token = self.tokens.iter().position(|token| *token == paid);
        let token = token.ok_or(DexError::UnknownToken)?;
        let (x, y) = (self.reserves[token], self.reserves[1 - token]);
        below_limit(x, amount)?;

        let amount = amount * (1_000 - FEE);
        let total: U256 = x * 1_000 + amount;
        nonzero((amount * y).checked_div(total).unwrap_or_default())
    }
    // #endregion price

    pub fn swap(&self, paid: ActorId, amount: U256, least: U256) -> Result<Plan, DexError> {
        let bought = self.bought(paid, amount)?;
        match bought < least {
            true => Err(DexError::TooLittle),
            false => Ok(Plan::Swap {
                paid,
                amount,
                bought,
            }),
        }
    }

    // #region add
    /// The most of both amounts that keeps the price. Neither is more than offered, or more
    /// than what the other one is worth, rounded up.
    pub fn add(&self, a: U256, b: U256) -> Result<Plan, DexError> {
        let ([x, y], total) = (self.reserves, self.total_shares);
        below_limit(x, a)?;
        below_limit(y, b)?;
        if total.is_zero() {
            let shares = (a * b).integer_sqrt();
            return match shares > LOCKED_SHARES.into() {
                true => Ok(Plan::Add {
                    amounts: (a, b),
                    shares,
                }),
                false => Err(DexError::TooLittle),
            };
        }
        let (a, b) = match a * y <= b * x {
            true => {
                let b = a * y / x;
                (div_ceil(b * x, y), b)
            }
            false => {
                let a = b * x / y;
                (a, div_ceil(a * y, x))
            }
        };
        Ok(Plan::Add {
            amounts: (nonzero(a)?, nonzero(b)?),
            shares: nonzero((a * total / x).min(b * total / y))?,
        })
    }
    // #endregion add

    pub fn remove(&self, user: ActorId, shares: U256) -> Result<Plan, DexError> {
        if self.shares_of(user) < shares || shares.is_zero() {
            return Err(DexError::TooFewShares);
        }
        let [a, b] = self.reserves.map(|x| shares * x / self.total_shares);
        let amounts = (nonzero(a)?, nonzero(b)?);
        Ok(Plan::Remove { amounts, shares })
    }

    /// The transfers of a plan, the first one last.
    pub fn legs(&self, plan: &Plan) -> Vec<Leg> {
        match *plan {
            Plan::Add { amounts, .. } => {
                vec![Leg::FromUser(1, amounts.1), Leg::FromUser(0, amounts.0)]
            }
            Plan::Remove { amounts, .. } => {
                vec![Leg::ToUser(1, amounts.1), Leg::ToUser(0, amounts.0)]
            }
            Plan::Swap {
                paid,
                amount,
                bought,
            } => {
                let token = usize::from(paid == self.tokens[1]);
                vec![Leg::ToUser(1 - token, bought), Leg::FromUser(token, amount)]
            }
        }
    }

    /// Books a transfer that was made.
    pub fn book(&mut self, leg: Leg) {
        match leg {
            Leg::FromUser(token, amount) => self.reserves[token] += amount,
            Leg::ToUser(token, amount) => self.reserves[token] -= amount,
        }
    }

    /// Books the shares of a plan whose transfers were all made.
    pub fn book_shares(&mut self, user: ActorId, plan: &Plan) {
        let owned = self.shares_of(user);
        match *plan {
            Plan::Add { shares, .. } => {
                let locked = match self.total_shares.is_zero() {
                    true => LOCKED_SHARES,
                    false => 0,
                };
                self.shares.insert(user, owned + shares - locked);
                self.total_shares += shares;
            }
            Plan::Remove { shares, .. } => {
                self.shares.insert(user, owned - shares);
                self.total_shares -= shares;
            }
            Plan::Swap { .. } => {}
        }
    }

    pub fn shares_of(&self, account: ActorId) -> U256 {
        self.shares.get(&account).copied().unwrap_or_default()
    }
}

fn below_limit(reserve: U256, amount: U256) -> Result<(), DexError> {
    match reserve.checked_add(amount) {
        Some(sum) if sum >> RESERVE_BITS == U256::zero() => Ok(()),
        _ => Err(DexError::Overflow),
    }
}

fn div_ceil(amount: U256, by: U256) -> U256 {
    (amount + by - 1) / by
}

fn nonzero(amount: U256) -> Result<U256, DexError> {
    match amount.is_zero() {
        true => Err(DexError::TooLittle),
        false => Ok(amount),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool([x, y, total_shares]: [u32; 3]) -> Pool {
        Pool {
            reserves: [x.into(), y.into()],
            total_shares: total_shares.into(),
            ..Default::default()
        }
    }

    /// All small pools, and all small offers.
    #[test]
    fn a_deposit_takes_no_more_than_its_proportion_and_no_share_loses() {
        let mut added = 0;
        for i in 0..7_u32.pow(3) {
            let [x, y, total] = [1, 7, 49].map(|d| i / d % 7 + 1);
            for (a, b) in (0..12).flat_map(|a| (0..12).map(move |b| (a, b))) {
                let plan = pool([x, y, total]).add(a.into(), b.into());
                let Ok(Plan::Add { amounts, shares }) = plan else {
                    assert_eq!(plan, Err(DexError::TooLittle));
                    continue;
                };
                let (taken_a, taken_b) = (amounts.0.as_u32(), amounts.1.as_u32());
                let shares = shares.as_u32();
                assert!(taken_a <= a && taken_b <= b);

                // Neither is more than what the other one is worth.
                let (worth_a, worth_b) = (taken_b * x, taken_a * y);
                let fit = taken_a == worth_a.div_ceil(y) || taken_b == worth_b.div_ceil(x);
                assert!(fit, "{taken_a} and {taken_b} for {x} and {y}");

                // No share stands for less than before, of either token or of their product.
                assert!(shares > 0);
                let (new_x, new_y, new_total) = (x + taken_a, y + taken_b, total + shares);
                assert!(new_x * total >= x * new_total);
                assert!(new_y * total >= y * new_total);
                assert!(new_x * new_y * total * total >= x * y * new_total * new_total);
                added += 1;
            }
        }
        assert!(added > 0);
    }
}
