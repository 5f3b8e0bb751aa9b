use concert::client::{
    Concert as _, ConcertCtors as _, ConcertProgram, CreateError,
    concert::{Concert as _, events::ConcertEvents, *},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use vmt::client::{MultiToken as _, MultiTokenProgram, token::Token as _, vmt::Vmt as _};

// #region test-setup
const PRICE: u128 = 2_000_000_000_000;
/// For the program that the concert creates.
const DEPOSIT: u128 = 1_000_000_000_000;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

type Concert = Service<ConcertImpl, GtestEnv>;
type Tokens = Actor<MultiTokenProgram, GtestEnv>;

/// A concert of Alice with 20 tickets, and the token program that it made.
async fn create_concert(env: &GtestEnv) -> (Actor<ConcertProgram, GtestEnv>, Tokens) {
    let token_code = env.system().submit_code(vmt::WASM_BINARY);
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let concert = env.deploy::<ConcertProgram>(code_id, b"salt".to_vec());
    let created = concert.create(token_code, "Aida".into(), PRICE, 20);
    let concert = created.with_value(DEPOSIT).await.unwrap().unwrap();

    let token = concert.concert().token().query().unwrap();
    (concert, Tokens::new(env.clone(), token))
}

fn balance(tokens: &Tokens, account: ActorId, id: u32) -> u32 {
    let vmt = tokens.token().vmt();
    vmt.balance_of(account, id.into()).query().unwrap().as_u32()
}
// #endregion test-setup

async fn buy(concert: &mut Concert, count: u32) -> Result<(), ConcertError> {
    let value = PRICE * u128::from(count);
    concert.buy(count).with_value(value).await.unwrap()
}

async fn hold(concert: &mut Concert) {
    assert_eq!(concert.hold().await.unwrap(), Ok(()));
}

// #region test-redeem
#[tokio::test]
async fn tickets_become_souvenirs_in_batches() {
    let env = GtestEnv::system_default();
    let (concert, tokens) = create_concert(&env).await;
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 12).await, Ok(()));
    assert_eq!(balance(&tokens, alice(), 0), 12);
    assert_eq!(concert.redeem().await.unwrap(), Err(ConcertError::NotHeld));
    hold(&mut concert).await;

    // Ten in the first message, the rest in the second.
    assert_eq!(concert.redeem().await.unwrap(), Ok((1, 10)));
    assert_eq!(concert.redeem().await.unwrap(), Ok((11, 2)));
    let nothing = concert.redeem().await.unwrap();
    assert_eq!(nothing, Err(ConcertError::NoTickets));

    assert_eq!(balance(&tokens, alice(), 0), 0);
    for souvenir in 1..=12 {
        assert_eq!(balance(&tokens, alice(), souvenir), 1);
    }
    let last = tokens.token().token_metadata_by_id(12.into());
    let description = last.query().unwrap().unwrap().description;
    assert_eq!(description, Some("No. 12".into()));
}
// #endregion test-redeem

// #region test-transfer
#[tokio::test]
async fn whoever_holds_a_ticket_redeems_it() {
    let env = GtestEnv::system_default();
    let (concert, tokens) = create_concert(&env).await;
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 3).await, Ok(()));

    let mut vmt = tokens.token().vmt();
    let sold_on = vmt.transfer_from(alice(), bob(), 0.into(), 2.into()).await;
    assert_eq!(sold_on.unwrap(), Ok(()));
    hold(&mut concert).await;

    let redeemed = concert.redeem().with_actor_id(bob()).await.unwrap();
    assert_eq!(redeemed, Ok((1, 2)));
    assert_eq!(balance(&tokens, bob(), 2), 1);
    assert_eq!(concert.redeem().await.unwrap(), Ok((3, 1)));
}
// #endregion test-transfer

