use dex::client::{
    ConstantProduct as _, ConstantProductCtors as _, ConstantProductProgram,
    dex::{Dex as _, DexError, Outcome, Plan, events::DexEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

// #region test-setup
type Pool = Actor<ConstantProductProgram, GtestEnv>;
type Token = Actor<FungibleTokenProgram, GtestEnv>;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

async fn create_pool(env: &GtestEnv, a: ActorId, b: ActorId) -> Pool {
    let code_id = env.system().submit_code(::dex::WASM_BINARY);
    let pool = env.deploy(code_id, b"pool".to_vec());
    pool.create(a, b).await.unwrap().unwrap()
}

/// Alice has a million.
async fn create_token(env: &GtestEnv, name: &str) -> Token {
    let code_id = env.system().submit_code(::vft::WASM_BINARY);
    let token = env.deploy(code_id, name.as_bytes().to_vec());
    let token: Token = token.new(name.into(), name.into(), 12).await.unwrap();
    let minted = token.token().mint(alice(), 1_000_000.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));
    token
}

async fn approve(token: &Token, pool: &Pool, value: impl Into<U256>) {
    let mut vft = token.token().vft();
    assert!(vft.approve(pool.id(), value.into()).await.unwrap());
}

fn balance(token: &Token, account: ActorId) -> U256 {
    token.token().vft().balance_of(account).query().unwrap()
}
// #endregion test-setup

/// A pool that holds 100,000 of one token and 400,000 of the other.
async fn filled_pool(env: &GtestEnv) -> (Pool, Token, Token) {
    let gold = create_token(env, "gold").await;
    let iron = create_token(env, "iron").await;
    let pool = create_pool(env, gold.id(), iron.id()).await;
    let tokens = pool.dex().tokens().query().unwrap();
    assert_eq!(tokens, (gold.id(), iron.id()));
    approve(&gold, &pool, 500_000).await;
    approve(&iron, &pool, 500_000).await;
    let added = pool.dex().add(100_000.into(), 400_000.into()).await;
    assert_eq!(added.unwrap(), Ok(Outcome::Done));
    (pool, gold, iron)
}

// #region test-swap
#[tokio::test]
async fn a_swap_moves_both_tokens_at_the_quoted_price() {
    let env = GtestEnv::system_default();
    let (pool, gold, iron) = filled_pool(&env).await;
    let mut dex = pool.dex();
    let mut events = dex.listen().await.unwrap();
    let (paid, amount) = (gold.id(), U256::from(10_000));

    // 400,000 * 9,970 / (100,000 + 9,970), rounded down.
    let bought = dex.quote(paid, amount).query().unwrap().unwrap();
    assert_eq!(bought, 36_264.into());
    let swapped = dex.swap(paid, amount, bought).await.unwrap();

    assert_eq!(swapped, Ok(Outcome::Done));
    assert_eq!(balance(&gold, alice()), 890_000.into());
    assert_eq!(balance(&iron, alice()), 636_264.into());
    let (a, b) = dex.reserves().query().unwrap();
    assert_eq!((a, b), (110_000.into(), 363_736.into()));
    assert_eq!(
        (a, b),
        (balance(&gold, pool.id()), balance(&iron, pool.id()))
    );
    let plan = Plan::Swap {
        paid,
        amount,
        bought,
    };
    let (_, event) = events.next().await.unwrap();
    let user = alice();
    assert_eq!(event, DexEvents::Done { user, plan });
}
// #endregion test-swap

#[tokio::test]
async fn shares_are_worth_their_part_of_the_pool() {
    let env = GtestEnv::system_default();
    let (pool, gold, iron) = filled_pool(&env).await;
    let mut dex = pool.dex();
    let (owned, total) = dex.shares(alice()).query().unwrap();
    assert_eq!((owned, total), (199_000.into(), 200_000.into()));

    // Only what fits the price is taken.
    let added = dex.add(10_000.into(), 100_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Done));
    assert_eq!(balance(&gold, alice()), 890_000.into());
    assert_eq!(balance(&iron, alice()), 560_000.into());

    let removed = dex.remove(110_000.into()).await.unwrap();
    assert_eq!(removed, Ok(Outcome::Done));
    let (owned, total) = dex.shares(alice()).query().unwrap();
    assert_eq!((owned, total), (109_000.into(), 110_000.into()));
    let reserves = dex.reserves().query().unwrap();
    assert_eq!(reserves, (55_000.into(), 220_000.into()));
    assert_eq!(balance(&gold, alice()), 945_000.into());
}

