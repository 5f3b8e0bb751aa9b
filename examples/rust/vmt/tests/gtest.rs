use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use vmt::client::{
    MultiToken as _, MultiTokenCtors as _, MultiTokenProgram,
    token::{Token as _, TokenError, TokenMetadata},
    vmt::{Vmt as _, VmtError, VmtImpl, events::VmtEvents},
};

const GOLD: u32 = 1;
const WOOD: u32 = 2;
const SWORD: u32 = 100;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

fn numbers<const N: usize>(numbers: [u32; N]) -> Vec<U256> {
    numbers.map(U256::from).to_vec()
}

fn metadata(title: &str) -> Option<TokenMetadata> {
    Some(TokenMetadata {
        title: Some(title.into()),
        description: None,
        media: None,
        reference: None,
    })
}

// #region test-setup
/// Alice creates the program and mints to herself: 100 gold, 50 wood, one sword.
async fn create_program() -> Actor<MultiTokenProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::vmt::WASM_BINARY);
    let program = env
        .deploy(code_id, b"salt".to_vec())
        .new("Example".into(), "EX".into(), 0)
        .await
        .unwrap();
    let ids = numbers([GOLD, WOOD, SWORD]);
    let amounts = numbers([100, 50, 1]);
    let kinds = vec![None, None, metadata("Sword")];
    let minted = program.token().mint_batch(alice(), ids, amounts, kinds);
    assert_eq!(minted.await.unwrap(), Ok(()));
    program
}
// #endregion test-setup

// #region test-batch
#[tokio::test]
async fn a_batch_moves_several_tokens_with_one_event() {
    let mut vmt = create_program().await.token().vmt();
    let mut events = vmt.listen().await.unwrap();
    let (from, to) = (alice(), bob());
    let (ids, amounts) = (numbers([GOLD, SWORD]), numbers([70, 1]));

    let moved = vmt
        .batch_transfer_from(from, to, ids.clone(), amounts.clone())
        .await;

    assert_eq!(moved.unwrap(), Ok(()));
    let accounts = vec![alice(), bob(), bob()];
    let of = numbers([GOLD, GOLD, SWORD]);
    let balances = vmt.balance_of_batch(accounts, of).query().unwrap();
    assert_eq!(balances, Ok(numbers([30, 70, 1])));
    let (_, event) = events.next().await.unwrap();
    assert_eq!(
        event,
        VmtEvents::Transfer {
            from,
            to,
            ids,
            amounts
        }
    );
}
// #endregion test-batch

#[tokio::test]
async fn one_token_is_a_batch_of_one() {
    let mut vmt = create_program().await.token().vmt();

    let moved = vmt.transfer_from(alice(), bob(), WOOD.into(), 50.into());

    assert_eq!(moved.await.unwrap(), Ok(()));
    let rest = vmt.balance_of(alice(), WOOD.into()).query().unwrap();
    assert_eq!(rest, 0.into());
}

// #region test-atomic
#[tokio::test]
async fn a_batch_moves_everything_or_nothing() {
    let mut vmt = create_program().await.token().vmt();

    // Enough gold, but not enough wood.
    let (ids, amounts) = (numbers([GOLD, WOOD]), numbers([100, 51]));
    let refused = vmt.batch_transfer_from(alice(), bob(), ids, amounts);
    assert_eq!(refused.await.unwrap(), Err(VmtError::InsufficientBalance));

    // Enough for each entry, but not for both.
    let (ids, amounts) = (numbers([GOLD, GOLD]), numbers([60, 60]));
    let refused = vmt.batch_transfer_from(alice(), bob(), ids, amounts);
    assert_eq!(refused.await.unwrap(), Err(VmtError::InsufficientBalance));

    let gold = vmt.balance_of(bob(), GOLD.into()).query().unwrap();
    assert_eq!(gold, 0.into());
}
// #endregion test-atomic

// #region test-operator
#[tokio::test]
async fn an_operator_moves_every_token() {
    let mut vmt = create_program().await.token().vmt();
    let (ids, amounts) = (numbers([WOOD, SWORD]), numbers([5, 1]));

    let early = vmt.batch_transfer_from(alice(), bob(), ids.clone(), amounts.clone());
    let early = early.with_actor_id(charlie()).await.unwrap();
    assert_eq!(early, Err(VmtError::CallerIsNotOwnerOrApproved));

    assert_eq!(vmt.approve(charlie()).await.unwrap(), Ok(true));

    let moved = vmt.batch_transfer_from(alice(), bob(), ids, amounts);
    assert_eq!(moved.with_actor_id(charlie()).await.unwrap(), Ok(()));
    assert!(vmt.is_approved(alice(), charlie()).query().unwrap());
}
// #endregion test-operator

