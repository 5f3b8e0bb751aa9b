use super::{BattleError, CHECK_GAS, RESERVED_BLOCKS};
use gstd::Reservation;
use sails_rs::prelude::*;

const HEALTH: u32 = 100;

// #region state
/// What a pet does in a round.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    Attack,
    Defend,
}

/// A pet in the arena.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    pub pet: ActorId,
    pub owner: ActorId,
    pub health: u32,
    /// What it does in this round, if its owner has said so.
    pub choice: Option<Move>,
}

/// A fighter, and the gas that its owner has set aside.
struct Side {
    fighter: Fighter,
    reservation: Option<Reservation>,
}

#[derive(Default)]
pub struct Arena {
    /// Nobody, one fighter who waits, or two who fight.
    sides: Vec<Side>,
    /// Grows with every round of every fight: a check of an earlier one is stale.
    round: u32,
    /// From this block on, anybody can end the round.
    pub ends_at: u32,
}
// #endregion state

/// Health that a fighter loses in a round. Whatever both do costs one of them some, so
/// that every fight ends.
fn loss(own: Option<Move>, other: Option<Move>) -> u32 {
    let hit = match (own, other) {
        (Some(Move::Defend), Some(Move::Attack)) => 10,
        (_, Some(Move::Attack)) => 30,
        (Some(Move::Defend), Some(Move::Defend)) => 5,
        _ => 0,
    };
    // Silence costs, too.
    if own.is_none() { hit + 20 } else { hit }
}

impl Arena {
    /// Whether there is a place for this pet.
    pub fn admits(&self, pet: ActorId) -> Result<(), BattleError> {
        if self.sides.len() == 2 {
            return Err(BattleError::Full);
        }
        match self.sides.iter().any(|side| side.fighter.pet == pet) {
            true => Err(BattleError::AlreadyIn),
            false => Ok(()),
        }
    }

    /// Adds a fighter. Returns the first round if the fight begins.
    pub fn add(&mut self, pet: ActorId, owner: ActorId, gas: Reservation) -> Option<u32> {
        let fighter = Fighter {
            pet,
            owner,
            health: HEALTH,
            choice: None,
        };
        let reservation = Some(gas);
        self.sides.push(Side {
            fighter,
            reservation,
        });
        if self.sides.len() < 2 {
            return None;
        }
        self.round += 1;
        Some(self.round)
    }

    /// Takes a choice. Returns whether the round is complete.
    pub fn choose(&mut self, owner: ActorId, choice: Move) -> Result<bool, BattleError> {
        if self.sides.len() < 2 {
            return Err(BattleError::NoFight);
        }
        // Who owns both pets chooses for the first one first.
        let mine = self
            .sides
            .iter_mut()
            .filter(|side| side.fighter.owner == owner);
        let mine: Vec<_> = mine.map(|side| &mut side.fighter).collect();
        if mine.is_empty() {
            return Err(BattleError::NotAFighter);
        }
        let next = mine.into_iter().find(|fighter| fighter.choice.is_none());
        next.ok_or(BattleError::AlreadyChosen)?.choice = Some(choice);
        Ok(self.sides.iter().all(|side| side.fighter.choice.is_some()))
    }

    /// The pet of this owner, and who wins if it leaves.
    pub fn leaving(&self, owner: ActorId) -> Result<(ActorId, Option<ActorId>), BattleError> {
        let mut sides = self.sides.iter().map(|side| &side.fighter);
        let mine = sides.clone().find(|fighter| fighter.owner == owner);
        let pet = mine.ok_or(BattleError::NotAFighter)?.pet;
        let other = sides.find(|fighter| fighter.pet != pet);
        Ok((pet, other.map(|fighter| fighter.pet)))
    }

    /// Whether anybody may end this round.
    pub fn overdue(&self, now: u32) -> Result<(), BattleError> {
        match self.sides.len() {
            2 if now >= self.ends_at => Ok(()),
            2 => Err(BattleError::TooEarly),
            _ => Err(BattleError::NoFight),
        }
    }

    // #region silence
    /// Whether this round still waits for somebody.
    pub fn waits_in(&self, round: u32) -> bool {
        self.sides.len() == 2 && self.round == round
    }

    /// Takes the reservation of a silent fighter. Without one, the silent have lost.
    pub fn charge(&mut self, now: u32) -> Option<(ActorId, Reservation)> {
        let choice = |side: &Side| side.fighter.choice;
        let silent = self.sides.iter_mut().filter(|side| choice(side).is_none());
        for side in silent {
            if let Some(reservation) = side.reservation.take()
                && reservation.valid_until() > now
            {
                return Some((side.fighter.pet, reservation));
            }
            side.fighter.health = 0;
        }
        None
    }

    /// A message has used a reservation. Sets aside again what it does not need.
    pub fn refill(&mut self, pet: ActorId, gas: u64) {
        let mut sides = self.sides.iter_mut();
        let side = sides.find(|side| side.fighter.pet == pet);
        // Enough for this run, and for another one like it.
        if let Some(side) = side
            && side.reservation.is_none()
            && gas > 3 * CHECK_GAS
        {
            let rest = gas - CHECK_GAS;
            side.reservation = Reservation::reserve(rest, RESERVED_BLOCKS).ok();
        }
    }
    // #endregion silence

    /// Ends the round. Returns whether the fight is over, and who has won.
    pub fn resolve(&mut self) -> (bool, Option<ActorId>) {
        let [a, b] = &mut self.sides[..] else {
            unreachable!("a fight has two sides");
        };
        let (a, b) = (&mut a.fighter, &mut b.fighter);
        let (first, second) = (a.choice.take(), b.choice.take());
        a.health = a.health.saturating_sub(loss(first, second));
        b.health = b.health.saturating_sub(loss(second, first));
        self.round += 1;
        match (a.health, b.health) {
            (0, 0) => (true, None),
            (_, 0) => (true, Some(a.pet)),
            (0, _) => (true, Some(b.pet)),
            _ => (false, None),
        }
    }

    /// Clears the arena. What was reserved goes back to who has paid for it.
    pub fn clear(&mut self) {
        for side in self.sides.drain(..) {
            if let Some(reservation) = side.reservation {
                let _ = reservation.unreserve();
            }
        }
    }

    pub fn view(&self) -> (u32, Vec<Fighter>) {
        let fighters = self.sides.iter().map(|side| side.fighter.clone());
        (self.round, fighters.collect())
    }
}
