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
/// Blocks to the concert. One takes three seconds.
const HOUR: u32 = 1_200;
const DAY: u32 = 24 * HOUR;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

type Concert = Service<ConcertImpl, GtestEnv>;
type Tokens = Actor<MultiTokenProgram, GtestEnv>;

/// In an hour, in milliseconds.
fn date(env: &GtestEnv) -> u64 {
    env.system().block_timestamp() + u64::from(HOUR) * 3_000
}

fn pass(env: &GtestEnv, blocks: u32) {
    let system = env.system();
    system.run_to_block(system.block_height() + blocks);
}

/// A concert of Alice with 20 tickets, and the token program that it made.
async fn create_concert(env: &GtestEnv) -> (Actor<ConcertProgram, GtestEnv>, Tokens) {
    let token_code = env.system().submit_code(vmt::WASM_BINARY);
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let concert = env.deploy::<ConcertProgram>(code_id, b"salt".to_vec());
    let created = concert.create(token_code, "Aida".into(), PRICE, 20, date(env));
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

/// An hour later.
async fn hold(env: &GtestEnv, concert: &mut Concert) {
    pass(env, HOUR);
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
    hold(&env, &mut concert).await;

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
    hold(&env, &mut concert).await;

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
    let early = concert.hold().await.unwrap();
    assert_eq!(early, Err(ConcertError::WrongTime));
    let stranger = concert.hold().with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(ConcertError::NotOrganiser));

    let mut events = concert.listen().await.unwrap();
    hold(&env, &mut concert).await;
    assert_eq!(program.balance(), before);
    let proceeds = 20 * PRICE;
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, ConcertEvents::Held { proceeds });
    assert_eq!(buy(&mut concert, 1).await, Err(ConcertError::WrongTime));
}
// #endregion test-value

// #region test-refund
#[tokio::test]
async fn tickets_are_taken_back_if_the_concert_is_not_held() {
    let env = GtestEnv::system_default();
    let (program, tokens) = create_concert(&env).await;
    let mut concert = program.concert();
    let before = program.balance();
    assert_eq!(buy(&mut concert, 12).await, Ok(()));
    let mut vmt = tokens.token().vmt();
    let sold_on = vmt.transfer_from(alice(), bob(), 0.into(), 1.into()).await;
    assert_eq!(sold_on.unwrap(), Ok(()));
    pass(&env, HOUR + DAY - 10);
    let early = concert.refund().await.unwrap();
    assert_eq!(early, Err(ConcertError::WrongTime));
    pass(&env, 10);

    // Now it is too late for the organiser.
    assert_eq!(concert.hold().await.unwrap(), Err(ConcertError::WrongTime));
    assert_eq!(concert.refund().await.unwrap(), Ok(10));
    assert_eq!(program.balance(), before + 2 * PRICE);
    assert_eq!(concert.refund().await.unwrap(), Ok(1));
    let sold_on = concert.refund().with_actor_id(bob()).await.unwrap();
    assert_eq!(sold_on, Ok(1));
    let nothing = concert.refund().await.unwrap();
    assert_eq!(nothing, Err(ConcertError::NoTickets));

    assert_eq!(program.balance(), before);
    assert_eq!(balance(&tokens, alice(), 0), 0);
}
// #endregion test-refund

// #region test-unfinished
#[tokio::test]
async fn what_was_burned_is_owed_until_it_is_minted() {
    let env = GtestEnv::system_default();
    let (concert, tokens) = create_concert(&env).await;
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 5).await, Ok(()));
    hold(&env, &mut concert).await;

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
    hold(&env, &mut concert_now).await;

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
        let created = concert.create(token_code, "A".repeat(length), PRICE, 20, date(&env));
        created.with_value(DEPOSIT)
    };

    let refused = create(b"long", 65).await.unwrap();
    assert_eq!(refused.err(), Some(CreateError::NameTooLong));

    let concert = create(b"salt", 64).await.unwrap().unwrap();
    let mut concert = concert.concert();
    assert_eq!(buy(&mut concert, 10).await, Ok(()));
    hold(&env, &mut concert).await;
    assert_eq!(concert.redeem().await.unwrap(), Ok((1, 10)));
}
// #endregion test-name

#[tokio::test]
async fn without_a_token_program_there_is_no_concert() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let concert = env.deploy::<ConcertProgram>(code_id, b"salt".to_vec());

    // There is no code with this id.
    let created = concert.create(CodeId::from([7; 32]), "Aida".into(), PRICE, 20, date(&env));
    let created = created.with_value(DEPOSIT).await.unwrap();

    assert_eq!(created.err(), Some(CreateError::NoToken));
}

#[tokio::test]
async fn a_date_is_ahead_and_in_milliseconds() {
    let env = GtestEnv::system_default();
    let token_code = env.system().submit_code(vmt::WASM_BINARY);
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let now = env.system().block_timestamp();

    for bad in [now, date(&env) / 1_000, now + 366 * 86_400_000] {
        let concert = env.deploy::<ConcertProgram>(code_id, bad.encode());
        let created = concert.create(token_code, "Aida".into(), PRICE, 20, bad);
        let created = created.with_value(DEPOSIT).await.unwrap();
        assert_eq!(created.err(), Some(CreateError::BadDate));
    }
}

/// A program that can be created, and then answers nothing for 100 blocks:
/// `(module (import "env" "memory" (memory 1))
/// (import "env" "gr_read" (func (param i32 i32 i32 i32)))
/// (import "env" "gr_reply" (func (param i32 i32 i32 i32)))
/// (import "env" "gr_wait_for" (func (param i32)))
/// (func (export "init")
/// (call 0 (i32.const 0) (i32.const 16) (i32.const 96) (i32.const 32))
/// (call 1 (i32.const 96) (i32.const 16) (i32.const 0) (i32.const 32)))
/// (func (export "handle") (call 2 (i32.const 100))))`
const LATE: &[u8] =
    b"\0asm\x01\0\0\0\x01\x0f\x03\x60\x04\x7f\x7f\x7f\x7f\0\x60\x01\x7f\0\x60\0\0\x02\x3e\
    \x04\x03env\x06memory\x02\0\x01\x03env\x07gr_read\0\0\x03env\x08gr_reply\0\0\x03env\
    \x0bgr_wait_for\0\x01\x03\x03\x02\x02\x02\x07\x11\x02\x04init\0\x03\x06handle\0\x04\
    \x0a\x22\x02\x18\0A\0A\x10A\xe0\0A\x20\x10\0A\xe0\0A\x10A\0A\x20\x10\x01\x0b\x07\0A\
    \xe4\0\x10\x02\x0b";

#[tokio::test]
async fn a_late_answer_counts_as_a_sale() {
    let env = GtestEnv::system_default();
    let late = env.system().submit_code(LATE);
    let code_id = env.system().submit_code(::concert::WASM_BINARY);
    let program = env.deploy::<ConcertProgram>(code_id, b"salt".to_vec());
    let created = program.create(late, "Aida".into(), PRICE, 20, date(&env));
    let program = created.with_value(DEPOSIT).await.unwrap().unwrap();
    let mut concert = program.concert();
    let before = program.balance();

    let mut events = concert.listen().await.unwrap();

    assert_eq!(buy(&mut concert, 2).await, Err(ConcertError::NoAnswer));
    assert_eq!(program.balance(), before + 2 * PRICE);

    hold(&env, &mut concert).await;
    assert_eq!(program.balance(), before);
    let (_, event) = events.next().await.unwrap();
    let (to, count) = (alice(), 2);
    assert_eq!(event, ConcertEvents::Sold { to, count });
}
