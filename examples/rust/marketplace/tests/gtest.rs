use marketplace::client::{
    NftMarketplace as _, NftMarketplaceCtors as _, NftMarketplaceProgram,
    marketplace::{events::MarketplaceEvents, *},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};
use vnft::client::{
    NonFungibleToken as _, NonFungibleTokenCtors as _, NonFungibleTokenProgram,
    token::{Token as _, TokenMetadata},
    vnft::{Vnft as _, io},
};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const HOUR: u64 = 3_600_000;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Market = Actor<NftMarketplaceProgram, GtestEnv>;
type Collection = Actor<NonFungibleTokenProgram, GtestEnv>;

/// Alice, admin of a collection, owns its token 0 and approves the marketplace for it.
async fn create_programs(env: &GtestEnv) -> (Market, Collection, Token) {
    let code_id = env.system().submit_code(::marketplace::WASM_BINARY);
    let market = env.deploy::<NftMarketplaceProgram>(code_id, b"market".to_vec());
    let market = market.create().await.unwrap();
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
    let token = Token {
        collection: nft.id(),
        id: 0.into(),
    };
    let approved = nft.token().vnft().approve(market.id(), token.id).await;
    assert_eq!(approved.unwrap(), Ok(()));
    (market, nft, token)
}

fn owner(nft: &Collection) -> ActorId {
    nft.token().vnft().owner_of(0.into()).query().unwrap()
}
// #endregion test-setup

// #region test-buy
#[tokio::test]
async fn a_token_is_sold_and_the_price_is_due_to_the_seller() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let mut events = market.listen().await.unwrap();
    let (price, empty) = (5 * VARA, program.balance());

    let listed = market.sell(token.clone(), price).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    assert_eq!(owner(&nft), program.id());
    let cheap = market.buy(token.clone()).with_value(VARA);
    let cheap = cheap.with_actor_id(bob()).await.unwrap();
    assert_eq!(cheap, Err(MarketError::WrongValue { expected: price }));
    let bought = market.buy(token.clone()).with_value(price);
    let bought = bought.with_actor_id(bob()).await.unwrap();
    assert_eq!(bought, Ok(Outcome::Moved));

    assert_eq!(owner(&nft), bob());
    assert_eq!(market.item(token.clone()).query().unwrap(), None);
    assert_eq!(market.withdraw().await.unwrap(), Ok(price));
    assert_eq!(program.balance(), empty);
    let _listed = events.next().await.unwrap();
    let (_, event) = events.next().await.unwrap();
    let (seller, buyer) = (alice(), bob());
    let sold = MarketplaceEvents::Sold {
        token,
        seller,
        buyer,
        price,
    };
    assert_eq!(event, sold);
}
// #endregion test-buy

// #region test-offer
#[tokio::test]
async fn the_seller_accepts_an_offer_and_the_others_take_theirs_back() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let listed = market.sell(token.clone(), 100 * VARA).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    let empty = program.balance();

    for (by, value) in [(bob(), 3 * VARA), (charlie(), 4 * VARA)] {
        let offer = market.offer(token.clone()).with_value(value);
        assert_eq!(offer.with_actor_id(by).await.unwrap(), Ok(()));
    }
    let stranger = market.accept(token.clone(), bob(), 3 * VARA);
    let stranger = stranger.with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(MarketError::NotSeller));
    // Charlie might offer less at the last moment.
    let less = market.accept(token.clone(), charlie(), 5 * VARA).await;
    assert_eq!(less.unwrap(), Err(MarketError::UnknownOffer));
    let accepted = market.accept(token.clone(), charlie(), 4 * VARA).await;
    assert_eq!(accepted.unwrap(), Ok(Outcome::Moved));

    assert_eq!(owner(&nft), charlie());
    assert_eq!(market.due(alice()).query().unwrap(), 4 * VARA);
    let back = market.retract(token).with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(3 * VARA));
    assert_eq!(program.balance(), empty + 4 * VARA);
}
// #endregion test-offer

