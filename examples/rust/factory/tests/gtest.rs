use gstd::{ActorId, CodeId};
use gtest::{
    BlockRunResult, Log, Program, System,
    constants::{DEFAULT_USER_ALICE as ALICE, EXISTENTIAL_DEPOSIT},
};

// #region setup
/// Creates a factory for programs of the given code.
fn create(system: &System, code_id: CodeId) -> Program<'_> {
    let factory = Program::current_opt(system);
    factory.send(ALICE, code_id);
    system.run_next_block();
    factory
}

/// What the factory replied in this block.
fn created(block: &BlockRunResult) -> Option<ActorId> {
    let replies = block.decoded_log::<Option<ActorId>>();
    *replies.last().expect("the factory replied").payload()
}
// #endregion setup

// #region test-create
#[test]
fn new_program_works() {
    let system = System::new();
    let code_id = system.submit_code(echo::WASM_BINARY_OPT);
    let factory = create(&system, code_id);

    factory.send_bytes_with_value(ALICE, [], EXISTENTIAL_DEPOSIT);
    let first = created(&system.run_next_block()).expect("a program was created");
    factory.send_bytes_with_value(ALICE, [], EXISTENTIAL_DEPOSIT);
    let second = created(&system.run_next_block()).expect("a program was created");
    assert_ne!(first, second);
    assert_eq!(factory.read_state(()), Ok(vec![first, second]));

    let message_id = system
        .get_program(first)
        .unwrap()
        .send_bytes(ALICE, b"hello");
    let reply = Log::builder().source(first).reply_to(message_id);
    assert!(
        system
            .run_next_block()
            .contains(&reply.payload_bytes(b"hello"))
    );
}
// #endregion test-create

// #region test-failure
#[test]
fn failed_init_gives_the_value_back() {
    let system = System::new();
    let code_id = system.submit_code(echo::WASM_BINARY_OPT);
    let factory = create(&system, code_id);
    let before = factory.balance();

    // The `init` of echo refuses a payload.
    factory.send_bytes_with_value(ALICE, b"unexpected", EXISTENTIAL_DEPOSIT);
    let block = system.run_next_block();

    assert_eq!(created(&block), None);
    assert_eq!(
        block
            .log()
            .last()
            .unwrap()
            .reply_code()
            .map(|code| code.is_success()),
        Some(true)
    );
    assert_eq!(factory.balance(), before);
}
// #endregion test-failure

/// A program whose `init` only waits:
/// `(module (import "env" "memory" (memory 1)) (import "env" "gr_wait" (func))
/// (func (export "init") (call 0)))`
const INIT_WAITS: &[u8] = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\
    \x02\x1d\x02\x03env\x06memory\x02\0\x01\x03env\x07gr_wait\0\0\
    \x03\x02\x01\0\x07\x08\x01\x04init\0\x01\x0a\x06\x01\x04\0\x10\0\x0b";

#[test]
fn deposit_stays_with_a_program_whose_init_waits() {
    let system = System::new();
    let code_id = system.submit_code(INIT_WAITS);
    let factory = create(&system, code_id);
    let before = factory.balance();

    factory.send_bytes_with_value(ALICE, [], 3 * EXISTENTIAL_DEPOSIT);
    let blocks = system.run_to_block(200);

    let answer = blocks.iter().find(|block| !block.log().is_empty()).unwrap();
    assert_eq!(created(answer), None);
    assert_eq!(factory.balance(), before);
}

#[test]
fn unknown_code_creates_nothing() {
    let system = System::new();
    let factory = create(&system, CodeId::from([7; 32]));
    let before = factory.balance();

    factory.send_bytes_with_value(ALICE, [], EXISTENTIAL_DEPOSIT);

    assert_eq!(created(&system.run_next_block()), None);
    assert_eq!(factory.balance(), before);
}

#[test]
fn creation_must_be_paid() {
    let system = System::new();
    let code_id = system.submit_code(echo::WASM_BINARY_OPT);
    let factory = create(&system, code_id);

    let message_id = factory.send_bytes(ALICE, []);
    let block = system.run_next_block();

    block.assert_panicked_with(message_id, "attach the existential deposit");
}
