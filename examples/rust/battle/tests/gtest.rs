use battle::{
    ROUND_BLOCKS, WAIT_BLOCKS,
    client::{
        Battle as _, BattleCtors as _, BattleProgram,
        arena::{Arena as _, events::ArenaEvents, *},
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use warrior::client::{FighterCtors as _, FighterProgram};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn create_arena(env: &GtestEnv) -> Actor<BattleProgram, GtestEnv> {
    let code_id = env.system().submit_code(::battle::WASM_BINARY);
    let arena = env.deploy::<BattleProgram>(code_id, b"arena".to_vec());
    arena.create().await.unwrap()
}

/// A warrior program of this player.
async fn create_warrior(env: &GtestEnv, player: ActorId, name: &str) -> ActorId {
    let code_id = env.system().submit_code(warrior::WASM_BINARY);
    let warrior = env.deploy::<FighterProgram>(code_id, name.as_bytes().to_vec());
    let warrior = warrior.create(name.into(), [0; 3]).with_actor_id(player);
    warrior.await.unwrap().id()
}

/// Alice and Bob bring their warriors. Returns the number of the battle.
async fn start(env: &GtestEnv, arena: &mut Service<ArenaImpl, GtestEnv>) -> u32 {
    let warrior = create_warrior(env, alice(), "Ada").await;
    assert_eq!(arena.enter(warrior).await.unwrap(), Ok(None));
    let warrior = create_warrior(env, bob(), "Bela").await;
    let entered = arena.enter(warrior).with_actor_id(bob()).await;
    entered.unwrap().unwrap().unwrap()
}
// #endregion test-setup

// #region test-battle
#[tokio::test]
async fn two_players_fight_in_rounds() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let battle = start(&env, &mut arena).await;
    let mut events = arena.listen().await.unwrap();

    let first = arena.make_move(battle, Move::Ultimate).await.unwrap();
    assert_eq!(first, Ok(()));
    let second = arena.make_move(battle, Move::Reflect).with_actor_id(bob());
    assert_eq!(second.await.unwrap(), Ok(()));

    let (_, ended) = events.next().await.unwrap();
    let (round, moves) = (0, [Move::Ultimate, Move::Reflect]);
    let health = [100 - 22, 100 - 22];
    let expected = ArenaEvents::RoundEnded {
        battle,
        round,
        moves,
        health,
    };
    assert_eq!(ended, expected);

    let tired = arena.make_move(battle, Move::Ultimate).await.unwrap();
    assert_eq!(tired, Err(BattleError::NotReady));
    let found = arena.battle(battle).query().unwrap().unwrap();
    let [ada, bela] = found.fighters;
    assert_eq!(
        (ada.warrior_name, bela.warrior_name),
        ("Ada".into(), "Bela".into())
    );
}
// #endregion test-battle

// #region test-auto
#[tokio::test]
async fn whoever_does_not_move_attacks() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let battle = start(&env, &mut arena).await;
    let mut events = arena.listen().await.unwrap();

    // Nobody sends anything any more. Each round the health of both falls by 20.
    let begin = env.system().block_height();
    for round in 0..5 {
        while env.system().block_height() < begin + (round + 1) * ROUND_BLOCKS {
            env.run_next_block();
        }
        let (_, event) = events.next().await.unwrap();
        let left = 100 - 20 * (round as u8 + 1);
        let (moves, health) = ([Move::Attack, Move::Attack], [left; 2]);
        let expected = ArenaEvents::RoundEnded {
            battle,
            round,
            moves,
            health,
        };
        assert_eq!(event, expected);
    }
    let (_, event) = events.next().await.unwrap();
    assert_eq!(
        event,
        ArenaEvents::Finished {
            battle,
            winner: None
        }
    );
    assert_eq!(arena.battle(battle).query().unwrap(), None);
    assert_eq!(arena.rounds_paid(alice()).query().unwrap(), 0);
}
// #endregion test-auto

