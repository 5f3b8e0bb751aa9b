use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use tamagotchi::client::{Tamagotchi as _, TamagotchiCtors as _, TamagotchiProgram};
use tamagotchi::{FULL, client::pet::Pet as _};
use tamagotchi_battle::{
    ROUND_BLOCKS,
    client::{
        TamagotchiBattle as _, TamagotchiBattleCtors as _, TamagotchiBattleProgram,
        battle::{Battle as _, events::BattleEvents, *},
    },
};

// #region test-setup
type Program = Actor<TamagotchiBattleProgram, GtestEnv>;

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn hatch(env: &GtestEnv, name: &str) -> Actor<TamagotchiProgram, GtestEnv> {
    let code_id = env.system().submit_code(tamagotchi::WASM_BINARY);
    let egg = env.deploy::<TamagotchiProgram>(code_id, name.into());
    egg.hatch(name.into()).await.unwrap()
}

/// An arena, a pet of Alice and one of Bob.
async fn create_arena(env: &GtestEnv) -> (Program, [ActorId; 2]) {
    let (momo, kiki) = (hatch(env, "Momo").await, hatch(env, "Kiki").await);
    assert_eq!(kiki.pet().give(bob()).await.unwrap(), Ok(()));
    let code_id = env.system().submit_code(::tamagotchi_battle::WASM_BINARY);
    let program = env.deploy(code_id, b"arena".to_vec());
    (program.create().await.unwrap(), [momo.id(), kiki.id()])
}

async fn enter(battle: &mut Service<BattleImpl, GtestEnv>, pets: [ActorId; 2]) {
    assert_eq!(battle.enter(pets[0]).await.unwrap(), Ok(()));
    let second = battle.enter(pets[1]).with_actor_id(bob()).await;
    assert_eq!(second.unwrap(), Ok(()));
}

fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}

fn health(battle: &Service<BattleImpl, GtestEnv>) -> Vec<u32> {
    let (_, fighters) = battle.arena().query().unwrap();
    fighters.iter().map(|fighter| fighter.health).collect()
}
// #endregion test-setup

// #region test-silence
#[tokio::test]
async fn a_fight_without_players_ends_on_their_reserved_gas() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    let mut battle = program.battle();
    let mut events = battle.listen().await.unwrap();
    enter(&mut battle, pets).await;

    // Four rounds go by. Nobody sends a message, and each round costs both 20.
    for left in [80, 60, 40, 20] {
        wait(&env, ROUND_BLOCKS);
        assert_eq!(health(&battle), [left, left]);
    }
    let balance = |user| env.system().balance_of(ActorId::from(user));
    let before = [DEFAULT_USER_ALICE, DEFAULT_USER_BOB].map(balance);
    wait(&env, ROUND_BLOCKS);

    // The fight is over, and what is left of the gas went back to both.
    assert!(health(&battle).is_empty());
    let after = [DEFAULT_USER_ALICE, DEFAULT_USER_BOB].map(balance);
    assert!(after[0] > before[0] && after[1] > before[1]);
    for pet in pets {
        let entered = BattleEvents::Entered { pet };
        assert_eq!(events.next().await.unwrap().1, entered);
    }
    for round in 1..=5 {
        let begun = BattleEvents::Round { round };
        assert_eq!(events.next().await.unwrap().1, begun);
    }
    let ended = BattleEvents::Ended { winner: None };
    assert_eq!(events.next().await.unwrap().1, ended);
}
// #endregion test-silence

// #region test-fight
#[tokio::test]
async fn the_last_pet_that_stands_wins() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    let mut battle = program.battle();
    enter(&mut battle, pets).await;
    let mut events = battle.listen().await.unwrap();

    // Alice attacks every time. Bob defends once, then says nothing any more.
    assert_eq!(battle.choose(Move::Attack).await.unwrap(), Ok(()));
    let defend = battle.choose(Move::Defend).with_actor_id(bob()).await;
    assert_eq!(defend.unwrap(), Ok(()));
    assert_eq!(health(&battle), [100, 90]);
    // The check of the first round is still to come, and will be stale.
    while !health(&battle).is_empty() {
        assert_eq!(battle.choose(Move::Attack).await.unwrap(), Ok(()));
        wait(&env, ROUND_BLOCKS);
    }

    let mut last = events.next().await.unwrap().1;
    while matches!(last, BattleEvents::Round { .. }) {
        last = events.next().await.unwrap().1;
    }
    let winner = Some(pets[0]);
    assert_eq!(last, BattleEvents::Ended { winner });
}
// #endregion test-fight

#[tokio::test]
async fn a_fight_of_two_who_only_defend_ends() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    let mut battle = program.battle();
    enter(&mut battle, pets).await;

    for left in (1..=20).rev() {
        assert_eq!(health(&battle), [5 * left, 5 * left]);
        assert_eq!(battle.choose(Move::Defend).await.unwrap(), Ok(()));
        let defend = battle.choose(Move::Defend).with_actor_id(bob()).await;
        assert_eq!(defend.unwrap(), Ok(()));
    }
    assert!(health(&battle).is_empty());
}

