use sails_rs::{client::*, prelude::*};
use tycoon::client::{Habit, Tycoon as _, TycoonCtors as _, TycoonProgram, player::Player as _};

#[tokio::test]
async fn a_thrifty_player_keeps_half() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::tycoon::WASM_BINARY);
    let tycoon = env.deploy::<TycoonProgram>(code_id, b"salt".to_vec());
    let player = tycoon.create(Habit::Thrifty).await.unwrap().player();

    assert!(player.buys(1, 100, 200).query().unwrap());
    assert!(!player.buys(1, 101, 200).query().unwrap());
}
