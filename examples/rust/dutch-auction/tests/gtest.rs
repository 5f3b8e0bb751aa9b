use dutch_auction::client::{
    DutchAuction as _, DutchAuctionCtors as _, DutchAuctionProgram,
    auction::{Auction as _, AuctionError, Status, events::AuctionEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use vnft::client::{
    NonFungibleToken as _, NonFungibleTokenCtors as _, NonFungibleTokenProgram,
    token::{Token as _, TokenMetadata},
    vnft::{Vnft as _, VnftImpl, io},
};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const TOKEN: U256 = U256::zero();

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

type Auction = Actor<DutchAuctionProgram, GtestEnv>;
type Vnft = Service<VnftImpl, GtestEnv>;

/// Alice sells: from 100 VARA down to 10 within ten minutes, which are 200 blocks.
async fn create_auction(env: &GtestEnv, collection: ActorId) -> Auction {
    let code_id = env.system().submit_code(::dutch_auction::WASM_BINARY);
    let auction = env.deploy(code_id, b"auction".to_vec());
    let created = auction.create(collection, TOKEN, 100 * VARA, 10 * VARA, 600_000);
    created.await.unwrap().unwrap()
}

// #endregion test-setup

// #region test-programs
/// Alice owns a token. The auction may transfer it if she has approved that.
async fn create_programs(env: &GtestEnv, approve: bool) -> (Vnft, Auction) {
    let code_id = env.system().submit_code(vnft::WASM_BINARY);
    let nft = env.deploy::<NonFungibleTokenProgram>(code_id, b"nft".to_vec());
    let nft = nft.new("Cards".into(), "CARD".into()).await.unwrap();
    let metadata = TokenMetadata {
        name: "Ace".into(),
        description: String::new(),
        media: String::new(),
        reference: String::new(),
    };
    let minted = nft.token().mint(alice(), metadata).await;
    assert_eq!(minted.unwrap(), Ok(()));

    let auction = create_auction(env, nft.id()).await;
    let mut vnft = nft.token().vnft();
    if approve {
        let approved = vnft.approve(auction.id(), TOKEN).await;
        assert_eq!(approved.unwrap(), Ok(()));
    }
    (vnft, auction)
}

fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}
// #endregion test-programs

// #region test-buy
#[tokio::test]
async fn the_first_buyer_pays_the_price_of_the_block() {
    let env = GtestEnv::system_default();
    let (vnft, program) = create_programs(&env, true).await;
    let mut auction = program.auction();
    let mut events = auction.listen().await.unwrap();
    let empty = program.balance();

    let early = auction.buy().with_value(20 * VARA).with_actor_id(bob());
    let Err(AuctionError::Underpaid { price }) = early.await.unwrap() else {
        std::panic!("20 VARA are not enough");
    };
    assert!(price > 90 * VARA);
    wait(&env, 100);
    assert!((50 * VARA..60 * VARA).contains(&auction.price().query().unwrap()));

    let buy = auction.buy().with_value(100 * VARA).with_actor_id(bob());
    let Ok(Status::Sold { buyer, price }) = buy.await.unwrap() else {
        std::panic!("100 VARA are enough");
    };
    assert_eq!(buyer, bob());
    assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), program.id());
    let claim = auction.claim().with_actor_id(bob()).await.unwrap();
    assert_eq!(claim, Ok(()));
    assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), bob());
    let again = auction.claim().await.unwrap();
    assert_eq!(again, Err(AuctionError::NotClaimed));
    // The change has gone back, the price waits for Alice.
    assert_eq!(program.balance(), empty + price);
    assert_eq!(auction.withdraw().await.unwrap(), Ok(price));
    assert_eq!(program.balance(), empty);

    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, AuctionEvents::Sold { buyer, price });
    let late = auction.buy().with_value(100 * VARA).await.unwrap();
    assert_eq!(late, Err(AuctionError::NotOpen));
}
// #endregion test-buy

#[tokio::test]
async fn the_price_stops_at_the_floor() {
    let env = GtestEnv::system_default();
    let auction = create_auction(&env, bob()).await.auction();

    wait(&env, 300);

    assert_eq!(auction.price().query().unwrap(), 10 * VARA);
}

// #region test-refund
#[tokio::test]
async fn a_token_that_cannot_be_delivered_costs_nothing() {
    let env = GtestEnv::system_default();
    let (vnft, program) = create_programs(&env, false).await;
    let empty = program.balance();

    let buy = program.auction().buy();
    let status = buy.with_value(100 * VARA).with_actor_id(bob()).await;

    assert_eq!(status.unwrap(), Ok(Status::Open));
    assert_eq!(program.balance(), empty);
    assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), alice());
}
// #endregion test-refund

