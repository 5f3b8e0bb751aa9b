use dynamic_nft::client::{
    DynamicNft as _, DynamicNftCtors as _, DynamicNftProgram,
    gallery::{events::GalleryEvents, *},
};
use sails_rs::{
    client::*,
    futures::{FutureExt as _, StreamExt as _},
    prelude::*,
};

// #region test-setup
const MEDIA: [&str; 3] = ["ipfs://egg", "ipfs://chick", "ipfs://hen"];

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// The network, and a gallery in which Alice has the token 0.
async fn create_gallery() -> (GtestEnv, Service<GalleryImpl, GtestEnv>) {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::dynamic_nft::WASM_BINARY);
    let program = env.deploy::<DynamicNftProgram>(code_id, b"salt".to_vec());
    let mut gallery = program.create().await.unwrap().gallery();
    let media = MEDIA.map(String::from).to_vec();
    assert_eq!(gallery.mint(alice(), media).await.unwrap(), Ok(0));
    (env, gallery)
}

fn shown(gallery: &Service<GalleryImpl, GtestEnv>) -> String {
    gallery.media(0).query().unwrap().unwrap()
}

fn run_blocks(env: &GtestEnv, blocks: u32) {
    (0..blocks).for_each(|_| env.run_next_block());
}
// #endregion test-setup

// #region test-show
#[tokio::test]
async fn one_message_changes_the_token_many_times() {
    let (env, mut gallery) = create_gallery().await;
    let mut events = gallery.listen().await.unwrap();

    // Three changes, ten blocks apart. Nobody sends anything more.
    assert_eq!(gallery.start(0, 3, 10).await.unwrap(), Ok(()));
    assert_eq!(shown(&gallery), "ipfs://egg");

    for (left, media) in [(2, "ipfs://chick"), (1, "ipfs://hen"), (0, "ipfs://egg")] {
        run_blocks(&env, 10);
        assert_eq!(shown(&gallery), media);
        let (id, media) = (0, media.to_string());
        let (_, event) = events.next().await.unwrap();
        assert_eq!(event, GalleryEvents::Changed { id, media, left });
    }

    run_blocks(&env, 50);
    assert_eq!(shown(&gallery), "ipfs://egg");
}
// #endregion test-show

// #region test-gas
#[tokio::test]
async fn a_show_without_gas_pauses_and_goes_on_with_more() {
    let (env, mut gallery) = create_gallery().await;
    let events = gallery.listen().await.unwrap();

    let start = gallery.start(0, 1000, 1).with_gas_limit(20_000_000_000);
    assert_eq!(start.await.unwrap(), Ok(()));
    run_blocks(&env, 50);

    let token = gallery.token(0).query().unwrap().unwrap();
    assert!(token.left > 975 && token.left < 990);
    let paused = GalleryEvents::Paused {
        id: 0,
        left: token.left,
    };
    let changes = 1000 - token.left as usize;
    let last = events.skip(changes).next().now_or_never().flatten();
    assert_eq!(last, Some((gallery.actor_id(), paused)));

    let start = gallery.start(0, token.left, 1).await;
    assert_eq!(start.unwrap(), Ok(()));
    run_blocks(&env, 1);
    let going_on = gallery.token(0).query().unwrap().unwrap();
    assert_eq!(going_on.left, token.left - 1);
}
// #endregion test-gas

// #region test-stale
#[tokio::test]
async fn a_token_with_a_new_owner_stands_still() {
    let (env, mut gallery) = create_gallery().await;
    assert_eq!(gallery.start(0, 3, 10).await.unwrap(), Ok(()));
    assert_eq!(gallery.transfer(0, bob()).await.unwrap(), Ok(()));

    // The message of the first show arrives, and does nothing.
    run_blocks(&env, 20);
    assert_eq!(shown(&gallery), "ipfs://egg");

    let former = gallery.start(0, 3, 10).await.unwrap();
    assert_eq!(former, Err(GalleryError::NotOwner));
    let start = gallery.start(0, 1, 5).with_actor_id(bob());
    assert_eq!(start.await.unwrap(), Ok(()));
    run_blocks(&env, 5);
    assert_eq!(shown(&gallery), "ipfs://chick");
}
// #endregion test-stale

#[tokio::test]
async fn refusals() {
    let (_env, mut gallery) = create_gallery().await;

    let by_hand = gallery.advance(0, 0).await.unwrap();
    assert_eq!(by_hand, Err(GalleryError::NotTheProgram));
    let mint = gallery.mint(bob(), vec!["x".into()]).with_actor_id(bob());
    assert_eq!(mint.await.unwrap(), Err(GalleryError::NotAdmin));
    let empty = gallery.mint(bob(), vec![]).await.unwrap();
    assert_eq!(empty, Err(GalleryError::BadMedia));
    for (times, every) in [(0, 1), (1, 0), (1, 28_801)] {
        let start = gallery.start(0, times, every).await.unwrap();
        assert_eq!(start, Err(GalleryError::BadPlan));
    }
    let unknown = gallery.stop(7).await.unwrap();
    assert_eq!(unknown, Err(GalleryError::UnknownToken));
    assert_eq!(gallery.stop(0).await.unwrap(), Ok(()));
    assert_eq!(shown(&gallery), "ipfs://egg");
}