#[tokio::test]
async fn uneven_reserves_take_no_more_than_the_shares_are_worth() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let iron = create_token(&env, "iron").await;
    let unit = U256::exp10(14);
    let minted = gold.token().mint(alice(), unit * 20).await;
    assert_eq!(minted.unwrap(), Ok(true));
    let pool = create_pool(&env, gold.id(), iron.id()).await;
    approve(&gold, &pool, unit * 20).await;
    approve(&iron, &pool, 100).await;
    let mut dex = pool.dex();
    let added = dex.add(unit * 10, 10.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Done));
    let before = balance(&gold, alice());

    // 1.9 units of gold are worth 1.9 pieces of iron: one piece is taken, and one unit.
    let added = dex.add(unit * 19 / 10, 5.into()).await.unwrap();

    assert_eq!(added, Ok(Outcome::Done));
    assert_eq!(before - balance(&gold, alice()), unit);
    let reserves = dex.reserves().query().unwrap();
    assert_eq!(reserves, (unit * 11, 11.into()));
    let (_, total) = dex.shares(alice()).query().unwrap();
    assert_eq!(total, 110_000_000.into());
}

#[tokio::test]
async fn refusals_come_before_any_transfer() {
    let env = GtestEnv::system_default();
    let (pool, gold, _) = filled_pool(&env).await;
    let mut dex = pool.dex();
    let (paid, amount) = (gold.id(), U256::from(10_000));

    let dear = dex.swap(paid, amount, 36_265.into()).await.unwrap();
    assert_eq!(dear, Err(DexError::TooLittle));
    let dust = dex.swap(paid, 0.into(), 0.into()).await.unwrap();
    assert_eq!(dust, Err(DexError::TooLittle));
    let huge = dex.swap(paid, U256::MAX, 0.into()).await.unwrap();
    assert_eq!(huge, Err(DexError::Overflow));
    let unknown = dex.swap(bob(), amount, 0.into()).await.unwrap();
    assert_eq!(unknown, Err(DexError::UnknownToken));
    let strange = dex.remove(1.into()).with_actor_id(bob()).await.unwrap();
    assert_eq!(strange, Err(DexError::TooFewShares));
    assert_eq!(dex.resume().await.unwrap(), Err(DexError::Idle));

    assert_eq!(balance(&gold, alice()), 900_000.into());
}

// #region test-refund
#[tokio::test]
async fn a_refused_second_transfer_gives_the_first_one_back() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let iron = create_token(&env, "iron").await;
    let pool = create_pool(&env, gold.id(), iron.id()).await;
    let mut dex = pool.dex();

    // No allowance at all: the first transfer is refused.
    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Refused));

    // Gold comes, iron does not: gold goes back.
    approve(&gold, &pool, 5_000).await;
    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Refunded));

    assert_eq!(balance(&gold, alice()), 1_000_000.into());
    let reserves = dex.reserves().query().unwrap();
    assert_eq!(reserves, (0.into(), 0.into()));
    assert_eq!(dex.operation().query().unwrap(), None);
}
// #endregion test-refund

// #region test-late
/// Bob plays the second token: its answers come when he wants.
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
async fn a_late_answer_is_kept_and_anybody_resumes() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let pool = create_pool(&env, gold.id(), bob()).await;
    approve(&gold, &pool, 5_000).await;
    let mut dex = pool.dex();

    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Pending));
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Pending));
    let other = dex.remove(1.into()).await.unwrap();
    assert_eq!(other, Err(DexError::Busy));

    // The message of Alice has ended: only the hook hears this.
    answer(&env, &pool, true);
    let resumed = dex.resume().with_actor_id(charlie()).await.unwrap();
    assert_eq!(resumed, Ok(Outcome::Done));

    let (owned, _) = dex.shares(alice()).query().unwrap();
    assert_eq!(owned, 4_000.into());
    assert_eq!(dex.operation().query().unwrap(), None);
}
// #endregion test-late

