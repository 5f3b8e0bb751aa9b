use car::client::{CarCtors as _, CarProgram, Habit};
use racing_cars::{
    ANSWER_BLOCKS, RACE_BLOCKS,
    client::{
        RacingCars as _, RacingCarsCtors as _, RacingCarsProgram,
        racing::{Racing as _, events::RacingEvents, *},
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

/// A race track with two rivals of these habits.
async fn create(env: &GtestEnv, habits: [Habit; 2]) -> Service<RacingImpl, GtestEnv> {
    let code_id = env.system().submit_code(car::WASM_BINARY);
    let mut rivals = [ActorId::zero(); 2];
    for (place, habit) in habits.into_iter().enumerate() {
        let car = env.deploy::<CarProgram>(code_id, vec![place as u8]);
        rivals[place] = car.create(habit).await.unwrap().id();
    }
    let code_id = env.system().submit_code(::racing_cars::WASM_BINARY);
    let program = env.deploy::<RacingCarsProgram>(code_id, b"race".to_vec());
    program.create(rivals).await.unwrap().racing()
}
// #endregion test-setup

// #region test-race
#[tokio::test]
async fn a_race_is_driven_to_its_end() {
    let env = GtestEnv::system_default();
    let mut racing = create(&env, [Habit::Clever, Habit::Clever]).await;
    let mut events = racing.listen().await.unwrap();
    assert_eq!(racing.start().await.unwrap(), Ok(()));

    let first = racing.drive(Choice::Accelerate).await.unwrap();
    assert_eq!(first, Ok(Stage::YourTurn));
    let (player, choices) = (alice(), vec![Some(Choice::Accelerate); 3]);
    let positions = vec![50; 3];
    let driven = RacingEvents::Driven {
        player,
        choices,
        positions,
    };
    assert_eq!(
        events.next().await.unwrap().1,
        RacingEvents::Started { player }
    );
    assert_eq!(events.next().await.unwrap().1, driven);

    while racing.drive(Choice::Skip).await.unwrap() != Ok(Stage::Over) {}
    let race = racing.race(alice()).query().unwrap().unwrap();
    let positions: Vec<_> = race.cars.iter().map(|car| car.position).collect();
    assert_eq!(positions, [400, 440, 440]);
    let over = racing.drive(Choice::Skip).await.unwrap();
    assert_eq!(over, Err(RacingError::NotYourTurn));
}
// #endregion test-race

// #region test-silent
#[tokio::test]
async fn a_rival_that_does_not_answer_loses_its_round_only() {
    let env = GtestEnv::system_default();
    let asleep = Habit::Asleep { blocks: 50 };
    let mut racing = create(&env, [asleep, Habit::Greedy]).await;
    racing.start().await.unwrap().unwrap();
    let mut events = racing.listen().await.unwrap();
    let before = env.system().block_height();

    let stage = racing.drive(Choice::Accelerate).await.unwrap();

    // One let the time run out, the other one its gas.
    assert_eq!(stage, Ok(Stage::YourTurn));
    let waited = env.system().block_height() - before;
    assert!(
        (ANSWER_BLOCKS..=ANSWER_BLOCKS + 3).contains(&waited),
        "{waited}"
    );
    let (player, positions) = (alice(), vec![50, 40, 40]);
    let choices = vec![Some(Choice::Accelerate), None, None];
    let driven = RacingEvents::Driven {
        player,
        choices,
        positions,
    };
    assert_eq!(events.next().await.unwrap().1, driven);

    // The answer that comes 50 blocks later changes nothing.
    let race = racing.race(alice()).query().unwrap();
    env.system().run_to_block(before + 60);
    assert_eq!(racing.race(alice()).query().unwrap(), race);
}
// #endregion test-silent

// #region test-removal
#[tokio::test]
async fn a_race_is_removed_even_in_the_middle() {
    let env = GtestEnv::system_default();
    let mut racing = create(&env, [Habit::Clever, Habit::Clever]).await;
    racing.start().await.unwrap().unwrap();
    racing.drive(Choice::Accelerate).await.unwrap().unwrap();
    assert_eq!(
        racing.start().await.unwrap(),
        Err(RacingError::AlreadyRacing)
    );
    let early = racing.remove(alice(), 1).await.unwrap();
    assert_eq!(early, Err(RacingError::TooEarly));

    env.system()
        .run_to_block(env.system().block_height() + RACE_BLOCKS);

    assert_eq!(racing.race(alice()).query().unwrap(), None);
    let gone = racing.drive(Choice::Skip).await.unwrap();
    assert_eq!(gone, Err(RacingError::UnknownRace));
    assert_eq!(racing.start().await.unwrap(), Ok(()));
}
// #endregion test-removal

#[tokio::test]
async fn anybody_removes_a_race_whose_time_is_over() {
    let env = GtestEnv::system_default();
    let mut racing = create(&env, [Habit::Clever, Habit::Clever]).await;
    racing.start().await.unwrap().unwrap();
    let race = racing.race(alice()).query().unwrap().unwrap();

    env.system().run_to_block(race.ends_at - 2);
    let mut remove = async || {
        let remove = racing.remove(alice(), race.number);
        remove.with_actor_id(DEFAULT_USER_BOB.into()).await.unwrap()
    };
    assert_eq!(remove().await, Err(RacingError::TooEarly));
    assert_eq!(remove().await, Ok(()));
    assert_eq!(racing.race(alice()).query().unwrap(), None);
}

#[tokio::test]
async fn too_little_gas_is_refused_before_anybody_is_asked() {
    let env = GtestEnv::system_default();
    let mut racing = create(&env, [Habit::Clever, Habit::Clever]).await;

    let start = racing.start().with_gas_limit(7_000_000_000).await;
    assert_eq!(start.unwrap(), Err(RacingError::NotEnoughGas));
    racing.start().await.unwrap().unwrap();
    let drive = racing.drive(Choice::Skip).with_gas_limit(50_000_000_000);
    assert_eq!(drive.await.unwrap(), Err(RacingError::NotEnoughGas));
    assert_eq!(
        racing.drive(Choice::Skip).await.unwrap(),
        Ok(Stage::YourTurn)
    );
}
