use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use staking::client::{
    StakingPool as _, StakingPoolCtors as _, StakingPoolProgram,
    staking::{Move, Outcome, Staking as _, StakingError, events::StakingEvents},
};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

// #region test-setup
type Pool = Actor<StakingPoolProgram, GtestEnv>;
type Token = Actor<FungibleTokenProgram, GtestEnv>;

/// Milliseconds of a block, in the simulation as on Vara.
const BLOCK: u64 = 3_000;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

async fn create_pool(env: &GtestEnv, token: ActorId) -> Pool {
    let code_id = env.system().submit_code(::staking::WASM_BINARY);
    let pool = env.deploy(code_id, b"pool".to_vec());
    pool.create(token).await.unwrap()
}

/// Alice owns the pool. All three have ten million tokens, and approve the pool for them.
async fn create(env: &GtestEnv) -> (Pool, Token) {
    let code_id = env.system().submit_code(::vft::WASM_BINARY);
    let token = env.deploy(code_id, b"token".to_vec());
    let token: Token = token.new("Gold".into(), "AU".into(), 6).await.unwrap();
    let pool = create_pool(env, token.id()).await;
    assert_eq!(pool.staking().token().query().unwrap(), token.id());
    let value = U256::from(10_000_000);
    for user in [alice(), bob(), charlie()] {
        let minted = token.token().mint(user, value).await;
        assert_eq!(minted.unwrap(), Ok(true));
        let mut vft = token.token().vft();
        let approved = vft.approve(pool.id(), value).with_actor_id(user);
        assert!(approved.await.unwrap());
    }
    (pool, token)
}

async fn stake(pool: &Pool, user: ActorId, amount: u32) {
    let mut staking = pool.staking();
    let staked = staking.stake(amount.into()).with_actor_id(user);
    assert_eq!(staked.await.unwrap(), Ok(Outcome::Done));
}

/// One token a millisecond, for so many blocks.
async fn fund(pool: &Pool, blocks: u64) {
    let time = blocks * BLOCK;
    let funded = pool.staking().fund(time.into(), time).await;
    assert_eq!(funded.unwrap(), Ok(Outcome::Done));
}

fn pass(env: &GtestEnv, blocks: u32) {
    let system = env.system();
    system.run_to_block(system.block_height() + blocks);
}
// #endregion test-setup

fn balance(token: &Token, account: ActorId) -> U256 {
    token.token().vft().balance_of(account).query().unwrap()
}

fn earned(pool: &Pool, account: ActorId) -> u64 {
    pool.staking().earned(account).query().unwrap().as_u64()
}

// #region test-share
#[tokio::test]
async fn rewards_follow_share_and_time() {
    let env = GtestEnv::system_default();
    let (pool, token) = create(&env).await;
    let staking = pool.staking();
    let mut events = staking.listen().await.unwrap();
    stake(&pool, bob(), 100).await;
    stake(&pool, charlie(), 300).await;
    fund(&pool, 1_000).await;

    // A quarter for Bob, whenever you look.
    pass(&env, 100);
    let (first, third) = (earned(&pool, bob()), earned(&pool, charlie()));
    assert!(first > 70_000 && (3 * first).abs_diff(third) <= 3);

    // All of it when it is over.
    pass(&env, 2_000);
    assert_eq!(earned(&pool, bob()), 750_000);
    assert_eq!(earned(&pool, charlie()), 2_250_000);

    let claim = pool.staking().claim().with_actor_id(bob()).await;
    assert_eq!(claim.unwrap(), Ok(Outcome::Done));
    assert_eq!(balance(&token, bob()), (10_000_000 - 100 + 750_000).into());

    let (_, event) = events.next().await.unwrap();
    let what = Move::Stake { amount: 100.into() };
    let account = bob();
    assert_eq!(event, StakingEvents::Moved { account, what });
}
// #endregion test-share

// #region test-late-stake
#[tokio::test]
async fn a_later_stake_earns_nothing_of_the_time_before() {
    let env = GtestEnv::system_default();
    let (pool, _) = create(&env).await;
    stake(&pool, bob(), 500).await;
    fund(&pool, 1_000).await;
    pass(&env, 500);
    let before = earned(&pool, bob());

    stake(&pool, charlie(), 500).await;
    assert!(earned(&pool, charlie()) < 2 * BLOCK);
    pass(&env, 1_000);

    let (first, second) = (earned(&pool, bob()), earned(&pool, charlie()));
    assert!(first + second >= 2_999_998);
    assert!((first - before).abs_diff(second) <= 3 * BLOCK);
}
// #endregion test-late-stake

