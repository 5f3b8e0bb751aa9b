use marketplace::client::{
    NftMarketplace as _, NftMarketplaceCtors as _, NftMarketplaceProgram, marketplace::*,
};
use sails_rs::{client::*, futures::StreamExt as _, hex, prelude::*};
use vnft::client::{
    NonFungibleToken as _, NonFungibleTokenCtors as _, NonFungibleTokenProgram,
    token::{Token as _, TokenMetadata},
    vnft::Vnft as _,
};

/// What follows the id of the collection in the event of a sale of token 7 by Alice to
/// Bob for 5 VARA. `examples/typescript` decodes the same bytes.
const SOLD: &str = concat!(
    "0700000000000000000000000000000000000000000000000000000000000000", // token id
    "000000000000000000000000feffffffffffffff000000000000000000000000", // seller: Alice
    "000000000000000000000000fdffffffffffffff000000000000000000000000", // buyer: Bob
    "005039278c0400000000000000000000",                                 // price, 16 bytes
);

// #region test-wire
#[tokio::test]
async fn a_sale_on_the_wire() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::marketplace::WASM_BINARY);
    let program = env.deploy::<NftMarketplaceProgram>(code_id, b"market".to_vec());
    let program = program.create().await.unwrap();
    let token = mint_seventh(&env, program.id()).await;
    let collection = token.collection;
    let mut market = program.marketplace();
    let price = 5_000_000_000_000;
    let listed = market.sell(token.clone(), price).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    let market_id = program.id();
    let from_market = move |event: (ActorId, Vec<u8>)| (event.0 == market_id).then_some(event);
    let mut payloads = env.listen(from_market).await.unwrap();

    let buy = market.buy(token).with_value(price);
    let bought = buy.with_actor_id(DEFAULT_USER_BOB.into()).await.unwrap();

    assert_eq!(bought, Ok(Outcome::Moved));
    let (_, payload): (ActorId, Vec<u8>) = payloads.next().await.unwrap();
    let header = "474d0110e45538518c14599505000100";
    let expected = [header, &hex::encode(collection), SOLD].concat();
    assert_eq!(hex::encode(payload), expected);
}
// #endregion test-wire

/// Alice mints eight tokens, and approves the marketplace for number 7.
async fn mint_seventh(env: &GtestEnv, market: ActorId) -> Token {
    let code_id = env.system().submit_code(vnft::WASM_BINARY);
    let nft = env.deploy::<NonFungibleTokenProgram>(code_id, b"nft".to_vec());
    let nft = nft.new("Cards".into(), "CARD".into()).await.unwrap();
    for _ in 0..8 {
        let metadata = TokenMetadata {
            name: "Card".into(),
            description: String::new(),
            media: String::new(),
            reference: String::new(),
        };
        let minted = nft.token().mint(DEFAULT_USER_ALICE.into(), metadata).await;
        assert_eq!(minted.unwrap(), Ok(()));
    }
    let id = U256::from(7);
    let approved = nft.token().vnft().approve(market, id).await;
    assert_eq!(approved.unwrap(), Ok(()));
    Token {
        collection: nft.id(),
        id,
    }
}
