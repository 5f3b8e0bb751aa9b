use multisig_wallet::client::{
    MultisigWallet as _, MultisigWalletCtors as _, MultisigWalletProgram, wallet::*,
};
use sails_rs::{client::*, gtest::Program, prelude::*};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram, token::Token as _,
    vft::Vft as _,
};

// #region test-setup
const GAS: u64 = 20_000_000_000;
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

/// A wallet of Alice and Bob, where a call takes both.
async fn create_wallet(env: &GtestEnv) -> Actor<MultisigWalletProgram, GtestEnv> {
    let code_id = env.system().submit_code(::multisig_wallet::WASM_BINARY);
    let wallet = env.deploy(code_id, b"wallet".to_vec());
    let created = wallet.create(vec![alice(), bob()], 2).await.unwrap();
    created.unwrap()
}
// #endregion test-setup

// #region test-call
#[tokio::test]
async fn two_owners_move_tokens_of_the_wallet() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let token = create_token(&env).await;
    let minted = token.token().mint(wallet.id(), 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));

    // The payload is what a client of the token would send.
    let payload = token
        .token()
        .vft()
        .transfer(charlie(), 40.into())
        .encode_call();
    let mut owner = wallet.wallet();
    let id = owner
        .submit(token.id(), payload, 0, GAS)
        .await
        .unwrap()
        .unwrap();
    let early = owner.execute(id).await.unwrap();
    assert_eq!(early, Err(WalletError::NotEnoughConfirmations));

    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));
    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Done));

    assert_eq!(
        token.token().vft().balance_of(charlie()).query().unwrap(),
        40.into()
    );
    let again = owner.execute(id).await.unwrap();
    assert_eq!(again, Err(WalletError::NotOpen));
}
// #endregion test-call

// #region test-rules
#[tokio::test]
async fn the_wallet_changes_its_own_rules() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let mut owner = wallet.wallet();

    let direct = owner.change_rules(vec![alice()], 1).await.unwrap();
    assert_eq!(direct, Err(WalletError::NotTheWallet));

    // Bob wants to stay, and proposes a lot: that makes no change of rules dearer.
    for id in 0..400 {
        let submitted = owner.submit(bob(), vec![0; 16_000], 0, GAS);
        let submitted = submitted.with_actor_id(bob()).await.unwrap();
        assert_eq!(submitted, Ok(id));
    }

    let payload = owner
        .change_rules(vec![alice(), charlie()], 1)
        .encode_call();
    let id = owner
        .submit(wallet.id(), payload, 0, GAS)
        .await
        .unwrap()
        .unwrap();
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));
    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Done));

    let (owners, required) = owner.rules().query().unwrap();
    assert_eq!((owners.len(), required), (2, 1));
    let gone = owner
        .submit(bob(), vec![], 0, GAS)
        .with_actor_id(bob())
        .await;
    assert_eq!(gone.unwrap(), Err(WalletError::NotOwner));
    let old = owner.confirm(0).await.unwrap();
    assert_eq!(old, Err(WalletError::NotOpen));
}
// #endregion test-rules

// #region test-failed
#[tokio::test]
async fn a_failed_call_returns_its_value_and_stays_open() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let token = create_token(&env).await;
    let mut owner = wallet.wallet();
    owner.deposit().with_value(5 * VARA).await.unwrap();
    let before = wallet.balance();

    // The wallet has no tokens: the token refuses, and the value comes back.
    let payload = token
        .token()
        .vft()
        .transfer(charlie(), 1.into())
        .encode_call();
    let proposal = owner.submit(token.id(), payload, VARA, GAS).await;
    let id = proposal.unwrap().unwrap();
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));

    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Failed));
    assert_eq!(wallet.balance(), before);

    // Both confirm again for another attempt.
    assert_eq!(owner.confirm(id).await.unwrap(), Ok(1));
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));
    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Failed));
}
// #endregion test-failed

// #region test-starved
#[tokio::test]
async fn one_owner_cannot_starve_a_call() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let token = create_token(&env).await;
    let minted = token.token().mint(wallet.id(), 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));
    let mut vft = token.token().vft();
    let payload = vft.transfer(charlie(), 40.into()).encode_call();
    let mut owner = wallet.wallet();
    let proposal = owner.submit(token.id(), payload, 0, GAS).await;
    let id = proposal.unwrap().unwrap();
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));

    // Enough to begin, and not for the gas that both have confirmed: nothing happens.
    let starved = owner.execute(id).with_gas_limit(GAS);
    assert!(starved.with_actor_id(bob()).await.is_err());
    let proposal = owner.proposal(id).query().unwrap().unwrap();
    assert_eq!(proposal.status, Status::Open);
    assert_eq!(proposal.confirmed_by.len(), 2);

    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Done));
}
// #endregion test-starved