#[tokio::test]
async fn rewards_of_a_time_without_stakes_are_spread_again() {
    let env = GtestEnv::system_default();
    let (pool, _) = create(&env).await;
    fund(&pool, 100).await;
    pass(&env, 200);

    stake(&pool, bob(), 7).await;
    assert_eq!(earned(&pool, bob()), 0);
    fund(&pool, 100).await;
    pass(&env, 200);

    assert_eq!(earned(&pool, bob()), 599_999);
}

// #region test-whole
#[tokio::test]
async fn the_pool_pays_everything_out_but_dust() {
    let env = GtestEnv::system_default();
    let (pool, token) = create(&env).await;
    let users = [(bob(), 7), (charlie(), 1_000_003), (alice(), 13)];
    fund(&pool, 333).await;
    for (user, amount) in users {
        stake(&pool, user, amount).await;
        pass(&env, 50);
    }
    fund(&pool, 777).await;
    pass(&env, 1_000);

    for (user, amount) in users {
        let mut staking = pool.staking();
        let taken = staking.withdraw(amount.into()).with_actor_id(user);
        assert_eq!(taken.await.unwrap(), Ok(Outcome::Done));
        let claim = staking.claim().with_actor_id(user);
        assert_eq!(claim.await.unwrap(), Ok(Outcome::Done));
    }
    // Less than one unit for each account.
    assert!(balance(&token, pool.id()) <= 3.into());
}
// #endregion test-whole

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (pool, token) = create(&env).await;
    let mut staking = pool.staking();
    stake(&pool, alice(), 100).await;

    let greedy = staking.withdraw(101.into()).await.unwrap();
    assert_eq!(greedy, Err(StakingError::TooMuch));
    assert_eq!(staking.claim().await.unwrap(), Err(StakingError::Nothing));
    let nothing = staking.withdraw(0.into()).with_actor_id(bob()).await;
    assert_eq!(nothing.unwrap(), Err(StakingError::Nothing));
    let stranger = staking.fund(1.into(), 1).with_actor_id(bob()).await;
    assert_eq!(stranger.unwrap(), Err(StakingError::NotOwner));
    let never = staking.fund(1.into(), 0).await.unwrap();
    assert_eq!(never, Err(StakingError::BadDuration));
    let huge = staking.fund(U256::MAX, 1).await.unwrap();
    assert_eq!(huge, Err(StakingError::TooMuch));
    let settled = staking.settle(alice()).await.unwrap();
    assert_eq!(settled, Err(StakingError::Nothing));

    // Beyond the allowance: the token refuses, and nothing is staked.
    let refused = staking.stake(20_000_000.into()).await.unwrap();
    assert_eq!(refused, Ok(Outcome::Refused));
    let (own, total) = staking.staked(alice()).query().unwrap();
    assert_eq!((own, total), (100.into(), 100.into()));
    assert_eq!(balance(&token, pool.id()), 100.into());
}

// #region test-late
/// Bob plays the token: his answers come when he wants.
fn answer(env: &GtestEnv, pool: &Pool, moved: bool) {
    let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
    let call = TransferFrom::encode_call(route, alice(), bob(), 1.into());
    let payload = [&call[..16], &moved.encode()].concat();
    let request = Log::builder().source(pool.id()).dest(bob());
    let mailbox = env.system().get_mailbox(bob());
    mailbox.reply_bytes(request, payload, 0).unwrap();
    env.run_next_block();
}

#[tokio::test]
async fn a_late_answer_concerns_one_account_only() {
    let env = GtestEnv::system_default();
    let pool = create_pool(&env, bob()).await;
    let mut staking = pool.staking();

    let staked = staking.stake(100.into()).await.unwrap();
    assert_eq!(staked, Ok(Outcome::Pending));
    let second = staking.stake(100.into()).await.unwrap();
    assert_eq!(second, Err(StakingError::Busy));
    assert_eq!(staking.staked(alice()).query().unwrap().0, 0.into());

    answer(&env, &pool, true);
    let settled = staking.settle(alice()).with_actor_id(charlie()).await;
    assert_eq!(settled.unwrap(), Ok(Outcome::Done));
    assert_eq!(staking.staked(alice()).query().unwrap().0, 100.into());

    // A refused payment is a stake again.
    let taken = staking.withdraw(100.into()).await.unwrap();
    assert_eq!(taken, Ok(Outcome::Pending));
    assert_eq!(staking.staked(alice()).query().unwrap().0, 0.into());
    answer(&env, &pool, false);
    let settled = staking.settle(alice()).await.unwrap();
    assert_eq!(settled, Ok(Outcome::Refused));
    assert_eq!(staking.staked(alice()).query().unwrap().0, 100.into());
}
// #endregion test-late
