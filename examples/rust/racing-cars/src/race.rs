use crate::car::driver::Choice;
use sails_rs::prelude::*;

/// How far it is.
const DISTANCE: u32 = 400;
const SPEED: u32 = 40;
const CHANGE: u32 = 10;

// #region state
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Car {
    /// A user, or the program of a rival.
    pub driver: ActorId,
    pub position: u32,
    pub speed: u32,
}

#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    YourTurn,
    /// The rivals have been asked.
    Asking,
    Over,
}

/// A race of one player. The player's car comes first.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// Grows with every start: a removal of an older race is stale.
    pub number: u32,
    /// From this block on anybody may remove it.
    pub ends_at: u32,
    pub stage: Stage,
    pub cars: Vec<Car>,
}
// #endregion state

impl Race {
    pub fn new(number: u32, ends_at: u32, drivers: [ActorId; 3]) -> Self {
        let car = |driver| Car {
            driver,
            position: 0,
            speed: SPEED,
        };
        Self {
            number,
            ends_at,
            stage: Stage::YourTurn,
            cars: drivers.map(car).into(),
        }
    }

    // #region advance
    /// Applies what the cars chose, in their order, and moves them.
    pub fn advance(&mut self, choices: &[Option<Choice>]) {
        for (own, choice) in choices.iter().enumerate() {
            match choice {
                Some(Choice::Accelerate) => self.cars[own].speed += CHANGE,
                Some(Choice::Shell) => {
                    let others = self.cars.iter_mut().enumerate();
                    let others = others.filter(|(place, _)| *place != own);
                    let first = others.max_by_key(|(_, car)| car.position);
                    if let Some((_, car)) = first {
                        car.speed = car.speed.saturating_sub(CHANGE).max(CHANGE);
                    }
                }
                Some(Choice::Skip) | None => {}
            }
        }
        for car in &mut self.cars {
            car.position += car.speed;
        }
        self.stage = match self.winners().is_empty() {
            true => Stage::YourTurn,
            false => Stage::Over,
        };
    }
    // #endregion advance

    /// The places of the cars that are furthest beyond the end.
    pub fn winners(&self) -> Vec<u32> {
        let positions = (0..).zip(self.positions());
        let most = self.positions().into_iter().max().unwrap_or_default();
        positions
            .filter(|(_, position)| *position == most && most >= DISTANCE)
            .map(|(place, _)| place)
            .collect()
    }

    pub fn positions(&self) -> Vec<u32> {
        self.cars.iter().map(|car| car.position).collect()
    }

    pub fn speeds(&self) -> Vec<u32> {
        self.cars.iter().map(|car| car.speed).collect()
    }
}
