use extended_vnft::client::{
    ExtendedVnft as _, ExtendedVnftCtors as _, ExtendedVnftProgram,
    roles::{Role, Roles as _},
    token::{Token as _, TokenError, TokenMetadata, events::TokenEvents},
    vnft::{Vnft as _, VnftError, VnftImpl},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

fn picture(name: &str) -> TokenMetadata {
    TokenMetadata {
        name: name.into(),
        description: String::new(),
        media: "ipfs://…".into(),
        reference: String::new(),
    }
}

// #region test-setup
/// Alice creates the program, which gives her all roles, and mints tokens for Bob.
async fn create_program(count: u32) -> Actor<ExtendedVnftProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::extended_vnft::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let program = program.create("Example".into(), "EX".into()).await.unwrap();
    for id in 0..count {
        let minted = program.token().mint(bob(), picture("a picture")).await;
        assert_eq!(minted.unwrap(), Ok(id.into()));
    }
    program
}
// #endregion test-setup

// #region test-mint
#[tokio::test]
async fn a_minter_creates_a_token_and_learns_its_id() {
    let program = create_program(2).await;
    let mut token = program.token();
    let mut events = token.listen().await.unwrap();
    let granted = program.roles().grant(Role::Minter, charlie()).await;
    assert_eq!(granted.unwrap(), Ok(true));

    let stranger = token.mint(bob(), picture("free")).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(TokenError::NotAllowed));
    let mint = token.mint(bob(), picture("third"));
    let token_id = U256::from(2);
    assert_eq!(mint.with_actor_id(charlie()).await.unwrap(), Ok(token_id));

    assert_eq!(token.vnft().owner_of(token_id).query().unwrap(), bob());
    let metadata = token.metadata(token_id).query().unwrap();
    assert_eq!(metadata, Some(picture("third")));
    let (_, event) = events.next().await.unwrap();
    let (to, metadata) = (bob(), picture("third"));
    let expected = TokenEvents::Minted {
        to,
        token_id,
        metadata,
    };
    assert_eq!(event, expected);
}
// #endregion test-mint

// #region test-page
#[tokio::test]
async fn tokens_are_read_page_by_page() {
    let program = create_program(5).await;
    let mut token = program.token();
    let moved = token.vnft().transfer(charlie(), 1.into());
    assert_eq!(moved.with_actor_id(bob()).await.unwrap(), Ok(()));

    let mut ids: Vec<u32> = Vec::new();
    let mut first = U256::zero();
    loop {
        let page = token.tokens_of(bob(), first, 2).query().unwrap();
        let Some((last, _)) = page.last() else { break };
        first = last + U256::one();
        ids.extend(page.iter().map(|(id, _)| id.low_u32()));
    }

    assert_eq!(ids, [0, 2, 3, 4]);
    assert_eq!(token.burn(bob(), 3.into()).await.unwrap(), Ok(()));
    let rest = token.tokens_of(bob(), 3.into(), 10).query().unwrap();
    assert_eq!(rest, [(4.into(), picture("a picture"))]);
}
// #endregion test-page

// #region test-burn
#[tokio::test]
async fn a_burner_names_whose_token_it_is() {
    let program = create_program(1).await;
    let mut token = program.token();
    let id = U256::zero();

    let stranger = token.burn(bob(), id).with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(TokenError::NotAllowed));
    // Somebody was faster: the token is not Alice's any more.
    let stale = token.burn(alice(), id).await.unwrap();
    assert_eq!(stale, Err(TokenError::NotOwner));
    assert_eq!(token.burn(bob(), id).await.unwrap(), Ok(()));
    let again = token.burn(bob(), id).await.unwrap();
    assert_eq!(again, Err(TokenError::TokenDoesNotExist));

    // Ids are never used again.
    let next = token.mint(bob(), picture("next")).await.unwrap();
    assert_eq!(next, Ok(1.into()));
}
// #endregion test-burn

#[tokio::test]
async fn an_approved_account_moves_a_token_once() {
    let program = create_program(1).await;
    let mut vnft = program.token().vnft();
    let id = U256::zero();
    let approved = vnft.approve(charlie(), id).with_actor_id(bob());
    assert_eq!(approved.await.unwrap(), Ok(()));

    let moved = vnft.transfer_from(bob(), alice(), id);
    assert_eq!(moved.with_actor_id(charlie()).await.unwrap(), Ok(()));
    let again = vnft.transfer_from(alice(), charlie(), id);
    let again = again.with_actor_id(charlie()).await.unwrap();
    assert_eq!(again, Err(VnftError::DeniedAccess));
    assert_eq!(vnft.owner_of(id).query().unwrap(), alice());
}

#[test]
fn the_interface_is_that_of_the_standard() {
    let id = VnftImpl::INTERFACE_ID;
    assert_eq!(id, <vnft_service::Vnft as Identifiable>::INTERFACE_ID);
    assert_eq!(id.to_string(), "0xad3d5cefad65370b");
}
