use sails_rs::{client::*, prelude::*};
use syndote::client::{
    Syndote as _, SyndoteCtors as _, SyndoteProgram,
    syndote::{Syndote as _, *},
};
use tycoon::client::{Habit, TycoonCtors as _, TycoonProgram};

// #region test-setup
/// A game with these players.
async fn create(env: &GtestEnv, habits: &[Habit]) -> Service<SyndoteImpl, GtestEnv> {
    let code_id = env.system().submit_code(::syndote::WASM_BINARY);
    let program = env.deploy::<SyndoteProgram>(code_id, b"game".to_vec());
    let mut game = program.create().await.unwrap().syndote();

    let code_id = env.system().submit_code(tycoon::WASM_BINARY);
    for (number, habit) in (0..).zip(habits) {
        let tycoon = env.deploy::<TycoonProgram>(code_id, vec![number]);
        let tycoon = tycoon.create(habit.clone()).await.unwrap();
        assert_eq!(game.join(tycoon.id()).await.unwrap(), Ok(()));
    }
    game
}

/// Runs blocks until the game no longer goes on by itself.
fn wait(env: &GtestEnv, game: &Service<SyndoteImpl, GtestEnv>) -> Game {
    for _ in 0..1_000 {
        let now = game.game().query().unwrap();
        if now.stage != Stage::Running {
            return now;
        }
        env.run_next_block();
    }
    unreachable!("the game goes on")
}
// #endregion test-setup

// #region test-parts
#[tokio::test]
async fn a_game_goes_on_from_part_to_part() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Keen, Habit::Thrifty, Habit::Keen]).await;
    for (bob_too, paid) in [(false, 1), (true, 2), (false, 3), (true, 4)] {
        let reserve = game.reserve();
        let reserve = match bob_too {
            true => reserve.with_actor_id(DEFAULT_USER_BOB.into()),
            false => reserve,
        };
        assert_eq!(reserve.await.unwrap(), Ok(paid));
    }

    // The owner sends one message, with gas for a few turns only.
    let play = game.play().with_gas_limit(60_000_000_000).await;
    assert_eq!(play.unwrap(), Ok(Stage::Running));
    let after = game.game().query().unwrap();
    assert!((1..20).contains(&after.turn), "{}", after.turn);
    assert_eq!(game.parts_paid().query().unwrap(), 3);
    // It goes on without her, so she cannot start it twice.
    let twice = game.play().await.unwrap();
    assert_eq!(twice, Err(SyndoteError::WrongStage));

    let over = wait(&env, &game);
    assert_eq!(over.stage, Stage::Over);
    assert!(over.turn > after.turn);
    assert!(over.cells.iter().any(|cell| cell.owner.is_some()));
    // What was not needed is free again.
    assert_eq!(game.parts_paid().query().unwrap(), 0);
}
// #endregion test-parts

// #region test-pause
#[tokio::test]
async fn without_gas_the_game_pauses_until_somebody_pays() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Keen, Habit::Thrifty]).await;

    let play = game.play().with_gas_limit(60_000_000_000).await;
    assert_eq!(play.unwrap(), Ok(Stage::Paused));
    let paused = game.game().query().unwrap();
    let stranger = game.play().with_actor_id(DEFAULT_USER_BOB.into()).await;
    assert_eq!(stranger.unwrap(), Err(SyndoteError::NotOwner));

    for paid in 1..=3 {
        assert_eq!(game.reserve().await.unwrap(), Ok(paid));
    }
    let play = game.play().with_gas_limit(60_000_000_000).await;
    assert_eq!(play.unwrap(), Ok(Stage::Running));
    let over = wait(&env, &game);
    assert_eq!(over.stage, Stage::Over);
    assert!(over.turn > paused.turn);
}
// #endregion test-pause

// #region test-broken
#[tokio::test]
async fn a_player_that_fails_three_times_is_out() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Broken, Habit::Keen]).await;

    let play = game.play().await.unwrap();

    assert_eq!(play, Ok(Stage::Over));
    let over = game.game().query().unwrap();
    let [broken, keen] = &over.players[..] else {
        unreachable!()
    };
    assert_eq!((broken.missed, broken.out), (3, true));
    assert!(!keen.out);
    assert!(over.cells.iter().all(|cell| cell.owner != Some(0)));
}
// #endregion test-broken

#[tokio::test]
async fn strangers_pay_for_a_game_but_do_not_fill_it() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Keen, Habit::Thrifty]).await;
    let bob = ActorId::from(DEFAULT_USER_BOB);

    let seat = game.join(bob).with_actor_id(bob).await;
    assert_eq!(seat.unwrap(), Err(SyndoteError::NotOwner));
    for paid in 1..=16 {
        let reserve = game.reserve().with_actor_id(bob).await;
        assert_eq!(reserve.unwrap(), Ok(paid));
    }
    assert_eq!(game.reserve().await.unwrap(), Err(SyndoteError::Full));

    // The last part also frees what is left, with little gas.
    let play = game.play().with_gas_limit(60_000_000_000).await;
    assert_eq!(play.unwrap(), Ok(Stage::Running));
    assert_eq!(wait(&env, &game).stage, Stage::Over);
    assert_eq!(game.parts_paid().query().unwrap(), 0);
    let late = game.reserve().with_actor_id(bob).await;
    assert_eq!(late.unwrap(), Err(SyndoteError::WrongStage));
}

#[tokio::test]
async fn gas_that_has_expired_makes_room() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Keen, Habit::Thrifty]).await;
    for paid in 1..=16 {
        assert_eq!(game.reserve().await.unwrap(), Ok(paid));
    }
    let now = env.system().block_height();
    env.system().run_to_block(now + 28_800);
    assert_eq!(game.parts_paid().query().unwrap(), 0);
    assert_eq!(game.reserve().await.unwrap(), Ok(1));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let mut game = create(&env, &[Habit::Keen]).await;

    let alone = game.play().await.unwrap();
    assert_eq!(alone, Err(SyndoteError::NotEnoughPlayers));
    let player = game.game().query().unwrap().players[0].program;
    let twice = game.join(player).await.unwrap();
    assert_eq!(twice, Err(SyndoteError::AlreadyIn));
    let poor = game.reserve().with_gas_limit(50_000_000_000).await;
    assert_eq!(poor.unwrap(), Err(SyndoteError::NotEnoughGas));
}
