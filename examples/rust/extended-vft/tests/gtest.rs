use extended_vft::client::{
    ExtendedVft as _, ExtendedVftCtors as _, ExtendedVftProgram,
    roles::{Role, Roles as _, RolesError, events::RolesEvents},
    token::{Token as _, TokenError, events::TokenEvents},
    vft::{Vft as _, VftImpl},
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

// #region test-setup
/// Alice creates the program, which gives her all roles.
async fn create_program(env: &GtestEnv) -> Actor<ExtendedVftProgram, GtestEnv> {
    let code_id = env.system().submit_code(::extended_vft::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    program
        .create("Example".into(), "EX".into(), 12)
        .await
        .unwrap()
}
// #endregion test-setup

// #region test-grant
#[tokio::test]
async fn a_minter_is_appointed_and_dismissed() {
    let program = create_program(&GtestEnv::system_default()).await;
    let (mut token, mut roles) = (program.token(), program.roles());
    let mut announced = roles.listen().await.unwrap();
    let mut minted = token.listen().await.unwrap();
    let mut mint_as_bob = || token.mint(charlie(), 40.into()).with_actor_id(bob());
    assert_eq!(mint_as_bob().await.unwrap(), Err(TokenError::NotAllowed));

    assert_eq!(roles.grant(Role::Minter, bob()).await.unwrap(), Ok(true));
    assert_eq!(roles.grant(Role::Minter, bob()).await.unwrap(), Ok(false));
    assert_eq!(mint_as_bob().await.unwrap(), Ok(true));
    assert_eq!(roles.revoke(Role::Minter, bob()).await.unwrap(), Ok(true));
    assert_eq!(mint_as_bob().await.unwrap(), Err(TokenError::NotAllowed));

    let supply = program.token().vft().total_supply().query().unwrap();
    assert_eq!(supply, 40.into());
    let (role, to) = (Role::Minter, bob());
    let (_, event) = announced.next().await.unwrap();
    assert_eq!(event, RolesEvents::Granted { role, to });
    let (role, from) = (Role::Minter, bob());
    let (_, event) = announced.next().await.unwrap();
    assert_eq!(event, RolesEvents::Revoked { role, from });
    let (to, value) = (charlie(), 40.into());
    let (_, event) = minted.next().await.unwrap();
    assert_eq!(event, TokenEvents::Minted { to, value });
}
// #endregion test-grant

// #region test-admin
#[tokio::test]
async fn only_an_admin_grants_and_one_always_remains() {
    let program = create_program(&GtestEnv::system_default()).await;
    let mut roles = program.roles();

    let stranger = roles.grant(Role::Admin, bob()).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(RolesError::NotAdmin));
    let last = roles.revoke(Role::Admin, alice()).await.unwrap();
    assert_eq!(last, Err(RolesError::LastAdmin));

    let second = roles.grant(Role::Admin, bob()).await.unwrap();
    assert_eq!(second, Ok(true));
    let first = roles.revoke(Role::Admin, alice()).with_actor_id(bob());
    assert_eq!(first.await.unwrap(), Ok(true));

    assert_eq!(roles.holders(Role::Admin).query().unwrap(), [bob()]);
    // The other roles of Alice are hers still.
    assert!(roles.has_role(Role::Burner, alice()).query().unwrap());
    let gone = roles.grant(Role::Minter, alice()).await.unwrap();
    assert_eq!(gone, Err(RolesError::NotAdmin));
}
// #endregion test-admin

#[tokio::test]
async fn a_burner_lowers_the_supply() {
    let program = create_program(&GtestEnv::system_default()).await;
    let mut token = program.token();
    let minted = token.mint(charlie(), 100.into()).await.unwrap();
    assert_eq!(minted, Ok(true));

    let stranger = token.burn(charlie(), 1.into()).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(TokenError::NotAllowed));
    let too_much = token.burn(charlie(), 101.into()).await.unwrap();
    assert_eq!(too_much, Err(TokenError::InsufficientBalance));
    assert_eq!(token.burn(charlie(), 0.into()).await.unwrap(), Ok(false));
    assert_eq!(token.burn(charlie(), 30.into()).await.unwrap(), Ok(true));
    let overflow = token.mint(bob(), U256::MAX).await.unwrap();
    assert_eq!(overflow, Err(TokenError::NumericOverflow));

    let vft = token.vft();
    assert_eq!(vft.balance_of(charlie()).query().unwrap(), 70.into());
    assert_eq!(vft.total_supply().query().unwrap(), 70.into());
}

// #region test-standard
#[tokio::test]
async fn a_client_of_another_token_moves_this_one() {
    use vft::client::{
        FungibleToken as _, FungibleTokenProgram, token::Token as _, vft as standard,
    };
    assert_eq!(VftImpl::INTERFACE_ID, standard::VftImpl::INTERFACE_ID);

    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let minted = program.token().mint(alice(), 100.into()).await.unwrap();
    assert_eq!(minted, Ok(true));

    // The client knows crate vft only, and this program has the same interface.
    let other = Actor::<FungibleTokenProgram, _>::new(env, program.id());
    let mut wallet = other.token().vft();
    let moved = standard::Vft::transfer(&mut wallet, bob(), 40.into()).await;

    assert_eq!(moved.unwrap(), Ok(true));
    let balance = program.token().vft().balance_of(bob()).query().unwrap();
    assert_eq!(balance, 40.into());
}
// #endregion test-standard