#[tokio::test]
async fn an_old_offer_does_not_end_an_auction() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let listed = market.sell(token.clone(), 100 * VARA).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    let offer = market.offer(token.clone()).with_value(VARA);
    assert_eq!(offer.with_actor_id(bob()).await.unwrap(), Ok(()));
    let cancelled = market.cancel(token.clone()).await.unwrap();
    assert_eq!(cancelled, Ok(Outcome::Moved));

    // The offer waits for the next listing, which is an auction with a bid.
    let approved = nft.token().vnft().approve(program.id(), token.id).await;
    assert_eq!(approved.unwrap(), Ok(()));
    let opened = market.auction(token.clone(), VARA, HOUR).await.unwrap();
    assert_eq!(opened, Ok(Outcome::Moved));
    let bid = market.bid(token.clone()).with_value(3 * VARA);
    assert_eq!(bid.with_actor_id(charlie()).await.unwrap(), Ok(()));
    let accepted = market.accept(token.clone(), bob(), VARA).await.unwrap();
    assert_eq!(accepted, Err(MarketError::BadSale));

    (0..1200).for_each(|_| env.run_next_block());
    let settled = market.settle(token.clone()).await.unwrap();
    assert_eq!(settled, Ok(Outcome::Moved));
    assert_eq!(owner(&nft), charlie());
    let back = market.retract(token).with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(VARA));
}

// #region test-auction
#[tokio::test]
async fn the_best_bid_wins_and_the_others_are_due() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let opened = market.auction(token.clone(), VARA, HOUR).await.unwrap();
    assert_eq!(opened, Ok(Outcome::Moved));

    let bid = market.bid(token.clone()).with_value(2 * VARA);
    assert_eq!(bid.with_actor_id(bob()).await.unwrap(), Ok(()));
    let low = market.bid(token.clone()).with_value(2 * VARA);
    let expected = 2 * VARA + 1;
    let low = low.with_actor_id(charlie()).await.unwrap();
    assert_eq!(low, Err(MarketError::WrongValue { expected }));
    let bid = market.bid(token.clone()).with_value(3 * VARA);
    assert_eq!(bid.with_actor_id(charlie()).await.unwrap(), Ok(()));
    let early = market.settle(token.clone()).await.unwrap();
    assert_eq!(early, Err(MarketError::TooEarly));
    let cancelled = market.cancel(token.clone()).await.unwrap();
    assert_eq!(cancelled, Err(MarketError::HasBid));

    (0..1200).for_each(|_| env.run_next_block());
    let late = market.bid(token.clone()).with_value(9 * VARA);
    assert_eq!(late.await.unwrap(), Err(MarketError::TooLate));
    let settled = market.settle(token).with_actor_id(bob()).await.unwrap();
    assert_eq!(settled, Ok(Outcome::Moved));

    assert_eq!(owner(&nft), charlie());
    assert_eq!(market.due(alice()).query().unwrap(), 3 * VARA);
    assert_eq!(market.due(bob()).query().unwrap(), 2 * VARA);
}
// #endregion test-auction

// #region test-refused
#[tokio::test]
async fn a_token_that_cannot_be_delivered_costs_nothing() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let listed = market.sell(token.clone(), VARA).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));

    // The admin of the collection destroys the token under the marketplace.
    let burnt = nft.token().burn(program.id(), token.id).await;
    assert_eq!(burnt.unwrap(), Ok(()));
    let bought = market.buy(token.clone()).with_value(VARA);
    let bought = bought.with_actor_id(bob()).await.unwrap();

    assert_eq!(bought, Ok(Outcome::Refused));
    let back = market.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(VARA));
    assert_eq!(market.due(alice()).query().unwrap(), 0);
}
// #endregion test-refused

#[tokio::test]
async fn an_auction_of_a_token_that_is_gone_gives_the_bid_back() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let empty = program.balance();
    let opened = market.auction(token.clone(), VARA, HOUR).await.unwrap();
    assert_eq!(opened, Ok(Outcome::Moved));
    let bid = market.bid(token.clone()).with_value(VARA);
    assert_eq!(bid.with_actor_id(bob()).await.unwrap(), Ok(()));
    let burnt = nft.token().burn(program.id(), token.id).await;
    assert_eq!(burnt.unwrap(), Ok(()));
    (0..1200).for_each(|_| env.run_next_block());

    // The second time it is the seller who cannot get it.
    for _ in 0..2 {
        let settled = market.settle(token.clone()).await.unwrap();
        assert_eq!(settled, Ok(Outcome::Refused));
    }

    let back = market.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(back, Ok(VARA));
    assert_eq!(market.due(alice()).query().unwrap(), 0);
    assert_eq!(program.balance(), empty);
}

