use sails_rs::{client::*, futures::StreamExt as _, gtest::BLS12_381_ID, prelude::*};
use zk_battleship::client::{
    Rules, ZkBattleship as _, ZkBattleshipCtors as _, ZkBattleshipProgram,
    game::{Game as _, events::GameEvents, *},
};

mod prover;

use prover::{PLACEMENT, Prover as _, SHOT, Simulator};

// #region test-setup
const TIME_LIMIT: u32 = 50;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// The boards: a ship of two cells each, so that games are short.
fn boards() -> (Simulator, Simulator) {
    let board = |ships, commitment| Simulator { ships, commitment };
    (board(vec![0, 1], 1001), board(vec![12, 17], 2002))
}

fn rules(time_limit: u32) -> Rules {
    Rules {
        bls_actor: BLS12_381_ID,
        placement: PLACEMENT.key(),
        shot: SHOT.key(),
        fleet: 2,
        time_limit,
    }
}

async fn create_program(env: &GtestEnv) -> Actor<ZkBattleshipProgram, GtestEnv> {
    let code_id = env.system().submit_code(::zk_battleship::WASM_BINARY);
    let program = env.deploy(code_id, b"game".to_vec());
    program.create(rules(TIME_LIMIT)).await.unwrap()
}

/// Alice opens a game, and Bob joins.
async fn start(play: &mut Service<GameImpl, GtestEnv>) -> u32 {
    let (hers, his) = boards();
    let (commitment, proof) = hers.prove_placement(alice());
    let game = play.open(commitment, proof).await.unwrap().unwrap();
    let (commitment, proof) = his.prove_placement(bob());
    let joined = play.join(game, commitment, proof).with_actor_id(bob());
    assert_eq!(joined.await.unwrap(), Ok(()));
    game
}
// #endregion test-setup

// #region test-game
#[tokio::test]
async fn the_fleet_sinks_shot_by_shot() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();
    let game = start(&mut play).await;
    let (hers, his) = boards();
    let mut events = play.listen().await.unwrap();

    // Alice hits, Bob misses, Alice hits again.
    assert_eq!(play.shoot(game, 12).await.unwrap(), Ok(()));
    let (hit, proof) = his.prove_shot(12);
    let answer = play.answer(game, hit, proof).with_actor_id(bob()).await;
    assert_eq!((hit, answer.unwrap()), (true, Ok(())));

    let shot = play.shoot(game, 24).with_actor_id(bob()).await;
    assert_eq!(shot.unwrap(), Ok(()));
    let (hit, proof) = hers.prove_shot(24);
    let answer = play.answer(game, hit, proof).await.unwrap();
    assert_eq!((hit, answer), (false, Ok(())));

    let board = play.board_of(game).query().unwrap().unwrap();
    assert_eq!((board.seats[0].hits, board.seats[1].hits), (0, 1));
    assert_eq!(play.shoot(game, 17).await.unwrap(), Ok(()));
    let (hit, proof) = his.prove_shot(17);
    let answer = play.answer(game, hit, proof).with_actor_id(bob()).await;
    assert_eq!(answer.unwrap(), Ok(()));

    let winner = Some(alice());
    let finished = GameEvents::Finished { game, winner };
    while events.next().await.unwrap().1 != finished {}
    assert_eq!(play.board_of(game).query().unwrap(), None);
}
// #endregion test-game

// #region test-lie
#[tokio::test]
async fn a_lie_cannot_be_proved() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();
    let game = start(&mut play).await;
    let (_, his) = boards();
    assert_eq!(play.shoot(game, 12).await.unwrap(), Ok(()));

    // The proof says hit, Bob says miss. Or it is about another cell.
    let (_, proof) = his.prove_shot(12);
    let lie = play.answer(game, false, proof).with_actor_id(bob()).await;
    assert_eq!(lie.unwrap(), Err(GameError::BadProof));
    let (_, proof) = his.prove_shot(3);
    let other = play.answer(game, false, proof).with_actor_id(bob()).await;
    assert_eq!(other.unwrap(), Err(GameError::BadProof));

    // Bytes that are no point of the group.
    let (hit, mut proof) = his.prove_shot(12);
    proof.b[0] ^= 1;
    let broken = play.answer(game, hit, proof).with_actor_id(bob()).await;
    assert_eq!(broken.unwrap(), Err(GameError::BadProof));
    let board = play.board_of(game).query().unwrap().unwrap();
    assert_eq!((board.shot, board.seats[1].hits), (Some(12), 0));
}
// #endregion test-lie

