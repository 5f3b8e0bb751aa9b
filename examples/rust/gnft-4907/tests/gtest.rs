use gnft_4907::client::{
    RentableCollection as _, RentableCollectionCtors as _, RentableCollectionProgram,
    nft::{Nft as _, NftError, NftImpl, events::NftEvents},
    rentable_nft::{
        RentableNft as _, RentableNftImpl, Rental, RentalError, events::RentableNftEvents,
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const MINUTE: u64 = 60_000;
const TOKEN: U256 = U256::zero();

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Nft = Service<NftImpl, GtestEnv>;
type Rentals = Service<RentableNftImpl, GtestEnv>;

/// Alice is the minter and owns the token 0. The two clients are for one service.
async fn create_program(env: &GtestEnv) -> (Nft, Rentals) {
    let code_id = env.system().submit_code(::gnft_4907::WASM_BINARY);
    let program = env.deploy::<RentableCollectionProgram>(code_id, b"nft".to_vec());
    let rentals = program.create().await.unwrap().rentable_nft();
    let mut nft = rentals.nft();
    assert_eq!(nft.mint(alice()).await.unwrap(), Ok(TOKEN));
    (nft, rentals)
}
// #endregion test-setup

// #region test-rental
#[tokio::test]
async fn a_rental_ends_without_a_transaction() {
    let env = GtestEnv::system_default();
    let (nft, mut rentals) = create_program(&env).await;
    let mut events = rentals.listen().await.unwrap();
    let expires = env.system().block_timestamp() + MINUTE;

    let lent = rentals.set_user(TOKEN, bob(), expires).await.unwrap();
    assert_eq!(lent, Ok(()));
    assert_eq!(rentals.user_of(TOKEN).query().unwrap(), Some(bob()));
    assert_eq!(rentals.user_expires(TOKEN).query().unwrap(), Some(expires));
    assert_eq!(nft.owner_of(TOKEN).query().unwrap(), Some(alice()));

    // A block takes three seconds. Nobody sends anything.
    for _ in 0..20 {
        env.run_next_block();
    }
    assert_eq!(rentals.user_of(TOKEN).query().unwrap(), None);

    let (token_id, user) = (TOKEN, bob());
    let rental = Rental { user, expires };
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, RentableNftEvents::UserSet { token_id, rental });
}
// #endregion test-rental

// #region test-transfer
#[tokio::test]
async fn the_user_keeps_the_time_when_the_owner_changes() {
    let env = GtestEnv::system_default();
    let (mut nft, mut rentals) = create_program(&env).await;
    let mut events = nft.listen().await.unwrap();
    let expires = env.system().block_timestamp() + MINUTE;
    let lent = rentals.set_user(TOKEN, bob(), expires).await.unwrap();
    assert_eq!(lent, Ok(()));

    assert_eq!(nft.transfer(charlie(), TOKEN).await.unwrap(), Ok(()));

    assert_eq!(nft.owner_of(TOKEN).query().unwrap(), Some(charlie()));
    assert_eq!(rentals.user_of(TOKEN).query().unwrap(), Some(bob()));
    let (from, to, token_id) = (alice(), charlie(), TOKEN);
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, NftEvents::Transfer { from, to, token_id });

    // The new owner has bought a token with a user.
    let again = rentals.set_user(TOKEN, charlie(), expires + MINUTE);
    let in_use = again.with_actor_id(charlie()).await.unwrap();
    assert_eq!(in_use, Err(RentalError::InUse { expires }));
}
// #endregion test-transfer

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (mut nft, mut rentals) = create_program(&env).await;
    let now = env.system().block_timestamp();

    let stranger = rentals.set_user(TOKEN, bob(), now + MINUTE);
    let refused = stranger.with_actor_id(bob()).await.unwrap();
    assert_eq!(refused, Err(RentalError::NotOwner));
    let past = rentals.set_user(TOKEN, bob(), now).await.unwrap();
    assert_eq!(past, Err(RentalError::TooShort));
    // Who uses a token does not own it.
    let lent = rentals.set_user(TOKEN, bob(), now + MINUTE).await.unwrap();
    assert_eq!(lent, Ok(()));
    let stolen = nft.transfer(bob(), TOKEN).with_actor_id(bob()).await;
    assert_eq!(stolen.unwrap(), Err(NftError::NotOwner));
    let own = nft.transfer(alice(), TOKEN).await.unwrap();
    assert_eq!(own, Err(NftError::SelfTransfer));
    let minted = nft.mint(bob()).with_actor_id(bob()).await.unwrap();
    assert_eq!(minted, Err(NftError::NotMinter));
}
