use ::escrow::client::{
    TokenEscrow as _, TokenEscrowCtors as _, TokenEscrowProgram,
    escrow::{Escrow as _, EscrowError, EscrowImpl, Status, events::EscrowEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::Token as _,
    vft::{Vft as _, VftImpl, io::TransferFrom},
};

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

// #region test-setup
type Vft = Service<VftImpl, GtestEnv>;
type Escrow = Service<EscrowImpl, GtestEnv>;
type Program = Actor<TokenEscrowProgram, GtestEnv>;

async fn create_escrow(env: &GtestEnv, token: ActorId) -> Program {
    let code_id = env.system().submit_code(::escrow::WASM_BINARY);
    let escrow = env.deploy(code_id, b"escrow".to_vec());
    escrow.create(token).await.unwrap()
}

/// A deal is open: Bob pays 40 of his 100 tokens to Charlie.
async fn open_deal(env: &GtestEnv) -> (Vft, Escrow, ActorId) {
    let code_id = env.system().submit_code(vft::WASM_BINARY);
    let token = env.deploy::<FungibleTokenProgram>(code_id, b"token".to_vec());
    let token = token.new("Gold".into(), "AU".into(), 12).await.unwrap();
    let minted = token.token().mint(bob(), 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));

    let program = create_escrow(env, token.id()).await;
    let mut escrow = program.escrow();
    assert_eq!(escrow.token().query().unwrap(), token.id());
    let deal = escrow.open(bob(), charlie(), 40.into());
    assert_eq!(deal.with_actor_id(bob()).await.unwrap(), Ok(0));
    (token.token().vft(), escrow, program.id())
}

fn balances<const N: usize>(vft: &Vft, accounts: [ActorId; N]) -> [u64; N] {
    accounts.map(|account| vft.balance_of(account).query().unwrap().low_u64())
}
// #endregion test-setup

