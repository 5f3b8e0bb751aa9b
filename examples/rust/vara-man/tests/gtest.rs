use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use vara_man::{
    JOIN_BLOCKS, MAX_PLAYERS, POINTS_PER_BLOCK,
    client::{
        VaraMan as _, VaraManCtors as _, VaraManProgram,
        arcade::{Arcade as _, events::ArcadeEvents, *},
    },
};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const BID: u128 = 10 * VARA;
const BLOCKS: u32 = 200;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// The key that an app holds for Bob.
fn key() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

async fn create_program(env: &GtestEnv) -> Actor<VaraManProgram, GtestEnv> {
    let code_id = env.system().submit_code(::vara_man::WASM_BINARY);
    let program = env.deploy::<VaraManProgram>(code_id, b"salt".to_vec());
    program.create().await.unwrap()
}

/// Alice opens a tournament, Bob joins. Returns its last block.
async fn open(arcade: &mut Service<ArcadeImpl, GtestEnv>) -> u32 {
    let ends_at = arcade.create(BLOCKS).with_value(BID).await;
    let join = arcade.join(alice()).with_actor_id(bob()).with_value(BID);
    assert_eq!(join.await.unwrap(), Ok(()));
    ends_at.unwrap().unwrap()
}
// #endregion test-setup

// #region test-tournament
#[tokio::test]
async fn the_best_gets_the_bids_when_the_time_is_over() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut arcade = program.arcade();
    let empty = program.balance();
    let ends_at = open(&mut arcade).await;
    let session = arcade.delegate(key(), 1_000).with_actor_id(bob());
    assert!(session.await.unwrap().is_ok());

    // Half-way: Alice plays herself, for Bob his key sends the points.
    env.system().run_to_block(ends_at - BLOCKS / 2);
    let sum = arcade.record(alice(), 300, None).await.unwrap();
    assert_eq!(sum, Ok(300));
    for expected in [400, 800] {
        let record = arcade.record(alice(), 400, Some(bob()));
        let sum = record.with_actor_id(key()).await.unwrap();
        assert_eq!(sum, Ok(expected));
    }

    env.system().run_to_block(ends_at - 1);
    let mut events = arcade.listen().await.unwrap();
    let before = env.system().balance_of(bob());
    env.run_next_block();

    let (organiser, winners, prize) = (alice(), vec![bob()], 2 * BID);
    let finished = ArcadeEvents::Finished {
        organiser,
        winners,
        prize,
    };
    assert_eq!(events.next().await.unwrap().1, finished);
    assert_eq!(env.system().balance_of(bob()), before + prize);
    assert_eq!(program.balance(), empty);
    assert_eq!(arcade.tournament(alice()).query().unwrap(), None);
}
// #endregion test-tournament

#[tokio::test]
async fn a_full_tournament_without_points_pays_everybody_back() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut arcade = program.arcade();
    let empty = program.balance();
    let ends_at = open(&mut arcade).await;
    let others = (2..MAX_PLAYERS).map(|number| ActorId::from(1_000_000 + number as u64));
    for player in others.clone() {
        env.system().mint_to(player, 100 * VARA);
        let join = arcade.join(alice()).with_actor_id(player).with_value(BID);
        assert_eq!(join.await.unwrap(), Ok(()));
    }
    let late = arcade.join(alice()).with_actor_id(key()).with_value(BID);
    assert_eq!(late.await.unwrap(), Err(ArcadeError::Full));

    env.system().run_to_block(ends_at - 1);
    let before: Vec<_> = others.clone().map(|p| env.system().balance_of(p)).collect();
    env.run_next_block();

    let after = others.map(|player| env.system().balance_of(player) - BID);
    assert_eq!(Vec::from_iter(after), before);
    assert_eq!(program.balance(), empty);
}

// #region test-overdue
#[tokio::test]
async fn anybody_ends_a_tournament_that_is_overdue() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let empty = program.balance();
    let ends_at = open(&mut program.arcade()).await;

    // Full blocks: two commands wait, and the end that the program has planned is late.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let program = program.with_env(&manual);
    let mut arcade = program.arcade();
    env.system().run_to_block(ends_at - 1);
    let record = arcade.record(alice(), 1, None).send_for_reply().unwrap();
    let finish = arcade.finish(alice()).with_actor_id(key());
    let finish = finish.send_for_reply().unwrap();
    env.system().run_next_block_with_allowance(0);
    env.run_next_block();

    assert_eq!(record.await.unwrap(), Err(ArcadeError::NotNow));
    assert_eq!(finish.await.unwrap(), Ok(()));
    assert_eq!(env.system().balance_of(program.id()), empty);
}
// #endregion test-overdue