#[tokio::test]
async fn refusals() {
    let mut vmt = create_program().await.token().vmt();
    let gold = U256::from(GOLD);

    let to_self = vmt.transfer_from(alice(), alice(), gold, 1.into());
    let same = VmtError::SenderAndRecipientAddressesAreSame;
    assert_eq!(to_self.await.unwrap(), Err(same));

    let nowhere = vmt.transfer_from(alice(), ActorId::zero(), gold, 1.into());
    assert_eq!(nowhere.await.unwrap(), Err(VmtError::ZeroAddress));

    let uneven = vmt.batch_transfer_from(alice(), bob(), vec![gold], vec![]);
    assert_eq!(uneven.await.unwrap(), Err(VmtError::LengthMismatch));

    assert_eq!(vmt.approve(alice()).await.unwrap(), Ok(false));
    let nobody = vmt.approve(ActorId::zero()).await.unwrap();
    assert_eq!(nobody, Err(VmtError::ZeroAddress));

    let uneven = vmt.balance_of_batch(vec![bob()], vec![]).query().unwrap();
    assert_eq!(uneven, Err(VmtError::LengthMismatch));
}

// #region test-kinds
#[tokio::test]
async fn an_id_with_metadata_is_one_of_a_kind() {
    let mut token = create_program().await.token();
    let sword = U256::from(SWORD);

    let again = token.mint(bob(), sword, 1.into(), None).await.unwrap();
    assert_eq!(again, Err(TokenError::TokenAlreadyExists));

    let two = token.mint(bob(), 101.into(), 2.into(), metadata("Bow"));
    let refused = Err(TokenError::MintMetadataToFungibleToken);
    assert_eq!(two.await.unwrap(), refused);

    // More of a fungible token is fine.
    let more = token.mint(bob(), GOLD.into(), 5.into(), None).await;
    assert_eq!(more.unwrap(), Ok(()));
    let supply = token.vmt().total_supply().query().unwrap();
    let gold = (U256::from(GOLD), U256::from(105));
    assert_eq!(supply[0], gold);
}
// #endregion test-kinds

#[tokio::test]
async fn minting_nothing_uses_up_no_id() {
    let mut token = create_program().await.token();
    let ids = token.vmt().total_supply().query().unwrap();

    let nothing = token.mint(bob(), 102.into(), 0.into(), None).await;
    assert_eq!(nothing.unwrap(), Ok(()));
    let none = token.mint(bob(), 102.into(), 0.into(), metadata("Bow"));
    let refused = Err(TokenError::MintMetadataToFungibleToken);
    assert_eq!(none.await.unwrap(), refused);

    assert_eq!(token.vmt().total_supply().query().unwrap(), ids);
    let bow = token.mint(bob(), 102.into(), 1.into(), metadata("Bow"));
    assert_eq!(bow.await.unwrap(), Ok(()));
}

#[tokio::test]
async fn mint_checks_the_batch() {
    let mut token = create_program().await.token();

    let stranger = token.mint(bob(), GOLD.into(), 1.into(), None);
    let stranger = stranger.with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(TokenError::NotOwner));

    let (ids, amounts) = (numbers([7, 7]), numbers([1, 1]));
    let twice = token.mint_batch(bob(), ids, amounts, vec![None, None]);
    assert_eq!(twice.await.unwrap(), Err(TokenError::IdIsNotUnique));

    let short = token.mint_batch(bob(), numbers([7]), numbers([1]), vec![]);
    assert_eq!(short.await.unwrap(), Err(TokenError::LengthMismatch));

    let nowhere = token.mint(ActorId::zero(), GOLD.into(), 1.into(), None);
    assert_eq!(nowhere.await.unwrap(), Err(TokenError::ZeroAddress));

    let much = token.mint(bob(), GOLD.into(), U256::MAX, None).await;
    assert_eq!(much.unwrap(), Err(TokenError::NumericOverflow));
}

#[tokio::test]
async fn burn_lowers_the_supply() {
    let mut token = create_program().await.token();

    let burnt = token.burn(alice(), GOLD.into(), 40.into()).await;
    assert_eq!(burnt.unwrap(), Ok(()));
    let much = token.burn(alice(), GOLD.into(), 61.into()).await;
    assert_eq!(much.unwrap(), Err(TokenError::NotEnoughBalance));

    let supply = token.vmt().total_supply().query().unwrap();
    assert_eq!(supply[0].1, 60.into());

    // Nothing taken of an id that was never minted adds no id to the supply.
    let nothing = token.burn(alice(), 77.into(), 0.into()).await;
    assert_eq!(nothing.unwrap(), Ok(()));
    let ids = token.vmt().total_supply().query().unwrap().len();
    assert_eq!(ids, supply.len());
}

#[test]
fn the_standard_has_an_interface_id_of_its_own() {
    let id = VmtImpl::INTERFACE_ID;
    assert_eq!(id, <vmt_service::Vmt as Identifiable>::INTERFACE_ID);
    assert_eq!(id.to_string(), "0xa94c4718a54ebf6e");
}
