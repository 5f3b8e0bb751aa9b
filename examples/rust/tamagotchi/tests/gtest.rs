use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use tamagotchi::{
    CARE, FULL,
    client::{
        Tamagotchi as _, TamagotchiCtors as _, TamagotchiProgram,
        pet::{Pet as _, events::PetEvents, *},
    },
};

// #region test-setup
async fn hatch(env: &GtestEnv) -> Actor<TamagotchiProgram, GtestEnv> {
    let code_id = env.system().submit_code(::tamagotchi::WASM_BINARY);
    let program = env.deploy(code_id, b"egg".to_vec());
    program.hatch("Momo".into()).await.unwrap()
}

/// No message reaches the program meanwhile.
fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}
// #endregion test-setup

// #region test-decay
#[tokio::test]
async fn needs_grow_without_a_message() {
    let env = GtestEnv::system_default();
    let pet = hatch(&env).await.pet();
    let before = pet.condition().query().unwrap();

    wait(&env, 100);

    let after = pet.condition().query().unwrap();
    assert_eq!(after.food, before.food - 100);
    assert_eq!(after.play, before.play - 200);
    assert_eq!(after.sleep, before.sleep - 200);
    assert!(after.alive);
}
// #endregion test-decay

// #region test-care
#[tokio::test]
async fn care_fills_a_level_up_to_its_limit() {
    let env = GtestEnv::system_default();
    let mut pet = hatch(&env).await.pet();
    let mut events = pet.listen().await.unwrap();

    wait(&env, 500);
    let hungry = pet.condition().query().unwrap().food;
    let points = pet.care(Need::Food).await.unwrap().unwrap();
    // The command ran one block later, which took one more point.
    assert_eq!(points, hungry - 1 + CARE);
    let need = Need::Food;
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, PetEvents::CaredFor { need, points });

    assert_eq!(pet.care(Need::Food).await.unwrap(), Ok(FULL));
}
// #endregion test-care

// #region test-death
#[tokio::test]
async fn a_pet_without_care_dies_and_stays_dead() {
    let env = GtestEnv::system_default();
    let mut pet = hatch(&env).await.pet();

    wait(&env, FULL - 10);
    assert!(pet.condition().query().unwrap().alive);
    wait(&env, 10);

    let condition = pet.condition().query().unwrap();
    assert_eq!((condition.food, condition.alive), (0, false));
    let late = pet.care(Need::Food).await.unwrap();
    assert_eq!(late, Err(PetError::Dead));
}
// #endregion test-death

#[tokio::test]
async fn only_the_owner_cares_and_gives() {
    let env = GtestEnv::system_default();
    let mut pet = hatch(&env).await.pet();
    let bob = DEFAULT_USER_BOB.into();

    let stranger = pet.care(Need::Play).with_actor_id(bob).await;
    assert_eq!(stranger.unwrap(), Err(PetError::NotOwner));
    assert_eq!(pet.give(bob).await.unwrap(), Ok(()));
    let former = pet.care(Need::Play).await.unwrap();
    assert_eq!(former, Err(PetError::NotOwner));
    let owner = pet.care(Need::Play).with_actor_id(bob).await;
    assert_eq!(owner.unwrap(), Ok(FULL));

    let profile = pet.profile().query().unwrap();
    assert_eq!((profile.owner, profile.name.as_str()), (bob, "Momo"));
    assert!(profile.age > 0);
}