// #region test-deal
#[tokio::test]
async fn the_seller_is_paid_when_the_buyer_confirms() {
    let env = GtestEnv::system_default();
    let (mut vft, mut escrow, program) = open_deal(&env).await;
    let mut events = escrow.listen().await.unwrap();

    let approved = vft.approve(program, 40.into()).with_actor_id(bob()).await;
    assert_eq!(approved, Ok(true));
    let held = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(held, Ok(Status::Held));
    assert_eq!(balances(&vft, [bob(), program]), [60, 40]);

    let stranger = escrow.confirm(0).with_actor_id(charlie()).await.unwrap();
    assert_eq!(stranger, Err(EscrowError::NotAllowed));
    let paid = escrow.confirm(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(paid, Ok(Status::Paid));
    assert_eq!(balances(&vft, [charlie(), program]), [40, 0]);

    let again = escrow.confirm(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(again, Err(EscrowError::WrongStatus));
    for status in [Status::Held, Status::Paid] {
        let (_, event) = events.next().await.unwrap();
        assert_eq!(event, EscrowEvents::Changed { id: 0, status });
    }
}
// #endregion test-deal

#[tokio::test]
async fn the_seller_returns_the_tokens() {
    let env = GtestEnv::system_default();
    let (mut vft, mut escrow, program) = open_deal(&env).await;
    let approved = vft.approve(program, 40.into()).with_actor_id(bob()).await;
    assert_eq!(approved, Ok(true));
    let held = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(held, Ok(Status::Held));

    let by_buyer = escrow.refund(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(by_buyer, Err(EscrowError::NotAllowed));
    let refunded = escrow.refund(0).with_actor_id(charlie()).await.unwrap();

    assert_eq!(refunded, Ok(Status::Cancelled));
    assert_eq!(balances(&vft, [bob(), program]), [100, 0]);
}

// #region test-refused
#[tokio::test]
async fn a_deposit_that_the_token_refuses_leaves_the_deal_open() {
    let env = GtestEnv::system_default();
    let (vft, mut escrow, program) = open_deal(&env).await;

    // Bob has approved nothing.
    let refused = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(refused, Ok(Status::AwaitingDeposit));
    assert_eq!(balances(&vft, [bob(), program]), [100, 0]);

    let cancelled = escrow.cancel(0).with_actor_id(charlie()).await.unwrap();
    assert_eq!(cancelled, Ok(Status::Cancelled));
    let late = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(late, Err(EscrowError::WrongStatus));
}
// #endregion test-refused

// #region test-unanswered
/// Charlie plays the token: his answers come when he wants.
fn answer(env: &GtestEnv, program: ActorId, moved: bool) {
    let route = FungibleTokenProgram::ROUTE_ID_TOKEN;
    let call = TransferFrom::encode_call(route, bob(), program, 40.into());
    let payload = [&call[..16], &moved.encode()].concat();
    let request = Log::builder().source(program).dest(charlie());
    let mailbox = env.system().get_mailbox(charlie());
    mailbox.reply_bytes(request, payload, 0).unwrap();
    env.run_next_block();
}

#[tokio::test]
async fn a_late_answer_is_kept_and_anybody_settles() {
    let env = GtestEnv::system_default();
    let program = create_escrow(&env, charlie()).await;
    let mut escrow = program.escrow();
    let deal = escrow.open(bob(), charlie(), 40.into());
    assert_eq!(deal.with_actor_id(bob()).await.unwrap(), Ok(0));

    for (moved, status) in [(false, Status::AwaitingDeposit), (true, Status::Held)] {
        let deposit = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
        assert_eq!(deposit, Ok(Status::Moving));
        let again = escrow.deposit(0).with_actor_id(bob()).await.unwrap();
        assert_eq!(again, Err(EscrowError::WrongStatus));
        assert_eq!(escrow.settle(0).await.unwrap(), Ok(Status::Moving));

        // The message of Bob has ended: only the hook hears this.
        answer(&env, program.id(), moved);
        assert_eq!(escrow.settle(0).await.unwrap(), Ok(status));
    }
    let again = escrow.settle(0).await.unwrap();
    assert_eq!(again, Err(EscrowError::WrongStatus));
}
// #endregion test-unanswered

// #region test-gas
#[tokio::test]
async fn a_deal_says_where_its_tokens_are_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let (mut vft, mut escrow, program) = open_deal(&env).await;
    let approve = vft.approve(program, U256::MAX).with_actor_id(bob());
    assert_eq!(approve.await, Ok(true));
    let (mut undone, mut held) = (0, 0);

    for id in 0..25 {
        let gas = 20_000_000_000 + u64::from(id) * 500_000_000;
        let deposit = escrow.deposit(id).with_actor_id(bob());
        let _ = deposit.with_gas_limit(gas).await;
        env.run_next_block();

        let status = escrow.deal(id).query().unwrap().unwrap().status;
        let balance = balances(&vft, [program]);
        match status {
            Status::AwaitingDeposit => {
                assert_eq!(balance, [0]);
                undone += 1;
            }
            Status::Held => {
                assert_eq!(balance, [40]);
                let refund = escrow.refund(id).with_actor_id(charlie()).await;
                assert_eq!(refund.unwrap(), Ok(Status::Cancelled));
                held += 1;
            }
            status => std::panic!("{status:?}"),
        }
        let next = escrow.open(bob(), charlie(), 40.into());
        assert_eq!(next.with_actor_id(bob()).await.unwrap(), Ok(id + 1));
    }
    println!("undone {undone}, held {held}");
    assert!(undone > 0 && held > 0);
}
// #endregion test-gas

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (_, mut escrow, program) = open_deal(&env).await;

    let with_escrow = escrow.open(alice(), program, 1.into()).await.unwrap();
    assert_eq!(with_escrow, Err(EscrowError::BadDeal));

    let for_others = escrow.open(bob(), charlie(), 1.into()).await.unwrap();
    assert_eq!(for_others, Err(EscrowError::NotAllowed));
    let with_oneself = escrow.open(alice(), alice(), 1.into()).await.unwrap();
    assert_eq!(with_oneself, Err(EscrowError::BadDeal));
    let nothing = escrow.open(alice(), bob(), 0.into()).await.unwrap();
    assert_eq!(nothing, Err(EscrowError::BadDeal));
    let unknown = escrow.cancel(9).await.unwrap();
    assert_eq!(unknown, Err(EscrowError::UnknownDeal));
    let unpaid = escrow.confirm(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(unpaid, Err(EscrowError::WrongStatus));
}
