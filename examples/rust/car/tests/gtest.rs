use car::client::{
    Car as _, CarCtors as _, CarProgram, Habit,
    driver::{Driver as _, *},
};
use sails_rs::{client::*, prelude::*};

#[tokio::test]
async fn a_clever_car_accelerates_before_it_shoots() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::car::WASM_BINARY);
    let car = env.deploy::<CarProgram>(code_id, b"salt".to_vec());
    let car = car.create(Habit::Clever).await.unwrap();

    let slow = car.driver().drive(1, vec![70, 40]).await.unwrap();
    let fast = car.driver().drive(0, vec![70, 40]).await.unwrap();

    assert_eq!((slow, fast), (Choice::Accelerate, Choice::Shell));
}