// #region test-quote
/// What a thousand of the second token buy.
fn price(pool: &Pool) -> Result<U256, DexError> {
    let quote = pool.dex().quote(bob(), 1_000.into());
    quote.query().unwrap()
}

#[tokio::test]
async fn there_is_no_price_between_two_transfers() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let pool = create_pool(&env, gold.id(), bob()).await;
    approve(&gold, &pool, 6_000).await;
    let mut dex = pool.dex();
    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Pending));
    answer(&env, &pool, true);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Done));
    assert_eq!(price(&pool), Ok(831.into()));

    // The gold has come, the other token has not gone yet.
    let swap = dex.swap(gold.id(), 1_000.into(), 1.into()).await.unwrap();
    assert_eq!(swap, Ok(Outcome::Pending));
    assert_eq!(price(&pool), Err(DexError::Busy));

    answer(&env, &pool, false);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Refunded));
    assert_eq!(price(&pool), Ok(831.into()));
}
// #endregion test-quote

#[tokio::test]
async fn a_token_that_pays_nothing_out_cannot_keep_what_was_paid_in() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let pool = create_pool(&env, gold.id(), bob()).await;
    approve(&gold, &pool, 6_000).await;
    let mut dex = pool.dex();
    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Pending));
    answer(&env, &pool, true);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Done));

    let swap = dex.swap(gold.id(), 1_000.into(), 1.into()).await.unwrap();
    assert_eq!(swap, Ok(Outcome::Pending));
    answer(&env, &pool, false);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Refunded));

    assert_eq!(balance(&gold, alice()), 995_000.into());
    let reserves = dex.reserves().query().unwrap();
    assert_eq!(reserves, (5_000.into(), 5_000.into()));
}

#[tokio::test]
async fn what_the_user_is_owed_can_be_tried_again() {
    let env = GtestEnv::system_default();
    let gold = create_token(&env, "gold").await;
    let pool = create_pool(&env, gold.id(), bob()).await;
    approve(&gold, &pool, 5_000).await;
    let mut dex = pool.dex();
    let added = dex.add(5_000.into(), 5_000.into()).await.unwrap();
    assert_eq!(added, Ok(Outcome::Pending));
    answer(&env, &pool, true);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Done));

    let removed = dex.remove(2_000.into()).await.unwrap();
    assert_eq!(removed, Ok(Outcome::Pending));
    answer(&env, &pool, false);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Stuck));
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Pending));
    answer(&env, &pool, true);
    assert_eq!(dex.resume().await.unwrap(), Ok(Outcome::Done));

    let reserves = dex.reserves().query().unwrap();
    assert_eq!(reserves, (3_000.into(), 3_000.into()));
}

// #region test-gas
#[tokio::test]
async fn nothing_is_lost_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let (pool, gold, iron) = filled_pool(&env).await;
    let mut dex = pool.dex();
    let (mut undone, mut resumed) = (0, 0);

    for step in 0..30 {
        let gas = 14_000_000_000 + step * 1_000_000_000;
        let swap = dex.swap(gold.id(), 1_000.into(), 1.into());
        let stopped = swap.with_gas_limit(gas).await.is_err();

        match dex.resume().await.unwrap() {
            Ok(outcome) => {
                assert_eq!(outcome, Outcome::Done);
                resumed += 1;
            }
            Err(error) => {
                assert_eq!(error, DexError::Idle);
                undone += u32::from(stopped);
            }
        }
        let held = (balance(&gold, pool.id()), balance(&iron, pool.id()));
        assert_eq!(dex.reserves().query().unwrap(), held);
    }
    println!("undone {undone}, resumed {resumed}");
    assert!(undone > 0 && resumed > 0);
}
// #endregion test-gas