// #region test-implausible
#[tokio::test]
async fn a_score_that_nobody_can_reach_is_refused() {
    let env = GtestEnv::system_default();
    let mut arcade = create_program(&env).await.arcade();
    let ends_at = open(&mut arcade).await;
    env.system().run_to_block(ends_at - BLOCKS + 9);

    // Ten blocks have passed when the next message runs.
    let most = 10 * POINTS_PER_BLOCK;
    let refused = arcade.record(alice(), most + 1, None).await.unwrap();
    assert_eq!(refused, Err(ArcadeError::Implausible { most }));

    // What was recorded counts: one block later there is room for one block more.
    let fair = arcade.record(alice(), most, None).await.unwrap();
    assert_eq!(fair, Ok(most));
    let most = 12 * POINTS_PER_BLOCK;
    let refused = arcade.record(alice(), most, None).await.unwrap();
    assert_eq!(refused, Err(ArcadeError::Implausible { most }));
}
// #endregion test-implausible

#[tokio::test]
async fn a_session_ends_by_itself() {
    let env = GtestEnv::system_default();
    let mut arcade = create_program(&env).await.arcade();
    let ends_at = open(&mut arcade).await;
    env.system().run_to_block(ends_at - BLOCKS + 20);

    let record = arcade.record(alice(), 1, Some(bob())).with_actor_id(key());
    assert_eq!(record.await.unwrap(), Err(ArcadeError::NoSession));
    let session = arcade.delegate(key(), 20).with_actor_id(bob());
    let until = session.await.unwrap().unwrap();
    let record = arcade.record(alice(), 1, Some(bob())).with_actor_id(key());
    assert_eq!(record.await.unwrap(), Ok(1));
    env.system().run_to_block(until);
    let record = arcade.record(alice(), 1, Some(bob())).with_actor_id(key());
    assert_eq!(record.await.unwrap(), Err(ArcadeError::NoSession));
    assert_eq!(arcade.session(bob()).query().unwrap().unwrap().until, until);
}

#[tokio::test]
async fn who_leaves_in_time_gets_the_bid_back() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut arcade = program.arcade();
    let empty = program.balance();
    open(&mut arcade).await;
    assert_eq!(program.balance(), empty + 2 * BID);

    let leave = arcade.leave(alice()).with_actor_id(bob()).await;
    assert_eq!(leave.unwrap(), Ok(()));
    assert_eq!(program.balance(), empty + BID);
    let organiser = arcade.leave(alice()).await.unwrap();
    assert_eq!(organiser, Err(ArcadeError::NotAPlayer));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let mut arcade = create_program(&env).await.arcade();

    let short = arcade.create(19).await.unwrap();
    assert_eq!(short, Err(ArcadeError::BadDuration));
    let poor = arcade.create(20).with_gas_limit(20_000_000_000).await;
    assert_eq!(poor.unwrap(), Err(ArcadeError::NotEnoughGas));
    let unknown = arcade.join(bob()).await.unwrap();
    assert_eq!(unknown, Err(ArcadeError::UnknownTournament));

    open(&mut arcade).await;
    let again = arcade.create(BLOCKS).await.unwrap();
    assert_eq!(again, Err(ArcadeError::AlreadyIn));
    let low = arcade.join(alice()).with_actor_id(key()).await;
    assert_eq!(low.unwrap(), Err(ArcadeError::LowBid { due: BID }));
    let early = arcade.record(alice(), 0, None).await.unwrap();
    assert_eq!(early, Err(ArcadeError::NotNow));
    let early = arcade.finish(alice()).await.unwrap();
    assert_eq!(early, Err(ArcadeError::NotNow));

    env.system()
        .run_to_block(env.system().block_height() + JOIN_BLOCKS);
    let late = arcade.join(alice()).with_actor_id(key()).with_value(BID);
    assert_eq!(late.await.unwrap(), Err(ArcadeError::NotNow));
    let stranger = arcade.record(alice(), 0, None).with_actor_id(key());
    assert_eq!(stranger.await.unwrap(), Err(ArcadeError::NotAPlayer));
}
