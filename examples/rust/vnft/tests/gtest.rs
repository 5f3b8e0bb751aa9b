use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use vnft::client::{
    NonFungibleToken as _, NonFungibleTokenCtors as _, NonFungibleTokenProgram,
    token::{Token as _, TokenError, TokenMetadata, events::TokenEvents},
    vnft::{Vnft as _, VnftError, VnftImpl, events::VnftEvents},
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

fn metadata(name: &str) -> TokenMetadata {
    TokenMetadata {
        name: name.into(),
        description: String::new(),
        media: "ipfs://…".into(),
        reference: String::new(),
    }
}

/// Alice creates the program, which makes her its admin, and mints the tokens 0 and 1.
async fn create_program() -> Actor<NonFungibleTokenProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::vnft::WASM_BINARY);
    let program = env
        .deploy(code_id, b"salt".to_vec())
        .new("Example".into(), "EX".into())
        .await
        .unwrap();
    for name in ["first", "second"] {
        let minted = program.token().mint(alice(), metadata(name)).await;
        assert_eq!(minted.unwrap(), Ok(()));
    }
    program
}

// #region test-mint
#[tokio::test]
async fn ids_count_up_and_metadata_stays_with_them() {
    let token = create_program().await.token();

    assert_eq!(token.token_id().query().unwrap(), 2.into());
    let of_alice = token.tokens_for_owner(alice()).query().unwrap();
    let first = (0.into(), metadata("first"));
    let second = (1.into(), metadata("second"));
    assert_eq!(of_alice, [first, second]);
}
// #endregion test-mint

// #region test-transfer
#[tokio::test]
async fn a_transfer_changes_the_owner_and_is_announced() {
    let mut vnft = create_program().await.token().vnft();
    let mut events = vnft.listen().await.unwrap();
    let token_id = U256::zero();

    assert_eq!(vnft.transfer(bob(), token_id).await.unwrap(), Ok(()));

    assert_eq!(vnft.owner_of(token_id).query().unwrap(), bob());
    assert_eq!(vnft.balance_of(alice()).query().unwrap(), 1.into());
    assert_eq!(vnft.balance_of(bob()).query().unwrap(), 1.into());
    let (from, to) = (alice(), bob());
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, VnftEvents::Transfer { from, to, token_id });
}
// #endregion test-transfer

// #region test-approval
#[tokio::test]
async fn an_approval_ends_with_the_transfer() {
    let mut vnft = create_program().await.token().vnft();
    let id = U256::zero();
    vnft.approve(bob(), id).await.unwrap().unwrap();
    assert_eq!(vnft.get_approved(id).query().unwrap(), bob());

    let take = vnft.transfer_from(alice(), charlie(), id);
    assert_eq!(take.with_actor_id(bob()).await.unwrap(), Ok(()));

    assert_eq!(vnft.get_approved(id).query().unwrap(), ActorId::zero());
    let take_back = vnft.transfer_from(charlie(), bob(), id);
    let refused = take_back.with_actor_id(bob()).await.unwrap();
    assert_eq!(refused, Err(VnftError::DeniedAccess));
}
// #endregion test-approval

#[tokio::test]
async fn the_zero_address_ends_an_approval() {
    let mut vnft = create_program().await.token().vnft();
    let id = U256::zero();
    vnft.approve(bob(), id).await.unwrap().unwrap();
    vnft.approve(ActorId::zero(), id).await.unwrap().unwrap();

    let take = vnft.transfer_from(alice(), bob(), id).with_actor_id(bob());

    assert_eq!(take.await.unwrap(), Err(VnftError::DeniedAccess));
}

// #region test-refused
#[tokio::test]
async fn refusals() {
    let mut vnft = create_program().await.token().vnft();
    let (id, unknown) = (U256::zero(), U256::from(9));

    let stolen = vnft.transfer(bob(), id).with_actor_id(bob());
    assert_eq!(stolen.await.unwrap(), Err(VnftError::DeniedAccess));

    let to_self = vnft.transfer(alice(), id).await.unwrap();
    assert_eq!(to_self, Err(VnftError::SelfDealing));

    let missing = vnft.transfer(bob(), unknown).await.unwrap();
    assert_eq!(missing, Err(VnftError::TokenDoesNotExist));
    // A query answers with the zero address instead.
    let nobody = vnft.owner_of(unknown).query().unwrap();
    assert_eq!(nobody, ActorId::zero());
}
// #endregion test-refused

#[tokio::test]
async fn only_the_admin_mints_and_burns() {
    let mut token = create_program().await.token();

    let mint = token.mint(bob(), metadata("third")).with_actor_id(bob());
    assert_eq!(mint.await.unwrap(), Err(TokenError::NotAdmin));

    let burn = token.burn(alice(), 0.into()).with_actor_id(bob());
    assert_eq!(burn.await.unwrap(), Err(TokenError::NotAdmin));
}

// #region test-burn
#[tokio::test]
async fn a_burn_names_the_owner() {
    let mut token = create_program().await.token();
    let mut events = token.listen().await.unwrap();
    let token_id = U256::one();

    // Not the owner: refused, and the token is still there.
    let refused = token.burn(bob(), token_id).await.unwrap();
    assert_eq!(refused, Err(TokenError::DeniedAccess));
    let metadata_of = token.token_metadata_by_id(token_id);
    assert_eq!(metadata_of.query().unwrap(), Some(metadata("second")));

    assert_eq!(token.burn(alice(), token_id).await.unwrap(), Ok(()));

    let gone = token.token_metadata_by_id(token_id).query().unwrap();
    assert_eq!(gone, None);
    let from = alice();
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, TokenEvents::Burned { from, token_id });
}
// #endregion test-burn

#[tokio::test]
async fn an_id_is_never_used_again() {
    let mut token = create_program().await.token();
    token.burn(alice(), 1.into()).await.unwrap().unwrap();

    let mint = token.mint(alice(), metadata("third")).await;
    mint.unwrap().unwrap();

    let vnft = token.vnft();
    assert_eq!(vnft.owner_of(2.into()).query().unwrap(), alice());
    assert_eq!(vnft.owner_of(1.into()).query().unwrap(), ActorId::zero());
}

#[test]
fn the_standard_has_an_interface_id_of_its_own() {
    let id = VnftImpl::INTERFACE_ID;
    assert_eq!(id, <vnft_service::Vnft as Identifiable>::INTERFACE_ID);
    assert_eq!(id.to_string(), "0xad3d5cefad65370b");
}