/// A program that waits for a block at its first call, and fails then:
/// `(module (import "env" "memory" (memory 1))
/// (import "env" "gr_wait_for" (func (param i32)))
/// (func (export "init"))
/// (func (export "handle")
/// (if (i32.load (i32.const 0)) (then unreachable))
/// (i32.store (i32.const 0) (i32.const 1)) (call 0 (i32.const 1))))`
const WAITS_AND_FAILS: &[u8] = b"\0asm\x01\0\0\0\x01\x08\x02\x60\x01\x7f\0\x60\0\0\
    \x02\x21\x02\x03env\x06memory\x02\0\x01\x03env\x0bgr_wait_for\0\0\
    \x03\x03\x02\x01\x01\x07\x11\x02\x04init\0\x01\x06handle\0\x02\
    \x0a\x1b\x02\x02\0\x0b\x16\0\x41\0\x28\x02\0\x04\x40\0\x0b\
    \x41\0\x41\x01\x36\x02\0\x41\x01\x10\0\x0b";

/// Deploys it.
fn create_trap(env: &GtestEnv) -> ActorId {
    let trap = Program::from_binary_with_id(env.system(), 1_000, WAITS_AND_FAILS);
    trap.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();
    trap.id()
}

// #region test-kept
#[tokio::test]
async fn one_owner_cannot_repeat_a_call_that_kept_its_value() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let mut owner = wallet.wallet();
    owner.deposit().with_value(5 * VARA).await.unwrap();
    let before = wallet.balance();

    let proposal = owner.submit(create_trap(&env), vec![], VARA, GAS).await;
    let id = proposal.unwrap().unwrap();
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));

    // The destination waits first and fails afterwards: it has the value.
    assert_eq!(owner.execute(id).await.unwrap(), Ok(Status::Failed));
    assert_eq!(wallet.balance(), before - VARA);

    let again = owner.execute(id).await.unwrap();
    assert_eq!(again, Err(WalletError::NotEnoughConfirmations));
    assert_eq!(wallet.balance(), before - VARA);
}
// #endregion test-kept

// #region test-lost
#[tokio::test]
async fn a_proposal_ends_although_its_execution_ran_out_of_gas() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let mut owner = wallet.wallet();
    // Charlie is a user, and does not answer.
    let id = owner
        .submit(charlie(), vec![], 0, GAS)
        .await
        .unwrap()
        .unwrap();
    let count = owner.confirm(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(count, Ok(2));

    // More and more gas, until the call leaves, and nothing is left for its end.
    let status = |owner: &Service<WalletImpl, GtestEnv>| {
        let proposal = owner.proposal(id).query().unwrap();
        proposal.unwrap().status
    };
    for step in 0..60 {
        let gas = 34_000_000_000 + step * 100_000_000;
        let _ = owner.execute(id).with_gas_limit(gas).await;
        if status(&owner) != Status::Open {
            break;
        }
    }
    assert_eq!(status(&owner), Status::Executing);
    assert_eq!(owner.confirm(id).await.unwrap(), Err(WalletError::NotOpen));

    let ended = owner.execute(id).await.unwrap();
    assert_eq!(ended, Ok(Status::Unanswered));
    assert_eq!(status(&owner), Status::Unanswered);
    let again = owner.execute(id).await.unwrap();
    assert_eq!(again, Err(WalletError::NotOpen));
}
// #endregion test-lost

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let wallet = create_wallet(&env).await;
    let mut owner = wallet.wallet();

    let stranger = owner.submit(bob(), vec![], 0, GAS).with_actor_id(charlie());
    assert_eq!(stranger.await.unwrap(), Err(WalletError::NotOwner));
    let unknown = owner.confirm(7).await.unwrap();
    assert_eq!(unknown, Err(WalletError::UnknownProposal));

    let id = owner.submit(bob(), vec![], 0, GAS).await.unwrap().unwrap();
    let never = owner.revoke(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(never, Err(WalletError::NotConfirmed));
    assert_eq!(owner.revoke(id).await.unwrap(), Ok(()));
    let proposal = owner.proposal(id).query().unwrap().unwrap();
    assert!(proposal.confirmed_by.is_empty());

    let code_id = env.system().submit_code(::multisig_wallet::WASM_BINARY);
    let greedy = env.deploy::<MultisigWalletProgram>(code_id, b"other".to_vec());
    let result = greedy.create(vec![alice()], 2).await.unwrap();
    assert_eq!(
        result.err(),
        Some(multisig_wallet::client::WalletError::BadRequirement)
    );
}

async fn create_token(env: &GtestEnv) -> Actor<FungibleTokenProgram, GtestEnv> {
    let code_id = env.system().submit_code(vft::WASM_BINARY);
    let token = env.deploy(code_id, b"token".to_vec());
    token.new("Gold".into(), "AU".into(), 12).await.unwrap()
}
