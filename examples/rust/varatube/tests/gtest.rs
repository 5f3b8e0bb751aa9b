use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use varatube::client::{
    Varatube as _, VaratubeCtors as _, VaratubeProgram,
    tube::{Status, Tube as _, TubeError, events::TubeEvents},
};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, io::TransferFrom},
};

// #region test-setup
type Tube = Actor<VaratubeProgram, GtestEnv>;
type Token = Actor<FungibleTokenProgram, GtestEnv>;

const PERIOD: u32 = 100;
const PRICE: u32 = 10;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// Alice offers a hundred blocks for ten tokens. Bob has a thousand, and approves so many.
async fn create(env: &GtestEnv, approved: u32) -> (Tube, Token) {
    create_for(env, PERIOD, approved).await
}

async fn create_for(env: &GtestEnv, period: u32, approved: u32) -> (Tube, Token) {
    let code_id = env.system().submit_code(::vft::WASM_BINARY);
    let token = env.deploy(code_id, b"token".to_vec());
    let token: Token = token.new("Gold".into(), "AU".into(), 6).await.unwrap();
    let minted = token.token().mint(bob(), 1_000.into()).await.unwrap();
    assert_eq!(minted, Ok(true));

    let code_id = env.system().submit_code(::varatube::WASM_BINARY);
    let tube = env.deploy(code_id, b"tube".to_vec());
    let tube: Tube = tube.create(period).await.unwrap();
    let priced = tube.tube().set_price(token.id(), PRICE.into()).await;
    assert_eq!(priced.unwrap(), Ok(()));
    let mut vft = token.token().vft();
    let approved = vft.approve(tube.id(), approved.into()).with_actor_id(bob());
    assert!(approved.await.unwrap());
    (tube, token)
}

fn pass(env: &GtestEnv, blocks: u32) {
    let system = env.system();
    system.run_to_block(system.block_height() + blocks);
}

/// What Alice has earned.
fn income(token: &Token) -> U256 {
    token.token().vft().balance_of(alice()).query().unwrap()
}
// #endregion test-setup

// #region test-renew
#[tokio::test]
async fn a_subscription_renews_itself() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 1_000).await;
    let mut service = tube.tube();

    let subscribed = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob())
        .await;
    let status = subscribed.unwrap().unwrap().unwrap();
    assert!(status.renews && !status.paying);
    assert_eq!(income(&token), 10.into());

    // Three more periods, without another message from Bob.
    pass(&env, 3 * PERIOD + 20);
    assert_eq!(income(&token), 40.into());
    assert!(service.may_watch(bob()).query().unwrap());
}
// #endregion test-renew

// #region test-gas
#[tokio::test]
async fn renewals_stop_in_good_order_when_the_gas_is_used_up() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 1_000).await;
    let mut service = tube.tube();
    let subscribe = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob());
    let subscribed = subscribe.with_gas_limit(100_000_000_000).await.unwrap();
    assert!(subscribed.unwrap().unwrap().renews);

    pass(&env, 10 * PERIOD);
    let paid = income(&token);
    assert!(paid > 10.into() && paid < 100.into());
    assert!(!service.may_watch(bob()).query().unwrap());
    let stopped = service.status(bob()).query().unwrap().unwrap();
    assert!(!stopped.renews && !stopped.paying);

    // Bob brings gas: the next period is paid at once, and the renewals go on.
    let resumed = service.resume().with_actor_id(bob()).await.unwrap();
    assert!(resumed.unwrap().unwrap().renews);
    pass(&env, PERIOD + 20);
    assert_eq!(income(&token), paid + 20);
    assert!(service.may_watch(bob()).query().unwrap());
}
// #endregion test-gas

// #region test-overdue
#[tokio::test]
async fn resume_pays_when_a_renewal_is_overdue_and_nobody_pays_twice() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 1_000).await;
    let by_hand = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut service = tube.tube();
    let subscribed = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob())
        .await;
    let until = subscribed.unwrap().unwrap().unwrap().until;
    env.system().run_to_block(until - 1);

    // Bob is there first in the block of the renewal, which comes after his message.
    let mut service = tube.with_env(&by_hand).tube();
    let resume = service.resume().with_actor_id(bob());
    let resume = resume.send_for_reply().unwrap();
    (0..20).for_each(|_| env.run_next_block());

    let status = resume.await.unwrap().unwrap().unwrap();
    assert_eq!((status.until, status.renews), (until + PERIOD, true));
    assert_eq!(income(&token), 20.into());
    pass(&env, PERIOD);
    assert_eq!(income(&token), 30.into());
}
// #endregion test-overdue

