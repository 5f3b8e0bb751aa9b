use registrant::client::{
    CreateError, Registrant as _, RegistrantCtors as _, RegistrantProgram, greeter::Greeter as _,
};
use sails_rs::{client::*, gtest::Program, prelude::*};

#[tokio::test]
async fn without_a_registry_there_is_no_program() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::registrant::WASM_BINARY);
    let other = env.deploy::<RegistrantProgram>(code_id, b"salt".to_vec());

    // Bob is a user, and does not answer.
    let created = other.create(DEFAULT_USER_BOB.into(), "bob".into()).await;

    assert_eq!(created.unwrap().err(), Some(CreateError::NoAnswer));
}

/// Ends every message without a word, which is a success: `(module
/// (import "env" "memory" (memory 1)) (func (export "init")) (func (export "handle")))`.
const SILENT: &[u8] = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x0f\x01\x03env\x06memory\x02\0\x01\
    \x03\x03\x02\0\0\x07\x11\x02\x04init\0\0\x06handle\0\x01\x0a\x07\x02\x02\0\x0b\x02\0\x0b";

#[tokio::test]
async fn a_success_without_a_record_is_no_registration() {
    let env = GtestEnv::system_default();
    let silent = Program::from_binary_with_id(env.system(), 1_000, SILENT);
    silent.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();
    let code_id = env.system().submit_code(::registrant::WASM_BINARY);
    let other = env.deploy::<RegistrantProgram>(code_id, b"salt".to_vec());

    let created = other.create(silent.id(), "bob".into()).await;

    assert_eq!(created.unwrap().err(), Some(CreateError::NoRegistry));
}

#[allow(unused)]
fn greeter_is_part_of_the_client(program: &Actor<RegistrantProgram, GtestEnv>) {
    program.greeter().greet();
}
