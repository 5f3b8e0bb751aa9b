use game_of_chance::{
    GRACE, MAX_PLAYERS,
    client::{
        GameOfChance as _, GameOfChanceCtors as _, GameOfChanceProgram,
        game::{Game as _, GameError, GameImpl, Round, events::GameEvents},
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const STAKE: u128 = 5 * VARA;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Game = Service<GameImpl, GtestEnv>;

async fn create_game(env: &GtestEnv) -> (Actor<GameOfChanceProgram, GtestEnv>, Game) {
    let code_id = env.system().submit_code(::game_of_chance::WASM_BINARY);
    let program = env.deploy::<GameOfChanceProgram>(code_id, b"game".to_vec());
    let program = program.create().await.unwrap();
    let game = program.game();
    (program, game)
}

async fn enter(game: &mut Game, player: ActorId) {
    let entered = game.enter().with_value(STAKE).with_actor_id(player).await;
    assert!(entered.unwrap().is_ok());
}

fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}
// #endregion test-setup

// #region test-round
#[tokio::test]
async fn the_draw_comes_by_itself_and_the_winner_takes_all() {
    let env = GtestEnv::system_default();
    let (program, mut game) = create_game(&env).await;
    let mut events = game.listen().await.unwrap();
    let empty = program.balance();

    assert_eq!(game.start(STAKE, 20).await.unwrap(), Ok(1));
    enter(&mut game, bob()).await;
    enter(&mut game, charlie()).await;
    assert_eq!(program.balance(), empty + 2 * STAKE);
    wait(&env, 20);

    let mut drawn = None;
    while drawn.is_none() {
        drawn = match events.next().await.unwrap().1 {
            GameEvents::Drawn { winner, prize, .. } => Some((winner.unwrap(), prize)),
            _ => None,
        };
    }
    let (winner, prize) = drawn.unwrap();
    assert!([bob(), charlie()].contains(&winner));
    assert_eq!(prize, 2 * STAKE);
    let collected = game.collect().with_actor_id(winner).await.unwrap();
    assert_eq!(collected, Ok(prize));
    assert_eq!(program.balance(), empty);
    assert_eq!(game.round().query().unwrap(), None);
}
// #endregion test-round

// #region test-draws
#[tokio::test]
async fn every_player_can_win() {
    let env = GtestEnv::system_default();
    let (_, mut game) = create_game(&env).await;

    for number in 1..=20 {
        assert_eq!(game.start(STAKE, 5).await.unwrap(), Ok(number));
        enter(&mut game, bob()).await;
        enter(&mut game, charlie()).await;
        wait(&env, 6);
    }

    let prizes = [bob(), charlie()].map(|player| game.prize(player).query().unwrap());
    println!("{:?} prizes", prizes.map(|prize| prize / (2 * STAKE)));
    assert!(prizes.iter().all(|prize| *prize > 0));
    assert_eq!(prizes.iter().sum::<u128>(), 20 * 2 * STAKE);
}
// #endregion test-draws

// #region test-overdue
#[tokio::test]
async fn the_stakes_come_back_if_the_draw_does_not_come() {
    let env = GtestEnv::system_default();
    let (program, mut game) = create_game(&env).await;
    let empty = program.balance();
    assert_eq!(game.start(STAKE, 20).await.unwrap(), Ok(1));
    enter(&mut game, bob()).await;
    enter(&mut game, charlie()).await;
    assert_eq!(game.cancel().await.unwrap(), Err(GameError::NotNow));

    // Nothing fits into the blocks for an hour: the draw waits behind two commands.
    let until = game.round().query().unwrap().unwrap().until;
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let program = program.with_env(&manual);
    let mut late = program.game();
    env.system().run_to_block(until);
    let draw = late.draw(1).send_for_reply().unwrap();
    let cancel = late.cancel().with_actor_id(bob());
    let cancel = cancel.send_for_reply().unwrap();
    for _ in 0..GRACE {
        env.system().run_next_block_with_allowance(0);
    }
    env.run_next_block();

    assert_eq!(draw.await.unwrap(), Err(GameError::NotAllowed));
    assert_eq!(cancel.await.unwrap(), Ok(1));
    for player in [bob(), charlie()] {
        let stake = game.collect().with_actor_id(player).await.unwrap();
        assert_eq!(stake, Ok(STAKE));
    }
    assert_eq!(env.system().balance_of(program.id()), empty);
}
// #endregion test-overdue

#[tokio::test]
async fn a_full_round_is_drawn_with_the_gas_set_aside() {
    let env = GtestEnv::system_default();
    let (_, mut game) = create_game(&env).await;
    let blocks = MAX_PLAYERS as u32 + 10;
    assert_eq!(game.start(STAKE, blocks).await.unwrap(), Ok(1));
    let players = (0..MAX_PLAYERS).map(|number| ActorId::from(1_000_000 + number as u64));
    for player in players.clone() {
        env.system().mint_to(player, 100 * VARA);
        enter(&mut game, player).await;
    }
    let late = game.enter().with_value(STAKE).await.unwrap();
    assert_eq!(late, Err(GameError::Full));
    wait(&env, 10);

    assert_eq!(game.round().query().unwrap(), None);
    let prizes = players.map(|player| game.prize(player).query().unwrap());
    assert_eq!(prizes.sum::<u128>(), MAX_PLAYERS as u128 * STAKE);
}

#[tokio::test]
async fn a_round_without_players_has_no_winner() {
    let env = GtestEnv::system_default();
    let (_, mut game) = create_game(&env).await;
    let mut events = game.listen().await.unwrap();
    assert_eq!(game.start(STAKE, 5).await.unwrap(), Ok(1));
    wait(&env, 6);

    let (number, winner, prize) = (1, None, 0);
    let _started = events.next().await.unwrap();
    let (_, event) = events.next().await.unwrap();
    assert_eq!(
        event,
        GameEvents::Drawn {
            number,
            winner,
            prize
        }
    );
    assert_eq!(game.start(STAKE, 5).await.unwrap(), Ok(2));
}

// #region test-refused
#[tokio::test]
async fn nobody_draws_early_or_pays_another_stake() {
    let env = GtestEnv::system_default();
    let (_, mut game) = create_game(&env).await;
    let closed = game.enter().with_value(STAKE).await.unwrap();
    assert_eq!(closed, Err(GameError::NotNow));
    let stranger = game.start(STAKE, 5).with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(GameError::NotAllowed));
    assert_eq!(game.start(0, 5).await.unwrap(), Err(GameError::BadRound));

    assert_eq!(game.start(STAKE, 20).await.unwrap(), Ok(1));
    assert_eq!(game.start(STAKE, 20).await.unwrap(), Err(GameError::NotNow));
    let cheap = game.enter().with_value(VARA).await.unwrap();
    let stake = STAKE;
    assert_eq!(cheap, Err(GameError::WrongStake { stake }));
    enter(&mut game, bob()).await;
    let twice = game.enter().with_value(STAKE).with_actor_id(bob()).await;
    assert_eq!(twice.unwrap(), Err(GameError::AlreadyEntered));

    let stranger = game.draw(1).with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(GameError::NotAllowed));
    let round: Round = game.round().query().unwrap().unwrap();
    assert_eq!((round.number, round.players), (1, 1));
    let nothing = game.collect().with_actor_id(alice()).await.unwrap();
    assert_eq!(nothing, Err(GameError::NoPrize));
}
// #endregion test-refused