// #region test-expire
#[tokio::test]
async fn who_does_not_answer_in_time_has_lost() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();
    let game = start(&mut play).await;
    let mut events = play.listen().await.unwrap();
    assert_eq!(play.shoot(game, 12).await.unwrap(), Ok(()));

    // Nobody sends anything any more.
    for _ in 0..TIME_LIMIT {
        env.run_next_block();
    }

    let (at, cell, winner) = (bob(), 12, Some(alice()));
    let shot = GameEvents::Shot { game, at, cell };
    assert_eq!(events.next().await.unwrap().1, shot);
    let finished = GameEvents::Finished { game, winner };
    assert_eq!(events.next().await.unwrap().1, finished);
    let (hit, proof) = boards().1.prove_shot(12);
    let late = play.answer(game, hit, proof).with_actor_id(bob()).await;
    assert_eq!(late.unwrap(), Err(GameError::UnknownGame));
}
// #endregion test-expire

#[tokio::test]
async fn anybody_ends_a_game_whose_time_is_over() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();
    let game = start(&mut play).await;
    let board = play.board_of(game).query().unwrap().unwrap();

    env.system().run_to_block(board.ends_at - 2);
    let mut expire = async || {
        let expire = play.expire(game, board.turn);
        expire.with_actor_id(bob()).await.unwrap()
    };
    assert_eq!(expire().await, Err(GameError::TooEarly));
    assert_eq!(expire().await, Ok(()));
    assert_eq!(play.board_of(game).query().unwrap(), None);
}

#[tokio::test]
async fn a_game_that_nobody_joins_is_removed() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();
    let (commitment, proof) = boards().0.prove_placement(alice());
    let game = play.open(commitment, proof).await.unwrap().unwrap();
    let early = play.shoot(game, 0).await.unwrap();
    assert_eq!(early, Err(GameError::NotYourTurn));

    let now = env.system().block_height();
    env.system().run_to_block(now + TIME_LIMIT);
    assert_eq!(play.board_of(game).query().unwrap(), None);
}

// #region test-rules
#[tokio::test]
async fn the_rules_are_known_and_leave_time_to_act() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::zk_battleship::WASM_BINARY);
    for (asked, time_limit) in [(0, 20), (100, 100), (u32::MAX, 28_800)] {
        let program = env.deploy::<ZkBattleshipProgram>(code_id, asked.encode());
        let play = program.create(rules(asked)).await.unwrap().game();
        let known = play.rules().query().unwrap();
        assert_eq!(known.encode(), rules(time_limit).encode());
    }
}
// #endregion test-rules

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let mut play = create_program(&env).await.game();

    // Bob has seen Alice's proof in her message. It is no use to him.
    let (commitment, proof) = boards().0.prove_placement(alice());
    let copied = play.open(commitment, proof).with_actor_id(bob()).await;
    assert_eq!(copied.unwrap(), Err(GameError::BadProof));
    let (_, proof) = boards().0.prove_placement(alice());
    let number = H256::repeat_byte(0xff);
    let too_big = play.open(number, proof).await.unwrap();
    assert_eq!(too_big, Err(GameError::BadProof));

    let game = start(&mut play).await;
    let shot = play.shoot(game, 0).with_actor_id(bob()).await;
    assert_eq!(shot.unwrap(), Err(GameError::NotYourTurn));
    let outside = play.shoot(game, 25).await.unwrap();
    assert_eq!(outside, Err(GameError::BadCell));
    let expired = play.expire(game, 1).await.unwrap();
    assert_eq!(expired, Err(GameError::TooEarly));
    let unknown = play.shoot(game + 1, 0).await.unwrap();
    assert_eq!(unknown, Err(GameError::UnknownGame));
}