// #region test-resume
/// A collection that answers late: the address of a user.
fn late() -> Token {
    Token {
        collection: charlie(),
        id: 0.into(),
    }
}

/// Charlie plays that collection, and says who owns the token.
fn answer(env: &GtestEnv, owner: ActorId) {
    reply(env, io::OwnerOf::encode_call(1, late().id), owner.as_ref());
}

fn reply(env: &GtestEnv, call: Vec<u8>, result: &[u8]) {
    let answer = [&call[..16], result].concat();
    let mail = Log::builder().payload_bytes(call);
    let mailbox = env.system().get_mailbox(charlie());
    mailbox.reply_bytes(mail, answer, 0).unwrap();
    env.run_next_block();
}

/// Sends a command, and does not wait for what it comes to.
fn send(env: &GtestEnv, market: &Market, by: ActorId, command: Vec<u8>, value: u128) {
    let raw = env.system().get_program(market.id()).unwrap();
    raw.send_bytes_with_value(by, command, value);
    env.run_next_block();
}

fn wait(env: &GtestEnv) {
    (0..21).for_each(|_| env.run_next_block());
}

#[tokio::test]
async fn an_overdue_answer_is_asked_for() {
    let env = GtestEnv::system_default();
    let (program, ..) = create_programs(&env).await;
    let mut market = program.marketplace();
    let token = late();
    let sell = market.sell(token.clone(), VARA).encode_call();
    send(&env, &program, alice(), sell, 0);
    // Alice has the token. Then nobody hears what becomes of the transfer.
    answer(&env, alice());
    wait(&env);
    let again = market.sell(token.clone(), VARA).await.unwrap();
    assert_eq!(again, Err(MarketError::AlreadyListed));
    let bought = market.buy(token.clone()).with_value(VARA);
    assert_eq!(bought.await.unwrap(), Err(MarketError::NotOnSale));

    let resume = market.resume(token.clone()).encode_call();
    send(&env, &program, bob(), resume, 0);
    // The transfer was made: the marketplace owns the token.
    answer(&env, program.id());

    let item = market.item(token).query().unwrap().unwrap();
    assert_eq!(item.stage, Stage::OnSale);
}
// #endregion test-resume

#[tokio::test]
async fn a_buyer_cannot_send_the_token_back_for_the_price() {
    let env = GtestEnv::system_default();
    let (program, ..) = create_programs(&env).await;
    let mut market = program.marketplace();
    let listed = market.sell(late(), VARA).encode_call();
    send(&env, &program, alice(), listed, 0);
    answer(&env, alice());
    let here = io::TransferFrom::encode_call(1, alice(), program.id(), late().id);
    reply(&env, here, &[]);

    let buy = market.buy(late()).encode_call();
    send(&env, &program, bob(), buy, VARA);
    wait(&env);
    // The answer got lost. Bob had the token, and it is back.
    let there = io::TransferFrom::encode_call(1, program.id(), bob(), late().id);
    let mail = Log::builder().payload_bytes(there.clone());
    let mailbox = env.system().get_mailbox(charlie());
    mailbox.claim_value(mail).unwrap();
    env.run_next_block();
    let resume = market.resume(late()).encode_call();
    send(&env, &program, bob(), resume, 0);
    answer(&env, program.id());
    assert_eq!(market.due(bob()).query().unwrap(), 0);

    // It is delivered once more.
    reply(&env, there, &[]);
    assert_eq!(market.item(late()).query().unwrap(), None);
    assert_eq!(market.due(bob()).query().unwrap(), 0);
    assert_eq!(market.due(alice()).query().unwrap(), VARA);
}

// #region test-gas
#[tokio::test]
async fn token_and_price_change_hands_together_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let (mut market, mut vnft) = (program.marketplace(), nft.token().vnft());
    let (empty, mut undone, mut sold) = (program.balance(), 0, 0);

    for step in 0..25 {
        let gas = 10_000_000_000 + step * 1_000_000_000;
        assert_eq!(vnft.approve(program.id(), token.id).await.unwrap(), Ok(()));
        let listed = market.sell(token.clone(), VARA).await.unwrap();
        assert_eq!(listed, Ok(Outcome::Moved));

        let buy = market.buy(token.clone()).with_value(VARA);
        let _ = buy.with_actor_id(bob()).with_gas_limit(gas).await;

        let due = market.due(alice()).query().unwrap();
        assert_eq!(market.due(bob()).query().unwrap(), 0);
        assert_eq!(program.balance(), empty + due);
        if owner(&nft) == bob() {
            assert_eq!(market.withdraw().await.unwrap(), Ok(VARA));
            let back = vnft.transfer(alice(), token.id).with_actor_id(bob());
            assert_eq!(back.await.unwrap(), Ok(()));
            sold += 1;
        } else {
            let cancelled = market.cancel(token.clone()).await.unwrap();
            assert_eq!(cancelled, Ok(Outcome::Moved));
            undone += 1;
        }
    }
    println!("undone {undone}, sold {sold}");
    assert!(undone > 0 && sold > 0);
}
// #endregion test-gas

