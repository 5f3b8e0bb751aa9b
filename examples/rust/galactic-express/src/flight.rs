use crate::RaceError;
use sails_rs::prelude::*;

/// What a rocket takes along, each at most 100.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    pub fuel: u8,
    /// Worth as much as fuel at the end, but it makes the rocket heavy.
    pub cargo: u8,
}

impl Plan {
    pub fn check(self) -> Result<(), RaceError> {
        match self.fuel <= 100 && self.cargo <= 100 {
            true => Ok(()),
            false => Err(RaceError::BadPlan),
        }
    }
}

/// What each pilot has at the end. Zero for a rocket that was lost.
pub type Scores = Vec<(ActorId, u32)>;

// #region flight
const STAGES: u8 = 3;

/// Flies all rockets through the same weather. `roll(draw, sides)` gives the hazards.
pub fn fly(pilots: &[(ActorId, Plan)], roll: impl Fn(u8, u32) -> u32) -> Scores {
    let weather = roll(0, 6);
    let flight = |(number, (pilot, plan)): (usize, &(ActorId, Plan))| {
        let burn = (u32::from(plan.cargo) + 4 * weather) / 4;
        let mut fuel = u32::from(plan.fuel);
        for stage in 0..STAGES {
            let draw = 1 + number as u8 * STAGES + stage;
            let risk = 3 + weather + u32::from(plan.fuel.max(plan.cargo) > 80) * 10;
            match fuel.checked_sub(burn) {
                Some(left) if roll(draw, 100) >= risk => fuel = left,
                _ => return (*pilot, 0),
            }
        }
        (*pilot, fuel + u32::from(plan.cargo))
    };
    pilots.iter().enumerate().map(flight).collect()
}
// #endregion flight
