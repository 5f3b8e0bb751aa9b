use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use supply_chain::client::{
    Role as RoleArg, SupplyChain as _, SupplyChainCtors as _, SupplyChainProgram,
    chain::{Chain as _, events::ChainEvents, *},
};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;

fn producer() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn distributor() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn retailer() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

fn consumer() -> ActorId {
    DEFAULT_USER_EVE.into()
}

async fn create_chain(env: &GtestEnv) -> Actor<SupplyChainProgram, GtestEnv> {
    let code_id = env.system().submit_code(::supply_chain::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let roles = vec![
        (producer(), RoleArg::Producer),
        (distributor(), RoleArg::Distributor),
        (retailer(), RoleArg::Retailer),
    ];
    program.create(roles).await.unwrap()
}
// #endregion test-setup

// #region test-path
#[tokio::test]
async fn an_item_goes_from_the_producer_to_a_consumer() {
    let env = GtestEnv::system_default();
    let program = create_chain(&env).await;
    let mut chain = program.chain();
    let empty = program.balance();
    let id = chain.produce("Cheese".into()).await.unwrap().unwrap();

    let path = [producer(), distributor(), retailer(), consumer()];
    for (hop, pair) in path.windows(2).enumerate() {
        let (seller, buyer) = (pair[0], pair[1]);
        let price = (hop as u128 + 1) * VARA;
        let offer = chain.offer(id, price).with_actor_id(seller).await;
        assert_eq!(offer.unwrap(), Ok(()));
        let order = chain.order(id).with_value(price).with_actor_id(buyer);
        assert_eq!(order.await.unwrap(), Ok(()));
        assert_eq!(program.balance(), empty + price);
        let ship = chain.ship(id).with_actor_id(seller).await;
        assert_eq!(ship.unwrap(), Ok(()));

        let early = chain.withdraw().with_actor_id(seller).await.unwrap();
        assert_eq!(early, Err(ChainError::NothingDue));
        let receive = chain.receive(id).with_actor_id(buyer).await;
        assert_eq!(receive.unwrap(), Ok(()));
        let paid = chain.withdraw().with_actor_id(seller).await.unwrap();
        assert_eq!(paid, Ok(price));
        assert_eq!(program.balance(), empty);
    }

    let item = chain.item(id).query().unwrap().unwrap();
    assert_eq!((item.path, item.step), (path.to_vec(), Step::Held));
    // Here the chain ends.
    let resale = chain.offer(id, VARA).with_actor_id(consumer()).await;
    assert_eq!(resale.unwrap(), Err(ChainError::WrongRole));
}
// #endregion test-path

// #region test-cancel
#[tokio::test]
async fn an_order_can_be_taken_back_until_it_is_shipped() {
    let env = GtestEnv::system_default();
    let program = create_chain(&env).await;
    let mut chain = program.chain();
    let empty = program.balance();
    let id = chain.produce("Cheese".into()).await.unwrap().unwrap();
    assert_eq!(chain.offer(id, VARA).await.unwrap(), Ok(()));

    for _ in 0..2 {
        let order = chain.order(id).with_value(VARA);
        let result = order.with_actor_id(distributor()).await;
        assert_eq!(result.unwrap(), Ok(()));
        assert_eq!(program.balance(), empty + VARA);
        let cancel = chain.cancel(id).with_actor_id(distributor()).await;
        assert_eq!(cancel.unwrap(), Ok(()));
        assert_eq!(program.balance(), empty);
    }
    let order = chain.order(id).with_value(VARA);
    assert!(order.with_actor_id(distributor()).await.unwrap().is_ok());
    assert_eq!(chain.ship(id).await.unwrap(), Ok(()));
    let late = chain.cancel(id).with_actor_id(distributor()).await;
    let (buyer, price) = (distributor(), VARA);
    let step = Step::Shipped { buyer, price };
    assert_eq!(late.unwrap(), Err(ChainError::WrongStep { step }));
}
// #endregion test-cancel

// #region test-refusals
#[tokio::test]
async fn nobody_acts_out_of_turn() {
    let env = GtestEnv::system_default();
    let program = create_chain(&env).await;
    let mut chain = program.chain();
    let mut events = chain.listen().await.unwrap();

    let produce = chain.produce("Copy".into()).with_actor_id(consumer());
    assert_eq!(produce.await.unwrap(), Err(ChainError::WrongRole));
    let id = chain.produce("Cheese".into()).await.unwrap().unwrap();
    let unknown = chain.offer(id + 1, VARA).await.unwrap();
    assert_eq!(unknown, Err(ChainError::UnknownItem));
    let stranger = chain.offer(id, VARA).with_actor_id(retailer()).await;
    assert_eq!(stranger.unwrap(), Err(ChainError::NotHolder));
    assert_eq!(chain.offer(id, VARA).await.unwrap(), Ok(()));

    // The retailer has to wait for the distributor, and gets the value back.
    let before = program.balance();
    let jump = chain.order(id).with_value(VARA).with_actor_id(retailer());
    assert_eq!(jump.await.unwrap(), Err(ChainError::WrongRole));
    let cheap = chain.order(id).with_value(1).with_actor_id(distributor());
    let price = VARA;
    assert_eq!(cheap.await.unwrap(), Err(ChainError::WrongPrice { price }));
    assert_eq!(program.balance(), before);
    let early = chain.ship(id).await.unwrap();
    let step = Step::Offered { price };
    assert_eq!(early, Err(ChainError::WrongStep { step }));

    let produced = ChainEvents::Produced { id, by: producer() };
    assert_eq!(events.next().await.unwrap().1, produced);
    let step = Step::Offered { price };
    let moved = ChainEvents::Moved { id, step };
    assert_eq!(events.next().await.unwrap().1, moved);
}
// #endregion test-refusals