#[tokio::test]
async fn a_listing_and_its_token_stay_together_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let (mut market, mut vnft) = (program.marketplace(), nft.token().vnft());
    let (mut undone, mut listed) = (0, 0);

    for step in 0..35 {
        let gas = 10_000_000_000 + step * 1_000_000_000;
        let approved = vnft.approve(program.id(), token.id).await;
        assert_eq!(approved.unwrap(), Ok(()));

        let _ = market.sell(token.clone(), VARA).with_gas_limit(gas).await;

        match market.item(token.clone()).query().unwrap() {
            Some(_) => {
                assert_eq!(owner(&nft), program.id());
                let cancelled = market.cancel(token.clone()).await.unwrap();
                assert_eq!(cancelled, Ok(Outcome::Moved));
                listed += 1;
            }
            None => undone += 1,
        }
        assert_eq!(owner(&nft), alice());
    }
    println!("undone {undone}, listed {listed}");
    assert!(undone > 0 && listed > 0);
}

// #region test-stray
#[tokio::test]
async fn nobody_lists_a_token_that_is_here_by_mistake() {
    let env = GtestEnv::system_default();
    let (program, ..) = create_programs(&env).await;
    let mut market = program.marketplace();
    let sell = market.sell(late(), VARA).encode_call();
    send(&env, &program, bob(), sell, 0);
    // The marketplace has the token already.
    answer(&env, program.id());

    assert_eq!(market.item(late()).query().unwrap(), None);
}
// #endregion test-stray

#[tokio::test]
async fn a_seller_who_buys_the_own_token_pays_for_it() {
    let env = GtestEnv::system_default();
    let (program, _, token) = create_programs(&env).await;
    let mut market = program.marketplace();
    let mut events = market.listen().await.unwrap();
    let long = 30 * 24 * HOUR + 1;
    let endless = market.auction(token.clone(), VARA, long).await.unwrap();
    assert_eq!(endless, Err(MarketError::BadSale));

    let listed = market.sell(token.clone(), VARA).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    let bought = market.buy(token.clone()).with_value(VARA).await.unwrap();
    assert_eq!(bought, Ok(Outcome::Moved));

    let _listed = events.next().await.unwrap();
    let (_, event) = events.next().await.unwrap();
    let (seller, buyer, price) = (alice(), alice(), VARA);
    let sold = MarketplaceEvents::Sold {
        token,
        seller,
        buyer,
        price,
    };
    assert_eq!(event, sold);
    assert_eq!(market.withdraw().await.unwrap(), Ok(VARA));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (program, nft, token) = create_programs(&env).await;
    let mut market = program.marketplace();

    let unknown = market.buy(token.clone()).with_value(VARA).await.unwrap();
    assert_eq!(unknown, Err(MarketError::NotListed));
    // Who has not the token cannot sell it, and leaves no trace.
    let theft = market.sell(token.clone(), 1).with_actor_id(bob());
    assert_eq!(theft.await.unwrap(), Ok(Outcome::Refused));
    assert_eq!(market.item(token.clone()).query().unwrap(), None);

    let listed = market.sell(token.clone(), VARA).await.unwrap();
    assert_eq!(listed, Ok(Outcome::Moved));
    let settled = market.settle(token.clone()).await.unwrap();
    assert_eq!(settled, Err(MarketError::BadSale));
    let resumed = market.resume(token.clone()).await.unwrap();
    assert_eq!(resumed, Err(MarketError::NotMoving));
    let nothing = market.withdraw().await.unwrap();
    assert_eq!(nothing, Err(MarketError::NothingDue));
    let cancelled = market.cancel(token.clone()).await.unwrap();
    assert_eq!(cancelled, Ok(Outcome::Moved));
    assert_eq!(owner(&nft), alice());
}