// #region test-value
#[tokio::test]
async fn refused_value_comes_back_and_proceeds_go_to_the_organiser() {
    let env = GtestEnv::system_default();
    let (program, _) = create_concert(&env).await;
    let mut concert = program.concert();
    let before = program.balance();

    let less = concert.buy(2).with_value(PRICE).await.unwrap();
    let due = 2 * PRICE;
    assert_eq!(less, Err(ConcertError::WrongValue { due }));
    assert_eq!(buy(&mut concert, 21).await, Err(ConcertError::SoldOut));
    assert_eq!(program.balance(), before);

    assert_eq!(buy(&mut concert, 20).await, Ok(()));
    assert_eq!(program.balance(), before + 20 * PRICE);
    let stranger = concert.hold().with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(ConcertError::NotOrganiser));

    let mut events = concert.listen().await.unwrap();
    hold(&mut concert).await;
    assert_eq!(program.balance(), before);
    let proceeds = 20 * PRICE;
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, ConcertEvents::Held { proceeds });
    assert_eq!(buy(&mut concert, 1).await, Err(ConcertError::Held));
}
// #endregion test-value

// #region test-unfinished
#[tokio::test]
async fn what_was_burned_is_owed_until_it_is_minted() {
    let env = GtestEnv::system_default();
    let (concert, tokens) = create_concert(&env).await;
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 5).await, Ok(()));
    hold(&mut concert).await;

    // Enough gas to burn the tickets, too little to mint the souvenirs.
    let redeem = concert.redeem().with_gas_limit(40_000_000_000);
    assert_eq!(redeem.await.unwrap(), Err(ConcertError::Failed));
    assert_eq!(
        (balance(&tokens, alice(), 0), balance(&tokens, alice(), 1)),
        (0, 0)
    );

    assert_eq!(concert.redeem().await.unwrap(), Ok((1, 5)));
    assert_eq!(balance(&tokens, alice(), 5), 1);
}
// #endregion test-unfinished

// #region test-busy
#[tokio::test]
async fn a_second_message_does_not_redeem_the_same_tickets() {
    let env = GtestEnv::system_default();
    let (concert, tokens) = create_concert(&env).await;
    let by_hand = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut concert_now = concert.concert();
    assert_eq!(buy(&mut concert_now, 5).await, Ok(()));
    hold(&mut concert_now).await;

    let mut concert = concert.with_env(&by_hand).concert();
    let first = concert.redeem().send_for_reply().unwrap();
    let second = concert.redeem().send_for_reply().unwrap();
    (0..5).for_each(|_| env.run_next_block());

    assert_eq!(first.await.unwrap(), Ok((1, 5)));
    assert_eq!(second.await.unwrap(), Err(ConcertError::Busy));
    assert_eq!(balance(&tokens, alice(), 6), 0);
}
// #endregion test-busy

// #region test-name
#[tokio::test]
async fn a_name_is_as_long_as_a_batch_of_souvenirs_can_carry() {
    let env = GtestEnv::system_default();
    let token_code = env.system().submit_code(vmt::WASM_BINARY);
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let create = |salt: &[u8], length| {
        let concert = env.deploy::<ConcertProgram>(code_id, salt.to_vec());
        let created = concert.create(token_code, "A".repeat(length), PRICE, 20);
        created.with_value(DEPOSIT)
    };

    let refused = create(b"long", 65).await.unwrap();
    assert_eq!(refused.err(), Some(CreateError::NameTooLong));

    let concert = create(b"salt", 64).await.unwrap().unwrap();
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 10).await, Ok(()));
    hold(&mut concert).await;
    assert_eq!(concert.redeem().await.unwrap(), Ok((1, 10)));
}
// #endregion test-name

#[tokio::test]
async fn without_a_token_program_there_is_no_concert() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let concert = env.deploy::<ConcertProgram>(code_id, b"salt".to_vec());

    // There is no code with this id.
    let created = concert.create(CodeId::from([7; 32]), "Aida".into(), PRICE, 20);
    let created = created.with_value(DEPOSIT).await.unwrap();

    assert_eq!(created.err(), Some(CreateError::NoToken));
}