// #region test-gas
#[tokio::test]
async fn unused_gas_goes_back_to_who_set_it_aside() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let warrior = create_warrior(&env, bob(), "Bela").await;
    let before = env.system().balance_of(bob());

    let entered = arena.enter(warrior).with_actor_id(bob()).await;
    assert_eq!(entered.unwrap(), Ok(None));
    assert_eq!(arena.rounds_paid(bob()).query().unwrap(), 3);
    let waiting = env.system().balance_of(bob());

    let left = arena.leave().with_actor_id(bob()).await;
    assert_eq!(left.unwrap(), Ok(()));
    let after = env.system().balance_of(bob());

    // Three rounds of 5,000,000,000 gas, at 100 planck each.
    assert!(before - waiting > 1_500_000_000_000);
    assert!(after - waiting > 1_400_000_000_000);
}
// #endregion test-gas

#[tokio::test]
async fn a_clock_that_comes_late_does_nothing() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let battle = start(&env, &mut arena).await;

    env.system()
        .run_to_block(env.system().block_height() + ROUND_BLOCKS / 2);
    arena
        .make_move(battle, Move::Attack)
        .await
        .unwrap()
        .unwrap();
    let second = arena.make_move(battle, Move::Attack).with_actor_id(bob());
    second.await.unwrap().unwrap();
    // The clock of round 0 strikes. That of round 1 does not yet.
    env.system()
        .run_to_block(env.system().block_height() + ROUND_BLOCKS / 2 + 2);

    let found = arena.battle(battle).query().unwrap().unwrap();
    assert_eq!(found.round, 1);
    // Round 0 is over, which is no error. Round 1 still lasts.
    let late = arena.auto_move(battle, 0).await.unwrap();
    assert_eq!(late, Ok(()));
    let early = arena.auto_move(battle, 1).await.unwrap();
    assert_eq!(early, Err(BattleError::TooEarly));
}

// #region test-overdue
#[tokio::test]
async fn anybody_ends_a_round_that_is_overdue() {
    let env = GtestEnv::system_default();
    let program = create_arena(&env).await;
    let battle = start(&env, &mut program.arena()).await;
    let ends_at = |env: &GtestEnv, arena: &Service<ArenaImpl, GtestEnv>| {
        let found = arena.battle(battle).query().unwrap().unwrap();
        assert!(found.ends_at > env.system().block_height());
        found.ends_at
    };

    // A full block: the clock waits behind the message of Bob.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut arena = program.with_env(&manual).arena();
    env.system().run_to_block(ends_at(&env, &arena) - 1);
    let end = arena.auto_move(battle, 0).with_actor_id(bob());
    let end = end.send_for_reply().unwrap();
    env.system().run_next_block_with_allowance(0);
    env.run_next_block();

    assert_eq!(end.await.unwrap(), Ok(()));
    assert_eq!(arena.battle(battle).query().unwrap().unwrap().round, 1);
    ends_at(&env, &arena);
}
// #endregion test-overdue

#[tokio::test]
async fn a_battle_without_gas_for_the_next_round_ends() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let warrior = create_warrior(&env, alice(), "Ada").await;
    assert_eq!(arena.enter(warrior).await.unwrap(), Ok(None));
    let warrior = create_warrior(&env, bob(), "Bela").await;
    let now = env.system().block_height();
    env.system().run_to_block(now + 28_790);
    let entered = arena.enter(warrior).with_actor_id(bob()).await;
    let battle = entered.unwrap().unwrap().unwrap();

    // Full blocks delay the first round until the gas of Alice has expired.
    for _ in 0..200 {
        env.system().run_next_block_with_allowance(0);
    }
    let now = env.system().block_height();
    env.system().run_to_block(now + 2 * ROUND_BLOCKS);

    assert_eq!(arena.battle(battle).query().unwrap(), None);
    assert_eq!(arena.rounds_paid(alice()).query().unwrap(), 0);
    let again = arena.enter(warrior).with_actor_id(bob()).await;
    assert_eq!(again.unwrap(), Ok(None));
}

