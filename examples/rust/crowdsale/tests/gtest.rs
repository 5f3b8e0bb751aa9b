use crowdsale::client::{
    Crowdsale as _, CrowdsaleCtors as _, CrowdsaleProgram, Terms,
    sale::{Sale as _, SaleError, SaleImpl, Status, events::SaleEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::Token as _,
    vft::{
        Vft as _, VftImpl,
        io::{BalanceOf, Transfer},
    },
};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Vft = Service<VftImpl, GtestEnv>;
type Sale = Service<SaleImpl, GtestEnv>;
type Program = Actor<CrowdsaleProgram, GtestEnv>;

/// One VARA for a unit, one more after every 50 blocks.
async fn create_sale(env: &GtestEnv, token: ActorId, duration: u32) -> Program {
    let code_id = env.system().submit_code(::crowdsale::WASM_BINARY);
    let sale = env.deploy(code_id, b"sale".to_vec());
    let terms = Terms {
        token,
        start_price: VARA,
        price_step: VARA,
        period: 50,
        duration,
    };
    sale.create(terms).await.unwrap()
}

/// Alice sells 100 of her 100 units, for 100 blocks.
async fn start_sale(env: &GtestEnv) -> (Vft, Sale, Program) {
    start_sale_of(env, 100).await
}

async fn start_sale_of(env: &GtestEnv, duration: u32) -> (Vft, Sale, Program) {
    let code_id = env.system().submit_code(vft::WASM_BINARY);
    let token = env.deploy::<FungibleTokenProgram>(code_id, b"token".to_vec());
    let token = token.new("Gold".into(), "AU".into(), 0).await.unwrap();
    let minted = token.token().mint(alice(), 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));

    let program = create_sale(env, token.id(), duration).await;
    let (mut vft, mut sale) = (token.token().vft(), program.sale());
    assert_eq!(sale.terms().query().unwrap().token, token.id());
    // The program has nothing to sell yet.
    assert_eq!(sale.start().await.unwrap(), Ok(Status::Planned));
    let moved = vft.transfer(program.id(), 100.into()).await;
    assert_eq!(moved.unwrap(), Ok(true));
    let started = sale.start().await.unwrap();
    assert!(matches!(started, Ok(Status::Running { .. })));
    (vft, sale, program)
}
// #endregion test-setup

#[tokio::test]
async fn the_price_begins_low_however_long_the_sale_is() {
    let env = GtestEnv::system_default();
    env.system().run_to_block(1_000);
    let (_, mut sale, _) = start_sale_of(&env, u32::MAX).await;
    let buy = sale.buy(1.into()).with_value(VARA).await;
    assert_eq!(buy.unwrap(), Ok(VARA));
}

fn balance(vft: &Vft, account: ActorId) -> u64 {
    vft.balance_of(account).query().unwrap().low_u64()
}

// #region test-sale
#[tokio::test]
async fn the_price_rises_and_units_are_claimed() {
    let env = GtestEnv::system_default();
    let (vft, mut sale, program) = start_sale(&env).await;
    let mut events = sale.listen().await.unwrap();
    let empty = program.balance();

    let buy = sale
        .buy(10.into())
        .with_value(15 * VARA)
        .with_actor_id(bob());
    assert_eq!(buy.await.unwrap(), Ok(10 * VARA));
    for _ in 0..50 {
        env.run_next_block();
    }
    let cheap = sale
        .buy(10.into())
        .with_value(10 * VARA)
        .with_actor_id(bob());
    let due = 20 * VARA;
    assert_eq!(cheap.await.unwrap(), Err(SaleError::Underpaid { due }));
    let buy = sale.buy(10.into()).with_value(due).with_actor_id(bob());
    assert_eq!(buy.await.unwrap(), Ok(due));

    // The change of the first purchase has gone back.
    assert_eq!(program.balance(), empty + 30 * VARA);
    assert_eq!(sale.booked(bob()).query().unwrap(), 20.into());
    assert_eq!(
        sale.claim().with_actor_id(bob()).await.unwrap(),
        Ok(20.into())
    );
    assert_eq!(balance(&vft, bob()), 20);
    let again = sale.claim().with_actor_id(bob()).await.unwrap();
    assert_eq!(again, Err(SaleError::NothingBooked));

    let (buyer, units) = (bob(), 10.into());
    for _ in 0..2 {
        let (_, event) = events.next().await.unwrap();
        assert_eq!(event, SaleEvents::Bought { buyer, units });
    }
    let (_, event) = events.next().await.unwrap();
    let units = 20.into();
    assert_eq!(event, SaleEvents::Claimed { buyer, units });
}
// #endregion test-sale

// #region test-close
#[tokio::test]
async fn the_owner_gets_the_proceeds_and_what_is_left() {
    let env = GtestEnv::system_default();
    let (vft, mut sale, program) = start_sale(&env).await;
    let empty = program.balance();
    let buy = sale
        .buy(30.into())
        .with_value(30 * VARA)
        .with_actor_id(bob());
    assert_eq!(buy.await.unwrap(), Ok(30 * VARA));

    assert_eq!(sale.close().await.unwrap(), Err(SaleError::WrongStatus));
    for _ in 0..100 {
        env.run_next_block();
    }
    let late = sale.buy(1.into()).with_value(3 * VARA).await.unwrap();
    assert_eq!(late, Err(SaleError::WrongStatus));

    assert_eq!(sale.close().await.unwrap(), Ok(30 * VARA));
    assert_eq!(program.balance(), empty);
    assert_eq!(sale.claim().await.unwrap(), Ok(70.into()));
    assert_eq!(balance(&vft, alice()), 70);
    // Bob's units are still his.
    assert_eq!(
        sale.claim().with_actor_id(bob()).await.unwrap(),
        Ok(30.into())
    );
    assert_eq!(balance(&vft, program.id()), 0);
}
// #endregion test-close

