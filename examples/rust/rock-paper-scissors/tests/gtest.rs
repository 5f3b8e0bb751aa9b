use rock_paper_scissors::{
    client::{
        RockPaperScissors as _, RockPaperScissorsCtors as _, RockPaperScissorsProgram,
        game::{Game as _, events::GameEvents, *},
    },
    commitment,
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const STAKE: u128 = 10_000_000_000_000;
const REVEAL_BLOCKS: u32 = 20;
/// An app makes a new one from 32 random bytes for every game.
const SALT: H256 = H256([7; 32]);

type Program = Actor<RockPaperScissorsProgram, GtestEnv>;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn create_game(env: &GtestEnv) -> Program {
    let code_id = env.system().submit_code(::rock_paper_scissors::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    program.create(STAKE, REVEAL_BLOCKS).await.unwrap()
}

/// Alice and Bob have committed to their moves.
async fn committed(env: &GtestEnv, moves: [Move; 2]) -> Program {
    let program = create_game(env).await;
    let mut game = program.game();
    for (player, shown) in [alice(), bob()].into_iter().zip(moves) {
        let commit = game.commit(commitment(player, shown, SALT));
        let result = commit.with_value(STAKE).with_actor_id(player).await;
        assert_eq!(result.unwrap(), Ok(()));
    }
    program
}
// #endregion test-setup

// #region test-reveal
#[tokio::test]
async fn the_better_move_takes_both_stakes() {
    let env = GtestEnv::system_default();
    let program = committed(&env, [Move::Spock, Move::Rock]).await;
    let mut game = program.game();
    let mut events = game.listen().await.unwrap();
    let full = program.balance();

    let first = game.reveal(Move::Rock, SALT).with_actor_id(bob()).await;
    assert_eq!(first.unwrap(), Ok(None));
    // Alice knows Bob's move now, but she is bound to hers.
    let other = game.reveal(Move::Paper, SALT).await.unwrap();
    assert_eq!(other, Err(GameError::DoesNotMatch));
    let won = End::Won { winner: alice() };
    let second = game.reveal(Move::Spock, SALT).await.unwrap();
    assert_eq!(second, Ok(Some(won.clone())));

    assert_eq!(program.balance(), full - 2 * STAKE);
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(events.next().await.unwrap().1);
    }
    let shown = |player, shown| GameEvents::Revealed { player, shown };
    let ended = GameEvents::Ended { outcome: won };
    let expected = [shown(bob(), Move::Rock), shown(alice(), Move::Spock), ended];
    assert_eq!(seen, expected);
}
// #endregion test-reveal

// #region test-copy
#[tokio::test]
async fn a_copied_commitment_cannot_be_revealed() {
    let env = GtestEnv::system_default();
    let program = create_game(&env).await;
    let mut game = program.game();
    let hidden = commitment(alice(), Move::Paper, SALT);
    let commit = game.commit(hidden).with_value(STAKE).await;
    assert_eq!(commit.unwrap(), Ok(()));

    // Bob reads the commitment from the chain and sends it as his own.
    let copy = game.commit(hidden).with_value(STAKE).with_actor_id(bob());
    assert_eq!(copy.await.unwrap(), Ok(()));
    let reveal = game.reveal(Move::Paper, SALT).await;
    assert_eq!(reveal.unwrap(), Ok(None));
    let replay = game.reveal(Move::Paper, SALT).with_actor_id(bob()).await;
    assert_eq!(replay.unwrap(), Err(GameError::DoesNotMatch));
}
// #endregion test-copy

// #region test-silence
#[tokio::test]
async fn who_does_not_reveal_in_time_has_lost() {
    let env = GtestEnv::system_default();
    let program = committed(&env, [Move::Rock, Move::Paper]).await;
    let mut game = program.game();
    let full = program.balance();

    // Alice reveals. Bob could win, but says nothing.
    assert_eq!(game.reveal(Move::Rock, SALT).await.unwrap(), Ok(None));
    let early = game.finish().await.unwrap();
    assert_eq!(early, Err(GameError::WrongTime));
    for _ in 0..REVEAL_BLOCKS {
        env.run_next_block();
    }
    let late = game.reveal(Move::Paper, SALT).with_actor_id(bob()).await;
    assert_eq!(late.unwrap(), Err(GameError::WrongTime));

    let winner = alice();
    assert_eq!(game.finish().await.unwrap(), Ok(End::Won { winner }));
    assert_eq!(program.balance(), full - 2 * STAKE);
}
// #endregion test-silence

#[tokio::test]
async fn equal_moves_and_silence_of_both_are_draws() {
    let env = GtestEnv::system_default();
    let program = committed(&env, [Move::Lizard, Move::Lizard]).await;
    let mut game = program.game();
    let empty = program.balance() - 2 * STAKE;

    assert_eq!(game.reveal(Move::Lizard, SALT).await.unwrap(), Ok(None));
    let second = game.reveal(Move::Lizard, SALT).with_actor_id(bob()).await;
    assert_eq!(second.unwrap(), Ok(Some(End::Draw)));
    assert_eq!(program.balance(), empty);

    for player in [alice(), bob()] {
        let commit = game.commit(H256::zero()).with_value(STAKE);
        assert_eq!(commit.with_actor_id(player).await.unwrap(), Ok(()));
    }
    for _ in 0..=REVEAL_BLOCKS {
        env.run_next_block();
    }
    assert_eq!(game.finish().await.unwrap(), Ok(End::Draw));
    assert_eq!(program.balance(), empty);
}

#[tokio::test]
async fn the_rules_are_known_and_leave_time_to_reveal() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::rock_paper_scissors::WASM_BINARY);
    for (asked, reveal_blocks) in [(0, 20), (100, 100), (u32::MAX, 28_800)] {
        let program = env.deploy::<RockPaperScissorsProgram>(code_id, asked.encode());
        let game = program.create(STAKE, asked).await.unwrap().game();
        let stake = STAKE;
        let rules = Rules {
            stake,
            reveal_blocks,
        };
        assert_eq!(game.rules().query().unwrap(), rules);
    }
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_game(&env).await;
    let mut game = program.game();
    let before = program.balance();

    let cheap = game.commit(H256::zero()).with_value(STAKE - 1).await;
    assert_eq!(cheap.unwrap(), Err(GameError::WrongStake { due: STAKE }));
    let stranger = game.leave().await.unwrap();
    assert_eq!(stranger, Err(GameError::NotAPlayer));

    let commit = game.commit(H256::zero()).with_value(STAKE).await;
    assert_eq!(commit.unwrap(), Ok(()));
    let again = game.commit(H256::zero()).with_value(STAKE).await;
    assert_eq!(again.unwrap(), Err(GameError::AlreadyIn));
    let alone = game.reveal(Move::Rock, SALT).await.unwrap();
    assert_eq!(alone, Err(GameError::WrongTime));
    assert_eq!(program.balance(), before + STAKE);
    assert_eq!(game.leave().await.unwrap(), Ok(()));
    assert_eq!(program.balance(), before);
}
