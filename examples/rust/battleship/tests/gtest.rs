use battleship::client::{
    Battleship as _, BattleshipCtors as _, BattleshipProgram,
    game::{Game as _, events::GameEvents, *},
};
use battleship_bot::client::{GunnerCtors as _, GunnerProgram};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// The game, with this bot.
async fn create_game(env: &GtestEnv, bot: ActorId) -> Service<GameImpl, GtestEnv> {
    let code_id = env.system().submit_code(::battleship::WASM_BINARY);
    let game = env.deploy::<BattleshipProgram>(code_id, b"game".to_vec());
    game.create(bot).await.unwrap().game()
}

async fn create_bot(env: &GtestEnv) -> ActorId {
    let code_id = env.system().submit_code(battleship_bot::WASM_BINARY);
    let bot = env.deploy::<GunnerProgram>(code_id, b"bot".to_vec());
    bot.create().await.unwrap().id()
}

/// Reads the game of Alice, hidden ships and all.
fn state(game: &Service<GameImpl, GtestEnv>) -> Match {
    game.game_of(alice()).query().unwrap().unwrap()
}
// #endregion test-setup

// #region test-game
#[tokio::test]
async fn two_programs_play_in_turns() {
    let env = GtestEnv::system_default();
    let bot = create_bot(&env).await;
    let mut game = create_game(&env, bot).await;
    assert_eq!(game.start(vec![3, 8, 13, 18]).await.unwrap(), Ok(()));
    let mut events = game.listen().await.unwrap();

    // Alice reads the ships of the bot in the state, and hits with each shot.
    let ships = state(&game).bot.ships;
    for (turn, cell) in ships[..3].iter().enumerate() {
        let status = game.shoot(*cell).await.unwrap();
        assert_eq!(status, Ok(Status::Player));
        let shots = state(&game).player.shots;
        assert_eq!(shots.len(), turn + 1);

        let (player, cell, hit) = (alice(), *cell, true);
        let answer = shots.last().copied();
        let played = GameEvents::Played {
            player,
            cell,
            hit,
            answer,
        };
        assert_eq!(events.next().await.unwrap().1, played);
    }
    let last = game.shoot(ships[3]).await.unwrap();
    assert_eq!(last, Ok(Status::PlayerWon));
    let more = game.shoot(0).await.unwrap();
    assert_eq!(more, Err(GameError::NotYourTurn));
}
// #endregion test-game

// #region test-silent
#[tokio::test]
async fn a_bot_that_is_silent_loses_its_turn() {
    let env = GtestEnv::system_default();
    let bot = create_bot(&env).await;
    let mut game = create_game(&env, bot).await;
    assert_eq!(game.start(vec![3, 8, 13, 18]).await.unwrap(), Ok(()));

    // Bob is a user: the question waits in his mailbox.
    assert_eq!(game.change_bot(bob()).await.unwrap(), Ok(()));
    let cell = state(&game).bot.ships[0];
    let begin = env.system().block_height();
    let status = game.shoot(cell).await.unwrap();
    assert_eq!(status, Ok(Status::Player));

    assert!(env.system().block_height() - begin >= battleship::REPLY_BLOCKS);
    assert!(state(&game).player.shots.is_empty());
}
// #endregion test-silent

// #region test-gas
#[tokio::test]
async fn too_little_gas_does_not_silence_the_bot() {
    let env = GtestEnv::system_default();
    let bot = create_bot(&env).await;
    let mut game = create_game(&env, bot).await;
    let mut refused = 0;

    // More and more gas, until a turn is played to its end.
    let played = loop {
        assert_eq!(game.start(vec![3, 8, 13, 18]).await.unwrap(), Ok(()));
        let cell = state(&game).bot.ships[0];
        let gas = 11_000_000_000 + refused * 500_000_000;
        if let Ok(status) = game.shoot(cell).with_gas_limit(gas).await {
            assert_eq!(status, Ok(Status::Player));
            break state(&game);
        }
        game.leave().await.unwrap();
        refused += 1;
    };

    assert_eq!(played.player.shots.len(), 1);
    assert!(refused > 0);
}
// #endregion test-gas

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let mut game = create_game(&env, bob()).await;
    let silent = game.start(vec![0, 1, 2, 3]).await.unwrap();
    assert_eq!(silent, Err(GameError::NoBot));
    let early = game.shoot(0).await.unwrap();
    assert_eq!(early, Err(GameError::NotYourTurn));
    for fleet in [vec![0, 1, 2], vec![0, 1, 2, 2], vec![0, 1, 2, 25]] {
        let bad = game.start(fleet).await.unwrap();
        assert_eq!(bad, Err(GameError::BadFleet));
    }

    let bot = create_bot(&env).await;
    let stranger = game.change_bot(bot).with_actor_id(bob()).await;
    assert_eq!(stranger.unwrap(), Err(GameError::NotAdmin));
    assert_eq!(game.change_bot(bot).await.unwrap(), Ok(()));
    assert_eq!(game.start(vec![0, 1, 2, 3]).await.unwrap(), Ok(()));
    let twice = game.start(vec![0, 1, 2, 3]).await.unwrap();
    assert_eq!(twice, Err(GameError::AlreadyPlaying));
    let outside = game.shoot(25).await.unwrap();
    assert_eq!(outside, Err(GameError::BadCell));
    assert_eq!(game.shoot(7).await.unwrap(), Ok(Status::Player));
    let again = game.shoot(7).await.unwrap();
    assert_eq!(again, Err(GameError::BadCell));

    game.leave().await.unwrap();
    assert_eq!(game.game_of(alice()).query().unwrap(), None);
}