// #region test-unanswered
/// Charlie's address stands for the collection, which answers who has the token.
fn answer_owner(env: &GtestEnv, owner: ActorId) {
    let question = io::OwnerOf::encode_call(1, TOKEN);
    let answer = [&question[..16], owner.as_ref()].concat();
    let mail = Log::builder().payload_bytes(question);
    let mailbox = env.system().get_mailbox(DEFAULT_USER_CHARLIE);
    mailbox.reply_bytes(mail, answer, 0).unwrap();
    env.run_next_block();
}

#[tokio::test]
async fn without_an_answer_the_value_stays_until_it_is_settled() {
    let env = GtestEnv::system_default();
    // A collection that never answers: the address of a user.
    let program = create_auction(&env, DEFAULT_USER_CHARLIE.into()).await;
    let mut auction = program.auction();
    let empty = program.balance();

    let buy = auction.buy().with_value(100 * VARA).with_actor_id(bob());
    let status = buy.await.unwrap().unwrap();
    assert!(matches!(status, Status::Delivering { paid, .. } if paid == 100 * VARA));
    assert_eq!(program.balance(), empty + 100 * VARA);

    assert_eq!(auction.stop().await.unwrap(), Err(AuctionError::NotOpen));
    let other = auction.buy().with_value(100 * VARA).await.unwrap();
    assert_eq!(other, Err(AuctionError::NotOpen));
    // The collection answers at last, when it is asked who the owner is.
    auction.settle().send_one_way().unwrap();
    env.run_next_block();
    answer_owner(&env, program.id());

    let Status::Sold { price, .. } = auction.status().query().unwrap() else {
        std::panic!("the token has come");
    };
    let back = auction.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(100 * VARA - price));
    assert_eq!(program.balance(), empty + price);
}
// #endregion test-unanswered

#[tokio::test]
async fn a_token_that_the_seller_gave_away_is_not_sold() {
    let env = GtestEnv::system_default();
    let program = create_auction(&env, DEFAULT_USER_CHARLIE.into()).await;
    let mut auction = program.auction();
    let buy = auction.buy().with_value(100 * VARA).with_actor_id(bob());
    let status = buy.await.unwrap().unwrap();
    assert!(matches!(status, Status::Delivering { .. }));

    // The token went to somebody else while the delivery was open.
    let mut events = auction.listen().await.unwrap();
    auction.settle().send_one_way().unwrap();
    env.run_next_block();
    answer_owner(&env, DEFAULT_USER_EVE.into());
    let (_, event) = events.next().await.unwrap();
    let (buyer, value) = (bob(), 100 * VARA);
    assert_eq!(event, AuctionEvents::Due { buyer, value });

    assert_eq!(auction.status().query().unwrap(), Status::Open);
    let back = auction.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(100 * VARA));
}

// #region test-gas
#[tokio::test]
async fn token_and_price_change_hands_together_wherever_the_gas_ran_out() {
    let (mut undone, mut settled, mut sold) = (0, 0, 0);
    for step in 0..25 {
        let gas = 10_000_000_000 + step * 1_000_000_000;
        let env = GtestEnv::system_default();
        let (vnft, program) = create_programs(&env, true).await;
        let mut auction = program.auction();
        let empty = program.balance();

        let buy = auction.buy().with_value(100 * VARA).with_actor_id(bob());
        let _ = buy.with_gas_limit(gas).await;
        wait(&env, 21);
        match auction.settle().await.unwrap() {
            Ok(_) => settled += 1,
            Err(error) => assert_eq!(error, AuctionError::NotOpen),
        }

        let held = program.balance() - empty;
        match auction.status().query().unwrap() {
            Status::Open => {
                assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), alice());
                assert_eq!(held, 0);
                undone += 1;
            }
            Status::Sold { buyer, price } => {
                assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), program.id());
                assert!(held >= price);
                assert_eq!(auction.claim().await.unwrap(), Ok(()));
                assert_eq!(vnft.owner_of(TOKEN).query().unwrap(), buyer);
                sold += 1;
            }
            status => std::panic!("{status:?}"),
        }
    }
    println!("undone {undone}, sold {sold}, settled {settled}");
    assert!(undone > 0 && sold > 0);
}
// #endregion test-gas

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_auction(&env, bob()).await;
    let mut auction = program.auction();

    let stranger = auction.stop().with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(AuctionError::NotSeller));
    let nothing = auction.withdraw().await.unwrap();
    assert_eq!(nothing, Err(AuctionError::NothingDue));
    assert_eq!(auction.settle().await.unwrap(), Err(AuctionError::NotOpen));
    assert_eq!(auction.claim().await.unwrap(), Err(AuctionError::NotSold));
    assert_eq!(auction.stop().await.unwrap(), Ok(()));
    let stopped = auction.buy().with_value(100 * VARA).await.unwrap();
    assert_eq!(stopped, Err(AuctionError::NotOpen));
}