#[tokio::test]
async fn who_has_waited_too_long_makes_room() {
    let env = GtestEnv::system_default();
    let mut arena = create_arena(&env).await.arena();
    let mut events = arena.listen().await.unwrap();
    let ada = create_warrior(&env, alice(), "Ada").await;
    let bela = create_warrior(&env, bob(), "Bela").await;

    assert_eq!(arena.enter(ada).await.unwrap(), Ok(None));
    env.system()
        .run_to_block(env.system().block_height() + WAIT_BLOCKS);
    // The gas lasts for a battle that begins now, and no longer.
    assert_eq!(arena.rounds_paid(alice()).query().unwrap(), 3);
    let entered = arena.enter(bela).with_actor_id(bob()).await;
    assert_eq!(entered.unwrap(), Ok(None));

    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(events.next().await.unwrap().1);
    }
    let waiting = |player, name: &str| ArenaEvents::Waiting {
        player,
        warrior: name.into(),
    };
    let left = ArenaEvents::Left { player: alice() };
    assert_eq!(
        seen,
        [waiting(alice(), "Ada"), left, waiting(bob(), "Bela")]
    );

    // Nobody comes for Bob: after the battle that he could have had, his gas is back.
    env.system()
        .run_to_block(env.system().block_height() + WAIT_BLOCKS + 180);
    assert_eq!(arena.rounds_paid(bob()).query().unwrap(), 0);
}

#[tokio::test]
async fn a_full_arena_says_so() {
    let env = GtestEnv::system_default();
    let program = create_arena(&env).await;
    let mut players = vec![];
    for number in 0..87 {
        let player = ActorId::from(1_000 + number);
        env.system().mint_to(player, 1_000_000_000_000_000);
        let warrior = create_warrior(&env, player, &number.to_string()).await;
        players.push((player, warrior));
    }

    // All at once, so that no battle ends meanwhile.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut arena = program.with_env(&manual).arena();
    let mut entering = vec![];
    for (player, warrior) in players {
        let enter = arena.enter(warrior).with_actor_id(player);
        entering.push(enter.send_for_reply().unwrap());
    }
    for _ in 0..ROUND_BLOCKS {
        env.run_next_block();
    }
    let mut refused = vec![];
    for enter in entering {
        refused.extend(enter.await.unwrap().err());
    }
    assert_eq!(refused, [BattleError::Full, BattleError::Full]);
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_arena(&env).await;
    let mut arena = program.arena();
    let warrior = create_warrior(&env, bob(), "Cora").await;

    let foreign = arena.enter(warrior).await.unwrap();
    assert_eq!(foreign, Err(BattleError::NotYourWarrior));
    let nobody = arena.enter(program.id()).await.unwrap();
    assert_eq!(nobody, Err(BattleError::UnknownWarrior));
    let endless = create_warrior(&env, alice(), &"A".repeat(33)).await;
    let endless = arena.enter(endless).await.unwrap();
    assert_eq!(endless, Err(BattleError::LongName));
    let poor = arena.enter(warrior).with_actor_id(bob());
    let poor = poor.with_gas_limit(20_000_000_000).await.unwrap();
    assert_eq!(poor, Err(BattleError::NotEnoughGas));
    assert_eq!(
        arena.leave().await.unwrap(),
        Err(BattleError::UnknownBattle)
    );

    let battle = start(&env, &mut arena).await;
    let again = arena.enter(warrior).with_actor_id(bob()).await;
    assert_eq!(again.unwrap(), Err(BattleError::AlreadyIn));
    let early = arena.auto_move(battle, 0).await.unwrap();
    assert_eq!(early, Err(BattleError::TooEarly));
    let stranger = arena.make_move(battle, Move::Attack);
    let stranger = stranger.with_actor_id(DEFAULT_USER_CHARLIE.into()).await;
    assert_eq!(stranger.unwrap(), Err(BattleError::UnknownBattle));
    arena
        .make_move(battle, Move::Attack)
        .await
        .unwrap()
        .unwrap();
    let twice = arena.make_move(battle, Move::Attack).await.unwrap();
    assert_eq!(twice, Err(BattleError::AlreadyMoved));
}