// #region test-overdue
#[tokio::test]
async fn anybody_ends_a_round_that_is_overdue() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    enter(&mut program.battle(), pets).await;
    // Nobody chooses: round 2 has a check on the gas of Alice.
    wait(&env, ROUND_BLOCKS);
    assert_eq!(health(&program.battle()), [80, 80]);
    let ends_at = env.system().block_height() + ROUND_BLOCKS;

    // A full block: that check waits behind the message of Charlie.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut battle = program.with_env(&manual).battle();
    env.system().run_to_block(ends_at - 1);
    let end = battle.end_overdue();
    let end = end.with_actor_id(DEFAULT_USER_CHARLIE.into());
    let end = end.send_for_reply().unwrap();
    env.system().run_next_block_with_allowance(0);
    env.run_next_block();

    // Both were silent, and neither has lost by the late check.
    assert_eq!(end.await.unwrap(), Ok(()));
    assert_eq!(health(&battle), [60, 60]);
    // Charlie has paid for the next one.
    wait(&env, ROUND_BLOCKS);
    assert_eq!(health(&battle), [40, 40]);
}
// #endregion test-overdue

// #region test-leave
#[tokio::test]
async fn nobody_has_to_stay() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    let mut battle = program.battle();
    let stranger = battle.leave().await.unwrap();
    assert_eq!(stranger, Err(BattleError::NotAFighter));

    // Who waits leaves with the gas, and the place is free.
    assert_eq!(battle.enter(pets[0]).await.unwrap(), Ok(()));
    let before = env.system().balance_of(ActorId::from(DEFAULT_USER_ALICE));
    assert_eq!(battle.leave().await.unwrap(), Ok(()));
    let after = env.system().balance_of(ActorId::from(DEFAULT_USER_ALICE));
    assert!(after > before);

    // Who leaves a fight has lost it. Its check is stale in the next fight.
    enter(&mut battle, pets).await;
    let mut events = battle.listen().await.unwrap();
    let give_up = battle.leave().with_actor_id(bob()).await;
    assert_eq!(give_up.unwrap(), Ok(()));
    let left = BattleEvents::Left { pet: pets[1] };
    assert_eq!(events.next().await.unwrap().1, left);
    let winner = Some(pets[0]);
    let ended = BattleEvents::Ended { winner };
    assert_eq!(events.next().await.unwrap().1, ended);
    enter(&mut battle, pets).await;
    wait(&env, ROUND_BLOCKS - 2);
    assert_eq!(health(&battle), [100, 100]);
}
// #endregion test-leave

#[tokio::test]
async fn a_dead_pet_does_not_fight() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    wait(&env, FULL);
    let dead = program.battle().enter(pets[0]).await.unwrap();
    assert_eq!(dead, Err(BattleError::Dead));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (program, pets) = create_arena(&env).await;
    let mut battle = program.battle();

    let foreign = battle.enter(pets[1]).await.unwrap();
    assert_eq!(foreign, Err(BattleError::NotYourPet));
    let person = battle.enter(bob()).await.unwrap();
    assert_eq!(person, Err(BattleError::NoAnswer));
    let poor = battle.enter(pets[0]).with_gas_limit(30_000_000_000).await;
    assert_eq!(poor.unwrap(), Err(BattleError::NotEnoughGas));
    assert_eq!(battle.enter(pets[0]).await.unwrap(), Ok(()));
    let again = battle.enter(pets[0]).await.unwrap();
    assert_eq!(again, Err(BattleError::AlreadyIn));
    let alone = battle.choose(Move::Attack).await.unwrap();
    assert_eq!(alone, Err(BattleError::NoFight));
    let alone = battle.end_overdue().await.unwrap();
    assert_eq!(alone, Err(BattleError::NoFight));

    let second = battle.enter(pets[1]).with_actor_id(bob()).await;
    assert_eq!(second.unwrap(), Ok(()));
    let third = battle.enter(pets[0]).await.unwrap();
    assert_eq!(third, Err(BattleError::Full));
    assert_eq!(battle.choose(Move::Attack).await.unwrap(), Ok(()));
    let twice = battle.choose(Move::Defend).await.unwrap();
    assert_eq!(twice, Err(BattleError::AlreadyChosen));
    let charlie = DEFAULT_USER_CHARLIE.into();
    let stranger = battle.choose(Move::Attack).with_actor_id(charlie).await;
    assert_eq!(stranger.unwrap(), Err(BattleError::NotAFighter));
    let check = battle.check(1, None).await.unwrap();
    assert_eq!(check, Err(BattleError::NotTheProgram));
    let early = battle.end_overdue().await.unwrap();
    assert_eq!(early, Err(BattleError::TooEarly));
}