// #region test-late
#[tokio::test]
async fn a_late_payment_is_booked_when_the_subscriber_resumes() {
    let env = GtestEnv::system_default();
    let (tube, _) = create(&env, 1_000).await;
    let mut service = tube.tube();
    // Bob plays a token, and takes his time.
    let priced = service.set_price(bob(), 7.into()).await.unwrap();
    assert_eq!(priced, Ok(()));
    let subscribed = service.subscribe(bob(), 7.into()).await.unwrap().unwrap();
    assert!(subscribed.unwrap().paying);
    let again = service.subscribe(bob(), 7.into()).await.unwrap();
    assert_eq!(again, Err(TubeError::AlreadySubscribed));
    assert!(!service.may_watch(alice()).query().unwrap());

    let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
    let call = TransferFrom::encode_call(route, alice(), bob(), 7.into());
    let payload = [&call[..16], &true.encode()].concat();
    let request = Log::builder().source(tube.id()).dest(bob());
    let mailbox = env.system().get_mailbox(bob());
    mailbox.reply_bytes(request, payload, 0).unwrap();
    env.run_next_block();

    let resumed = service.resume().await.unwrap().unwrap().unwrap();
    assert!(resumed.renews && !resumed.paying);
    assert!(service.may_watch(alice()).query().unwrap());
}
// #endregion test-late

// #region test-lapse
#[tokio::test]
async fn it_lapses_when_the_allowance_is_used_up() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 2 * PRICE).await;
    let mut service = tube.tube();
    let mut events = service.listen().await.unwrap();
    let subscribed = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob())
        .await;
    let until = subscribed.unwrap().unwrap().unwrap().until;

    pass(&env, 5 * PERIOD);

    assert_eq!(income(&token), 20.into());
    assert_eq!(service.status(bob()).query().unwrap(), None);
    let (_, event) = events.next().await.unwrap();
    let subscriber = bob();
    let paid = TubeEvents::Paid {
        subscriber,
        until,
        renews: true,
    };
    assert_eq!(event, paid);
}
// #endregion test-lapse

#[tokio::test]
async fn a_cancelled_subscription_lasts_as_long_as_it_is_paid() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 1_000).await;
    let mut service = tube.tube();
    let subscribed = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob())
        .await;
    assert!(subscribed.unwrap().unwrap().unwrap().renews);

    let cancelled = service.cancel().with_actor_id(bob()).await.unwrap();
    assert_eq!(cancelled, Ok(()));

    assert!(service.may_watch(bob()).query().unwrap());
    pass(&env, 2 * PERIOD);
    assert!(!service.may_watch(bob()).query().unwrap());
    assert_eq!(income(&token), 10.into());
}

#[tokio::test]
async fn nobody_pays_another_price_than_the_one_agreed_on() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 1_000).await;
    let mut service = tube.tube();
    let price = service.price(token.id()).query().unwrap();
    assert_eq!(price, Some(PRICE.into()));

    // Alice raises it to all that Bob has approved, before his message is there.
    let raised = service.set_price(token.id(), 1_000.into()).await;
    assert_eq!(raised.unwrap(), Ok(()));
    let subscribe = service.subscribe(token.id(), PRICE.into());
    let refused = subscribe.with_actor_id(bob()).await.unwrap();

    let price = 1_000.into();
    assert_eq!(refused, Err(TubeError::WrongPrice { price }));
    assert_eq!(income(&token), 0.into());
}

#[tokio::test]
async fn a_period_without_end_is_paid_for_good() {
    let env = GtestEnv::system_default();
    let (tube, token) = create_for(&env, u32::MAX, 1_000).await;
    let mut service = tube.tube();

    let subscribe = service.subscribe(token.id(), PRICE.into());
    let subscribed = subscribe.with_actor_id(bob()).await.unwrap();

    assert_eq!(subscribed.unwrap().unwrap().until, u32::MAX);
    assert!(service.may_watch(bob()).query().unwrap());
}

#[tokio::test]
async fn subscribers_can_ask_how_long_a_period_is() {
    let env = GtestEnv::system_default();
    let (tube, _) = create(&env, 1_000).await;
    assert_eq!(tube.tube().period().query(), Ok(PERIOD));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (tube, token) = create(&env, 5).await;
    let mut service = tube.tube();

    let priced = service.set_price(token.id(), 1.into()).with_actor_id(bob());
    assert_eq!(priced.await.unwrap(), Err(TubeError::NotOwner));
    let unknown = service.subscribe(bob(), 7.into()).await.unwrap();
    assert_eq!(unknown, Err(TubeError::UnknownToken));
    let renewed = service.renew(bob(), 1).await.unwrap();
    assert_eq!(renewed, Err(TubeError::NotSelf));
    let nothing = service.resume().await.unwrap();
    assert_eq!(nothing, Err(TubeError::NoSubscription));

    // Less approved than it costs.
    let refused = service
        .subscribe(token.id(), PRICE.into())
        .with_actor_id(bob())
        .await;
    assert_eq!(refused.unwrap(), Ok(None::<Status>));
    assert_eq!(income(&token), 0.into());
}