// #region test-unanswered
#[tokio::test]
async fn without_an_answer_nothing_is_sold_and_start_can_be_repeated() {
    let env = GtestEnv::system_default();
    // A token that never answers: the address of a user.
    let mut sale = create_sale(&env, bob(), 100).await.sale();

    for _ in 0..2 {
        assert_eq!(sale.start().await.unwrap(), Ok(Status::Planned));
        let buy = sale.buy(1.into()).with_value(VARA).await.unwrap();
        assert_eq!(buy, Err(SaleError::WrongStatus));
    }
}
// #endregion test-unanswered

// #region test-late
/// Charlie plays the token: his answers come when he wants.
fn answer(env: &GtestEnv, question: Vec<u8>, answer: impl Encode) {
    let payload = [&question[..16], &answer.encode()].concat();
    let mail = Log::builder().payload_bytes(question);
    let mailbox = env.system().get_mailbox(charlie());
    mailbox.reply_bytes(mail, payload, 0).unwrap();
    env.run_next_block();
}

#[tokio::test]
async fn a_late_answer_is_kept_until_the_next_claim() {
    let env = GtestEnv::system_default();
    let program = create_sale(&env, charlie(), 100).await;
    let mut sale = program.sale();
    let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
    let raw = env.system().get_program(program.id()).unwrap();
    raw.send_bytes(alice(), sale.start().encode_call());
    env.run_next_block();
    let stock = BalanceOf::encode_call(route, program.id());
    answer(&env, stock, U256::from(100));
    let buy = sale.buy(10.into()).with_value(10 * VARA);
    assert_eq!(buy.with_actor_id(bob()).await.unwrap(), Ok(10 * VARA));

    // Nothing has moved the first time, so that the next claim asks again.
    let transfer = Transfer::encode_call(route, bob(), 10.into());
    for moved in [false, true] {
        let claim = sale.claim().with_actor_id(bob()).await.unwrap();
        assert_eq!(claim, Ok(0.into()));
        let again = sale.claim().with_actor_id(bob()).await.unwrap();
        assert_eq!(again, Err(SaleError::Unanswered));
        answer(&env, transfer.clone(), moved);
    }
    let claim = sale.claim().with_actor_id(bob()).await.unwrap();
    assert_eq!(claim, Ok(10.into()));
    let again = sale.claim().with_actor_id(bob()).await.unwrap();
    assert_eq!(again, Err(SaleError::NothingBooked));
}
// #endregion test-late

// #region test-gas
#[tokio::test]
async fn units_are_paid_out_once_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let (vft, mut sale, _) = start_sale(&env).await;
    let (mut undone, mut claimed) = (0, 0);

    for step in 0..15 {
        let gas = 10_000_000_000 + step * 1_500_000_000;
        if sale.booked(bob()).query().unwrap().is_zero() {
            let buy = sale.buy(1.into()).with_value(3 * VARA);
            assert!(buy.with_actor_id(bob()).await.unwrap().is_ok());
        }
        let before = balance(&vft, bob());

        let claim = sale.claim().with_actor_id(bob());
        let _ = claim.with_gas_limit(gas).await;

        let paid_out = balance(&vft, bob()) - before;
        let booked = sale.booked(bob()).query().unwrap();
        assert_eq!(booked, (1 - paid_out).into());
        match paid_out {
            0 => undone += 1,
            _ => claimed += 1,
        }
    }
    println!("undone {undone}, claimed {claimed}");
    assert!(undone > 0 && claimed > 0);
}
// #endregion test-gas

#[tokio::test]
async fn a_stock_of_any_size_is_sold() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(vft::WASM_BINARY);
    let token = env.deploy::<FungibleTokenProgram>(code_id, b"token".to_vec());
    let token = token.new("Gold".into(), "AU".into(), 18).await.unwrap();
    let program = create_sale(&env, token.id(), 100).await;
    let minted = token.token().mint(program.id(), U256::MAX).await;
    assert_eq!(minted.unwrap(), Ok(true));

    let mut sale = program.sale();
    let started = sale.start().await.unwrap();
    assert!(matches!(started, Ok(Status::Running { .. })));
    assert_eq!(sale.unsold().query().unwrap(), U256::MAX);
    let (due, few) = (u128::MAX, VARA);
    let greedy = sale.buy(U256::MAX).with_value(few).await.unwrap();
    assert_eq!(greedy, Err(SaleError::Underpaid { due }));
    assert_eq!(sale.buy(1.into()).with_value(few).await.unwrap(), Ok(few));
    assert_eq!(sale.claim().await.unwrap(), Ok(1.into()));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (_, mut sale, _) = start_sale(&env).await;

    let stranger = sale.close().with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(SaleError::NotOwner));
    let stranger = sale.start().with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(SaleError::NotOwner));
    assert_eq!(sale.start().await.unwrap(), Err(SaleError::WrongStatus));
    let unsold = 100.into();
    let greedy = sale.buy(101.into()).with_value(101 * VARA).await.unwrap();
    assert_eq!(greedy, Err(SaleError::BadUnits { unsold }));
    let nothing = sale.buy(0.into()).await.unwrap();
    assert_eq!(nothing, Err(SaleError::BadUnits { unsold }));
    assert_eq!(sale.unsold().query().unwrap(), unsold);
    assert_eq!(sale.claim().await.unwrap(), Err(SaleError::NothingBooked));
}
