use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use tic_tac_toe::{
    GAME_BLOCKS,
    client::{
        TicTacToe as _, TicTacToeCtors as _, TicTacToeProgram,
        game::{Game as _, events::GameEvents, *},
        sessions::{self, Sessions as _},
    },
};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

/// The key that an app holds for Alice. It is an account like any other.
fn key() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn create_program(env: &GtestEnv) -> Actor<TicTacToeProgram, GtestEnv> {
    let code_id = env.system().submit_code(::tic_tac_toe::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    program.create().await.unwrap()
}

/// The first cell that is free.
fn free(game: &Match) -> u8 {
    let cells = &game.board.cells;
    cells.iter().position(|cell| *cell == Cell::Empty).unwrap() as u8
}
// #endregion test-setup

// #region test-session
#[tokio::test]
async fn a_session_key_plays_a_game_for_its_user() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let both = vec![sessions::Action::Start, sessions::Action::Turn];
    let session = program.sessions().create(key(), 100, both).await;
    assert!(session.unwrap().is_ok());

    let mut play = program.game();
    let mut events = play.listen().await.unwrap();
    let start = play.start(Some(alice())).with_actor_id(key()).await;
    let mut game = start.unwrap().unwrap();
    while game.status == Status::Playing {
        let turn = play.turn(free(&game), Some(alice())).with_actor_id(key());
        game = turn.await.unwrap().unwrap();
    }

    // The game is that of Alice. The key has none.
    assert_eq!(play.game(alice()).query().unwrap(), Some(game.clone()));
    assert_eq!(play.game(key()).query().unwrap(), None);
    let (player, status) = (alice(), game.status);
    let finished = GameEvents::Finished { player, status };
    while events.next().await.unwrap().1 != finished {}
}
// #endregion test-session

// #region test-refused
#[tokio::test]
async fn a_session_allows_what_it_says_and_no_longer() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut play = program.game();
    let refused = |error| Err(GameError::Session(error));

    let start = play.start(Some(alice())).with_actor_id(key()).await;
    assert_eq!(start.unwrap(), refused(SessionError::NoSession));

    let session = program
        .sessions()
        .create(key(), 20, vec![sessions::Action::Turn])
        .await;
    let until = session.unwrap().unwrap();
    let start = play.start(Some(alice())).with_actor_id(key()).await;
    assert_eq!(start.unwrap(), refused(SessionError::NotAllowed));

    // Alice starts, the key may take cells for her until the session ends.
    let game = play.start(None).await.unwrap().unwrap();
    env.system().run_to_block(until);
    let turn = play.turn(free(&game), Some(alice())).with_actor_id(key());
    assert_eq!(turn.await.unwrap(), refused(SessionError::Expired));
    assert!(play.turn(free(&game), None).await.unwrap().is_ok());
}
// #endregion test-refused

// #region test-removal
#[tokio::test]
async fn the_program_removes_a_game_by_itself() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut play = program.game();

    let game = play.start(None).await.unwrap().unwrap();
    assert_eq!(
        play.start(None).await.unwrap(),
        Err(GameError::AlreadyPlaying)
    );
    let early = play.remove(alice(), game.number).await.unwrap();
    assert_eq!(early, Err(GameError::TooEarly));
    assert!(play.game(alice()).query().unwrap().is_some());

    env.system()
        .run_to_block(env.system().block_height() + GAME_BLOCKS);
    assert_eq!(play.game(alice()).query().unwrap(), None);
}
// #endregion test-removal

#[tokio::test]
async fn anybody_removes_a_game_whose_time_is_over() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut play = program.game();
    let game = play.start(None).await.unwrap().unwrap();

    env.system().run_to_block(game.ends_at - 2);
    let mut remove = async || {
        let remove = play.remove(alice(), game.number);
        remove.with_actor_id(key()).await.unwrap()
    };
    assert_eq!(remove().await, Err(GameError::TooEarly));
    assert_eq!(remove().await, Ok(()));
    assert_eq!(play.game(alice()).query().unwrap(), None);
}

#[tokio::test]
async fn a_new_game_outlives_the_removal_of_the_old_one() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut play = program.game();

    let mut game = play.start(None).await.unwrap().unwrap();
    while game.status == Status::Playing {
        game = play.turn(free(&game), None).await.unwrap().unwrap();
    }
    let over = play.turn(8, None).await.unwrap();
    assert_eq!(over, Err(GameError::NotPlaying));
    env.system().run_to_block(env.system().block_height() + 100);

    let second = play.start(None).await.unwrap().unwrap();
    env.system()
        .run_to_block(env.system().block_height() + GAME_BLOCKS - 50);

    assert_eq!(play.game(alice()).query().unwrap(), Some(second));
}

// #region test-random
#[tokio::test]
async fn now_the_player_begins_and_now_the_program() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut play = program.game();
    let mut begun = [0, 0];

    for _ in 0..12 {
        let mut game = play.start(None).await.unwrap().unwrap();
        let program_begins = game.board.cells.contains(&Cell::Program);
        begun[usize::from(program_begins)] += 1;
        while game.status == Status::Playing {
            game = play.turn(free(&game), None).await.unwrap().unwrap();
        }
        // Whoever takes the first free cell each time never beats the program.
        assert_ne!(game.status, Status::Won);
    }
    assert!(begun.iter().all(|games| *games > 0), "{begun:?}");
}
// #endregion test-random

#[tokio::test]
async fn a_session_keeps_each_action_once() {
    let env = GtestEnv::system_default();
    let mut session = create_program(&env).await.sessions();
    let many = vec![sessions::Action::Turn; 1_000];
    session.create(key(), 100, many).await.unwrap().unwrap();
    let kept = session.session(alice()).query().unwrap().unwrap();
    assert_eq!(kept.actions, [sessions::Action::Turn]);
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let (mut play, mut session) = (program.game(), program.sessions());

    let turn = play.turn(0, None).await.unwrap();
    assert_eq!(turn, Err(GameError::NotPlaying));
    play.start(None).await.unwrap().unwrap();
    let outside = play.turn(9, None).await.unwrap();
    assert_eq!(outside, Err(GameError::BadCell));
    // Too little for the removal half an hour later.
    let poor = play
        .start(None)
        .with_actor_id(key())
        .with_gas_limit(4_000_000_000);
    assert_eq!(poor.await.unwrap(), Err(GameError::NotEnoughGas));

    use sessions::SessionError;
    let own = session.create(alice(), 100, vec![]).await.unwrap();
    assert_eq!(own, Err(SessionError::BadKey));
    let long = session.create(key(), 28_801, vec![]).await.unwrap();
    assert_eq!(long, Err(SessionError::BadDuration));
    assert!(!session.delete().await.unwrap());
    session.create(key(), 20, vec![]).await.unwrap().unwrap();
    assert!(session.delete().await.unwrap());
    assert_eq!(session.session(alice()).query().unwrap(), None);
}
