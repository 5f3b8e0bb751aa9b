use battleship_bot::client::{Gunner as _, GunnerCtors as _, GunnerProgram, bot::*};
use sails_rs::{client::*, prelude::*};

async fn create_bot(env: &GtestEnv) -> Service<BotImpl, GtestEnv> {
    let code_id = env.system().submit_code(::battleship_bot::WASM_BINARY);
    let bot = env.deploy::<GunnerProgram>(code_id, b"bot".to_vec());
    bot.create().await.unwrap().bot()
}

// #region test-choose
#[tokio::test]
async fn the_bot_shoots_beside_a_hit() {
    let env = GtestEnv::system_default();
    let mut bot = create_bot(&env).await;

    // In the corner, with one neighbour shot at already: there is one cell left.
    let mut board = vec![Cell::Unknown; 25];
    (board[0], board[1]) = (Cell::Hit, Cell::Miss);
    assert_eq!(bot.choose(board).await.unwrap(), Some(5));

    let full = vec![Cell::Miss; 25];
    assert_eq!(bot.choose(full).await.unwrap(), None);
    assert_eq!(bot.choose(vec![]).await.unwrap(), None);
}
// #endregion test-choose

#[tokio::test]
async fn the_bot_places_its_ships() {
    let env = GtestEnv::system_default();
    let mut bot = create_bot(&env).await;

    let ships = bot.place(4).await.unwrap();
    assert_eq!(ships.len(), 4);
    assert!(ships.is_sorted_by(|a, b| a < b) && ships[3] < 25);
}
