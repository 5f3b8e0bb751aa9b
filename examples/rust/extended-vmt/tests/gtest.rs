use extended_vmt::client::{
    ExtendedVmt as _, ExtendedVmtCtors as _, ExtendedVmtProgram,
    roles::{Role, Roles as _},
    token::{Token as _, TokenError, TokenMetadata, events::TokenEvents},
    vmt::{Vmt as _, VmtError, VmtImpl},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

const WOOD: u32 = 1;
const SWORD: u32 = 2;
const EXCALIBUR: u32 = 100;

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

fn units<const N: usize>(pairs: [(u32, u32); N]) -> Vec<(U256, U256)> {
    let pairs = pairs.into_iter();
    pairs.map(|(id, sum)| (id.into(), sum.into())).collect()
}

fn excalibur() -> TokenMetadata {
    TokenMetadata {
        title: Some("Excalibur".into()),
        description: None,
        media: None,
        reference: None,
    }
}

// #region test-setup
/// Alice creates the program, which gives her all roles. Bob gets wood and swords.
async fn create_program() -> Actor<ExtendedVmtProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::extended_vmt::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let created = program.create("Armoury".into(), "ARM".into(), 0).await;
    let program: Actor<ExtendedVmtProgram, GtestEnv> = created.unwrap();
    let minted = program.token().mint(bob(), units([(WOOD, 50), (SWORD, 3)]));
    assert_eq!(minted.await.unwrap(), Ok(()));
    program
}
// #endregion test-setup

// #region test-batch
#[tokio::test]
async fn a_batch_burns_all_or_nothing() {
    let program = create_program().await;
    let mut token = program.token();
    let mut events = token.listen().await.unwrap();
    let granted = program.roles().grant(Role::Burner, charlie()).await;
    assert_eq!(granted.unwrap(), Ok(true));

    // Ten wood would do, four swords would not.
    let batch = token.burn(bob(), units([(WOOD, 10), (SWORD, 4)]));
    let refused = batch.with_actor_id(charlie()).await.unwrap();
    assert_eq!(refused, Err(TokenError::InsufficientBalance));
    let wood = token.vmt().balance_of(bob(), WOOD.into()).query();
    assert_eq!(wood.unwrap(), 50.into());

    let batch = token.burn(bob(), units([(WOOD, 10), (SWORD, 1)]));
    assert_eq!(batch.with_actor_id(charlie()).await.unwrap(), Ok(()));
    let supply = token.vmt().total_supply().query().unwrap();
    assert_eq!(supply, units([(WOOD, 40), (SWORD, 2)]));
    let (_, event) = events.next().await.unwrap();
    let (from, units) = (bob(), units([(WOOD, 10), (SWORD, 1)]));
    assert_eq!(event, TokenEvents::Burned { from, units });
}
// #endregion test-batch

// #region test-item
#[tokio::test]
async fn a_single_item_stays_single() {
    let program = create_program().await;
    let mut token = program.token();
    let id = U256::from(EXCALIBUR);

    let taken = token.create_item(bob(), SWORD.into(), excalibur());
    assert_eq!(taken.await.unwrap(), Err(TokenError::IdTaken));
    let created = token.create_item(bob(), id, excalibur()).await.unwrap();
    assert_eq!(created, Ok(()));
    let second = token.mint(bob(), units([(EXCALIBUR, 1)])).await.unwrap();
    assert_eq!(second, Err(TokenError::SingleItem));

    let metadata = token.metadata(id).query().unwrap();
    assert_eq!(metadata, Some(excalibur()));
    // Not even after it was destroyed.
    let burnt = token.burn(bob(), units([(EXCALIBUR, 1)])).await.unwrap();
    assert_eq!(burnt, Ok(()));
    let again = token.create_item(bob(), id, excalibur()).await.unwrap();
    assert_eq!(again, Err(TokenError::IdTaken));
}
// #endregion test-item

#[tokio::test]
async fn an_operator_moves_several_ids_at_once() {
    let program = create_program().await;
    let mut vmt = program.token().vmt();
    let both: [U256; 2] = [WOOD.into(), SWORD.into()];
    let sums: [U256; 2] = [20.into(), 3.into()];

    let batch = vmt.batch_transfer_from(bob(), charlie(), both.into(), sums.into());
    let early = batch.with_actor_id(charlie()).await.unwrap();
    assert_eq!(early, Err(VmtError::CallerIsNotOwnerOrApproved));
    let approved = vmt.approve(charlie()).with_actor_id(bob()).await;
    assert_eq!(approved.unwrap(), Ok(true));
    let batch = vmt.batch_transfer_from(bob(), charlie(), both.into(), sums.into());
    assert_eq!(batch.with_actor_id(charlie()).await.unwrap(), Ok(()));

    let accounts = vec![charlie(), charlie()];
    let balances = vmt.balance_of_batch(accounts, both.into()).query();
    assert_eq!(balances.unwrap(), Ok(sums.into()));
}

#[tokio::test]
async fn refusals() {
    let program = create_program().await;
    let mut token = program.token();

    let stranger = token.mint(bob(), units([(WOOD, 1)])).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(TokenError::NotAllowed));
    let nobody = token.mint(ActorId::zero(), units([(WOOD, 1)]));
    assert_eq!(nobody.await.unwrap(), Err(TokenError::ZeroAddress));
    let overflow = token.mint(bob(), vec![(WOOD.into(), U256::MAX)]);
    assert_eq!(overflow.await.unwrap(), Err(TokenError::NumericOverflow));
}

#[test]
fn the_interface_is_that_of_the_standard() {
    let id = VmtImpl::INTERFACE_ID;
    assert_eq!(id, <vmt_service::Vmt as Identifiable>::INTERFACE_ID);
    assert_eq!(id.to_string(), "0xa94c4718a54ebf6e");
}
