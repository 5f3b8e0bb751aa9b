use onchain_nft::{
    MAX_DRAWING,
    client::{
        CreateError, OnchainNft as _, OnchainNftCtors as _, OnchainNftProgram,
        nft::{Nft as _, events::NftEvents, *},
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const SKY: &str = r#"<rect width="100" height="100" fill="lightblue"/>"#;
const SUN: &str = r#"<circle cx="50" cy="50" r="20" fill="gold"/>"#;
const MOON: &str = r#"<circle cx="50" cy="50" r="20" fill="white"/>"#;

type Program = Actor<OnchainNftProgram, GtestEnv>;

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// Two layers: the first with one drawing, the second with two.
async fn create_collection(env: &GtestEnv, art: [&str; 3]) -> Program {
    let code_id = env.system().submit_code(::onchain_nft::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let program = program.create(2).await.unwrap().unwrap();
    for (layer, svg) in [0, 1, 1].into_iter().zip(art) {
        let drawn = program.nft().draw(layer, svg.into()).await;
        assert!(drawn.unwrap().is_ok());
    }
    program
}
// #endregion test-setup

// #region test-picture
#[tokio::test]
async fn a_token_is_drawn_from_its_layers() {
    let env = GtestEnv::system_default();
    let mut nft = create_collection(&env, [SKY, SUN, MOON]).await.nft();
    let mut events = nft.listen().await.unwrap();

    let mint = nft.mint(vec![0, 1]).with_actor_id(bob()).await;
    let token = mint.unwrap().unwrap();
    let (_, event) = events.next().await.unwrap();
    assert_eq!(
        event,
        NftEvents::Minted {
            token,
            owner: bob()
        }
    );

    let picture = nft.picture(token).query().unwrap().unwrap();
    let svg = r#"<svg xmlns="http://www.w3.org/2000/svg">"#;
    let expected = format!("{svg}{SKY}{MOON}</svg>");
    assert_eq!(picture, expected);
    assert_eq!(nft.mint(vec![0, 1]).await.unwrap(), Err(NftError::Exists));
    assert_eq!(nft.picture(token + 1).query().unwrap(), None);
}
// #endregion test-picture

// #region test-memory
/// Gas that one message burns.
fn gas(env: &GtestEnv, program: ActorId, payload: Vec<u8>) -> u64 {
    let system = env.system();
    let raw = system.get_program(program).unwrap();
    let message = raw.send_bytes(DEFAULT_USER_ALICE, payload);
    let block = system.run_next_block();
    assert!(block.succeed.contains(&message));
    block.gas_burned[&message]
}

#[tokio::test]
async fn large_drawings_cost_only_who_touches_them() {
    let large = " ".repeat(MAX_DRAWING);
    let mut costs = Vec::new();
    for art in [[SKY, SUN, MOON], [&large[..]; 3]] {
        let env = GtestEnv::system_default();
        let program = create_collection(&env, art).await;
        let mut nft = program.nft();
        let draw = nft.draw(0, art[0].into()).encode_call();
        let mint = nft.mint(vec![0, 1]).encode_call();
        let picture = nft.picture(0).encode_call();
        costs.push([draw, mint, picture].map(|payload| gas(&env, program.id(), payload)));
    }
    let [small, large] = [costs[0], costs[1]];
    let [draw, mint, picture] = [0, 1, 2];
    // Who draws writes the drawing, and who asks for the picture reads it.
    assert!(large[draw] > small[draw] * 3 / 2);
    assert!(large[picture] > small[picture] * 3 / 2);
    // Who mints chooses numbers. The drawings stay where they are.
    assert!(large[mint] <= small[mint]);
}
// #endregion test-memory

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let mut nft = create_collection(&env, [SKY, SUN, MOON]).await.nft();

    let stranger = nft.draw(0, SUN.into()).with_actor_id(bob()).await;
    assert_eq!(stranger.unwrap(), Err(NftError::NotArtist));
    let large = nft.draw(0, " ".repeat(MAX_DRAWING + 1)).await.unwrap();
    assert_eq!(large, Err(NftError::TooLarge));
    let layer = nft.draw(2, SUN.into()).await.unwrap();
    assert_eq!(layer, Err(NftError::UnknownLayer));
    let short = nft.mint(vec![0]).await.unwrap();
    assert_eq!(short, Err(NftError::WrongNumberOfDrawings));
    let unknown = nft.mint(vec![1, 0]).await.unwrap();
    assert_eq!(unknown, Err(NftError::UnknownDrawing));

    let code_id = env.system().submit_code(::onchain_nft::WASM_BINARY);
    let flat = env.deploy::<OnchainNftProgram>(code_id, b"other".to_vec());
    let result = flat.create(0).await.unwrap();
    assert_eq!(result.err(), Some(CreateError::BadLayers));
}

#[tokio::test]
async fn only_the_owner_gives_a_token_away() {
    let env = GtestEnv::system_default();
    let mut nft = create_collection(&env, [SKY, SUN, MOON]).await.nft();
    let token = nft.mint(vec![0, 0]).await.unwrap().unwrap();

    assert_eq!(nft.transfer(token, bob()).await.unwrap(), Ok(()));
    assert_eq!(nft.token(token).query().unwrap().unwrap().owner, bob());
    let former = nft.transfer(token, bob()).await.unwrap();
    assert_eq!(former, Err(NftError::NotOwner));
    let unknown = nft.transfer(token + 1, bob()).await.unwrap();
    assert_eq!(unknown, Err(NftError::UnknownToken));
}
