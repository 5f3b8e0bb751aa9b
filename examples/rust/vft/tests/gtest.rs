use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use vft::client::{
    FungibleToken as _, FungibleTokenCtors as _, FungibleTokenProgram,
    token::{Token as _, TokenError, events::TokenEvents},
    vft::{Vft as _, VftError, VftImpl, events::VftEvents},
};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

/// Alice creates the program, which makes her its owner, and mints 100 to herself.
async fn create_program() -> Actor<FungibleTokenProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::vft::WASM_BINARY);
    let program = env
        .deploy(code_id, b"salt".to_vec())
        .new("Example".into(), "EX".into(), 12)
        .await
        .unwrap();
    let minted = program.token().mint(alice(), 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));
    program
}
// #endregion test-setup

#[tokio::test]
async fn metadata_is_that_of_the_constructor() {
    let vft = create_program().await.token().vft();

    assert_eq!(vft.name().query().unwrap(), "Example");
    assert_eq!(vft.symbol().query().unwrap(), "EX");
    assert_eq!(vft.decimals().query().unwrap(), 12);
    assert_eq!(vft.total_supply().query().unwrap(), 100.into());
}

// #region test-transfer
#[tokio::test]
async fn a_transfer_moves_tokens_and_is_announced() {
    let mut vft = create_program().await.token().vft();
    let mut events = vft.listen().await.unwrap();
    let value = U256::from(40);

    let moved = vft.transfer(bob(), value).await.unwrap();

    assert_eq!(moved, Ok(true));
    assert_eq!(vft.balance_of(alice()).query().unwrap(), 60.into());
    assert_eq!(vft.balance_of(bob()).query().unwrap(), value);
    let (from, to) = (alice(), bob());
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, VftEvents::Transfer { from, to, value });
}
// #endregion test-transfer

#[tokio::test]
async fn nothing_to_move_is_no_error() {
    let mut vft = create_program().await.token().vft();

    let to_self = vft.transfer(alice(), 1000.into()).await.unwrap();
    let nothing = vft.transfer(bob(), 0.into()).await.unwrap();

    assert_eq!((to_self, nothing), (Ok(false), Ok(false)));
}

// #region test-refused
#[tokio::test]
async fn a_transfer_beyond_the_balance_is_refused() {
    let mut vft = create_program().await.token().vft();

    let refused = vft.transfer(bob(), 101.into()).await.unwrap();

    assert_eq!(refused, Err(VftError::InsufficientBalance));
    assert_eq!(vft.balance_of(alice()).query().unwrap(), 100.into());
}
// #endregion test-refused

// #region test-allowance
#[tokio::test]
async fn an_allowance_is_spent() {
    let mut vft = create_program().await.token().vft();
    assert!(vft.approve(bob(), 30.into()).await.unwrap());

    let take = |vft: &mut Service<VftImpl, GtestEnv>, value: u32| {
        vft.transfer_from(alice(), charlie(), value.into())
            .with_actor_id(bob())
    };
    let first = take(&mut vft, 20).await.unwrap();
    let second = take(&mut vft, 20).await.unwrap();

    assert_eq!(first, Ok(true));
    assert_eq!(second, Err(VftError::InsufficientAllowance));
    let left = vft.allowance(alice(), bob()).query().unwrap();
    assert_eq!(left, 10.into());
    assert_eq!(vft.balance_of(charlie()).query().unwrap(), 20.into());
}
// #endregion test-allowance

#[tokio::test]
async fn a_failed_transfer_spends_no_allowance() {
    let mut vft = create_program().await.token().vft();
    assert!(vft.approve(bob(), 500.into()).await.unwrap());

    let take = vft.transfer_from(alice(), charlie(), 101.into());
    let refused = take.with_actor_id(bob()).await.unwrap();

    assert_eq!(refused, Err(VftError::InsufficientBalance));
    let left = vft.allowance(alice(), bob()).query().unwrap();
    assert_eq!(left, 500.into());
}

#[tokio::test]
async fn approve_says_whether_something_changed() {
    let mut vft = create_program().await.token().vft();
    let mut events = vft.listen().await.unwrap();

    assert!(vft.approve(bob(), 5.into()).await.unwrap());
    assert!(!vft.approve(bob(), 5.into()).await.unwrap());
    assert!(!vft.approve(alice(), 5.into()).await.unwrap());
    assert!(vft.approve(bob(), 0.into()).await.unwrap());
    assert!(!vft.approve(bob(), 0.into()).await.unwrap());

    for value in [5, 0] {
        let (owner, spender, value) = (alice(), bob(), value.into());
        let (_, event) = events.next().await.unwrap();
        assert_eq!(
            event,
            VftEvents::Approval {
                owner,
                spender,
                value
            }
        );
    }
}

// #region test-owner
#[tokio::test]
async fn only_the_owner_mints() {
    let mut token = create_program().await.token();

    let mint = token.mint(bob(), 1.into()).with_actor_id(bob());

    assert_eq!(mint.await.unwrap(), Err(TokenError::NotOwner));
    let supply = token.vft().total_supply().query().unwrap();
    assert_eq!(supply, 100.into());
}
// #endregion test-owner

#[tokio::test]
async fn burn_lowers_the_supply() {
    let mut token = create_program().await.token();
    let mut events = token.listen().await.unwrap();
    let value = U256::from(30);

    assert_eq!(token.burn(alice(), value).await.unwrap(), Ok(true));

    let supply = token.vft().total_supply().query().unwrap();
    assert_eq!(supply, 70.into());
    let (_, event) = events.next().await.unwrap();
    let from = alice();
    assert_eq!(event, TokenEvents::Burned { from, value });
}

#[tokio::test]
async fn burn_and_mint_have_limits() {
    let mut token = create_program().await.token();

    let burn = token.burn(alice(), 101.into()).await.unwrap();
    let mint = token.mint(bob(), U256::MAX).await.unwrap();

    assert_eq!(burn, Err(TokenError::InsufficientBalance));
    assert_eq!(mint, Err(TokenError::NumericOverflow));
}

// #region test-interface
#[test]
fn the_standard_has_an_interface_id_of_its_own() {
    let id = VftImpl::INTERFACE_ID;

    // The same in every program that extends `Vft`, whatever else that program does.
    assert_eq!(id, <vft_service::Vft as Identifiable>::INTERFACE_ID);
    assert_eq!(id.to_string(), "0xfca963af0b45543e");
}
// #endregion test-interface
