use crate::BattleError;
use sails_rs::prelude::*;

/// What a fighter can do in a round.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    Attack,
    /// Halves what the other one does, and gives that half back.
    Reflect,
    /// Strong, but not again for two rounds.
    Ultimate,
}

// #region state
/// A player with a warrior.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    pub player: ActorId,
    pub warrior: ActorId,
    /// What the warrior said when it came.
    pub warrior_name: String,
    pub health: u8,
    pub choice: Option<Move>,
    /// From this round on the ultimate attack is possible.
    pub ready: u32,
}

/// A battle, round by round.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    pub round: u32,
    /// From this block on, anybody can end the round.
    pub ends_at: u32,
    pub fighters: [Fighter; 2],
}
// #endregion state

impl Fighter {
    pub fn new(player: ActorId, warrior: ActorId, warrior_name: String) -> Self {
        Self {
            player,
            warrior,
            warrior_name,
            health: 100,
            choice: None,
            ready: 0,
        }
    }
}

impl Battle {
    pub fn new(first: Fighter, second: Fighter) -> Self {
        let fighters = [first, second];
        Self {
            round: 0,
            ends_at: 0,
            fighters,
        }
    }

    /// Notes a move. Says whether both have moved.
    pub fn choose(&mut self, player: ActorId, choice: Move) -> Result<bool, BattleError> {
        let round = self.round;
        let fighter = self.fighters.iter_mut().find(|one| one.player == player);
        let fighter = fighter.ok_or(BattleError::UnknownBattle)?;
        if fighter.choice.is_some() {
            return Err(BattleError::AlreadyMoved);
        }
        if choice == Move::Ultimate {
            if round < fighter.ready {
                return Err(BattleError::NotReady);
            }
            fighter.ready = round + 3;
        }
        fighter.choice = Some(choice);
        Ok(self.fighters.iter().all(|one| one.choice.is_some()))
    }

    /// Both strike at once. Whoever has not moved attacks.
    pub fn strike(&mut self) -> [Move; 2] {
        let chosen = |one: &mut Fighter| one.choice.take().unwrap_or(Move::Attack);
        let moves = self.fighters.each_mut().map(chosen);
        let power = moves.map(|choice| match choice {
            Move::Attack => 20,
            Move::Reflect => 0,
            Move::Ultimate => 45,
        });
        for (own, other) in [(0, 1), (1, 0)] {
            let hit = match moves[own] {
                Move::Reflect => power[other] / 2,
                _ => power[other],
            };
            let back = match moves[other] {
                Move::Reflect => power[own] / 2,
                _ => 0,
            };
            let health = &mut self.fighters[own].health;
            *health = health.saturating_sub(hit + back);
        }
        self.round += 1;
        moves
    }

    pub fn health(&self) -> [u8; 2] {
        self.fighters.each_ref().map(|one| one.health)
    }

    /// The healthier one, if there is one.
    pub fn winner(&self) -> Option<ActorId> {
        let [first, second] = &self.fighters;
        match first.health.cmp(&second.health) {
            core::cmp::Ordering::Greater => Some(first.player),
            core::cmp::Ordering::Less => Some(second.player),
            core::cmp::Ordering::Equal => None,
        }
    }
}
