use registrant::client::{
    CreateError, Registrant as _, RegistrantCtors as _, RegistrantProgram, greeter::Greeter as _,
};
use sails_rs::{client::*, prelude::*};

#[tokio::test]
async fn without_a_registry_there_is_no_program() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::registrant::WASM_BINARY);
    let other = env.deploy::<RegistrantProgram>(code_id, b"salt".to_vec());

    // Bob is a user, and does not answer.
    let created = other.create(DEFAULT_USER_BOB.into(), "bob".into()).await;

    assert_eq!(created.unwrap().err(), Some(CreateError::NoAnswer));
}

#[allow(unused)]
fn greeter_is_part_of_the_client(program: &Actor<RegistrantProgram, GtestEnv>) {
    program.greeter().greet();
}
