use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use tequila_train::client::{
    TequilaTrain as _, TequilaTrainCtors as _, TequilaTrainProgram,
    train::{Train as _, events::TrainEvents, *},
};

// #region test-setup
const BID: u128 = 10_000_000_000_000;
const TURN_BLOCKS: u32 = 20;

type Program = Actor<TequilaTrainProgram, GtestEnv>;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

async fn create_table(env: &GtestEnv, players: &[ActorId]) -> Program {
    let code_id = env.system().submit_code(::tequila_train::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let program = program.create(BID, TURN_BLOCKS).await.unwrap();
    for player in players {
        let join = program.train().join().with_value(BID);
        assert_eq!(join.with_actor_id(*player).await.unwrap(), Ok(()));
    }
    program
}

fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}
// #endregion test-setup

// #region test-silence
#[tokio::test]
async fn silent_players_are_out_one_after_the_other() {
    let env = GtestEnv::system_default();
    let program = create_table(&env, &[alice(), bob(), charlie()]).await;
    let mut train = program.train();
    let mut events = train.listen().await.unwrap();
    let full = program.balance();
    assert_eq!(train.start().await.unwrap(), Ok(()));

    // Nobody sends anything. The checks go on with the gas of the start.
    wait(&env, TURN_BLOCKS);
    assert_eq!(train.view().query().unwrap().unwrap().player, bob());
    wait(&env, TURN_BLOCKS);

    assert!(train.view().query().unwrap().is_none());
    assert_eq!(program.balance(), full - 3 * BID);
    let mut seen = Vec::new();
    for _ in 0..5 {
        seen.push(events.next().await.unwrap().1);
    }
    let turn = |player, turn| TrainEvents::Turn { player, turn };
    let out = |player| TrainEvents::Out { player };
    let (player, pot) = (charlie(), 3 * BID);
    let won = TrainEvents::Won { player, pot };
    let expected = [
        turn(alice(), 1),
        out(alice()),
        turn(bob(), 2),
        out(bob()),
        won,
    ];
    assert_eq!(seen, expected);
}
// #endregion test-silence

// #region test-stale
#[tokio::test]
async fn a_check_of_a_turn_that_was_used_changes_nothing() {
    let env = GtestEnv::system_default();
    let mut train = create_table(&env, &[alice(), bob()]).await.train();
    assert_eq!(train.start().await.unwrap(), Ok(()));

    wait(&env, TURN_BLOCKS / 2);
    let early = train.check(1).await.unwrap();
    assert_eq!(early, Err(TrainError::TooEarly));
    assert_eq!(train.pass().await.unwrap(), Ok(()));
    // The turn was used: there is no time to wait for, and nothing to do.
    assert_eq!(train.check(1).await.unwrap(), Ok(()));
    // Alice's check comes now. Bob's turn has more time.
    wait(&env, TURN_BLOCKS - 5);

    let view = train.view().query().unwrap().unwrap();
    assert_eq!((view.player, view.turn), (bob(), 2));
    assert!(view.tracks.iter().all(|track| !track.out));
    let early = train.check(2).await.unwrap();
    assert_eq!(early, Err(TrainError::TooEarly));
}
// #endregion test-stale

// #region test-overdue
#[tokio::test]
async fn anybody_ends_a_turn_that_is_overdue() {
    let env = GtestEnv::system_default();
    let program = create_table(&env, &[alice(), bob()]).await;
    let full = program.balance();
    let mut train = program.train();
    assert_eq!(train.start().await.unwrap(), Ok(()));
    let until = train.view().query().unwrap().unwrap().until;

    // A full block: the check of the program waits behind that of Bob.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let program = program.with_env(&manual);
    let mut train = program.train();
    env.system().run_to_block(until - 1);
    let check = train.check(1).with_actor_id(bob()).send_for_reply();
    env.system().run_next_block_with_allowance(0);
    env.run_next_block();

    assert_eq!(check.unwrap().await.unwrap(), Ok(()));
    assert_eq!(env.system().balance_of(program.id()), full - 2 * BID);
}
// #endregion test-overdue

#[tokio::test]
async fn the_rules_are_known_and_leave_time_to_move() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::tequila_train::WASM_BINARY);
    for (asked, turn_blocks) in [(0, 20), (100, 100), (u32::MAX, 28_800)] {
        let program = env.deploy::<TequilaTrainProgram>(code_id, asked.encode());
        let train = program.create(BID, asked).await.unwrap().train();
        let rules = train.rules().query().unwrap();
        assert_eq!((rules.bid, rules.turn_blocks), (BID, turn_blocks));
    }
}

// #region test-game
/// A tile of the player that fits a track which is open to the player.
fn choose(view: &View, hand: &[Tile]) -> Option<(Tile, u32)> {
    let tracks = (0..).zip(&view.tracks);
    let open = tracks.filter(|(_, track)| track.train || track.owner == view.player);
    let fits = |tile: &&Tile, end| tile.a == end || tile.b == end;
    open.into_iter().find_map(|(index, track)| {
        let tile = hand.iter().find(|tile| fits(tile, track.end))?;
        Some((tile.clone(), index))
    })
}

#[tokio::test]
async fn a_game_is_played_to_its_end() {
    let env = GtestEnv::system_default();
    let program = create_table(&env, &[alice(), bob()]).await;
    let mut train = program.train();
    let full = program.balance();
    assert_eq!(train.start().await.unwrap(), Ok(()));

    while let Some(view) = train.view().query().unwrap() {
        let hand = train.hand(view.player).query().unwrap();
        let result = match choose(&view, &hand) {
            Some((tile, track)) => {
                let place = train.place(tile, track);
                place.with_actor_id(view.player).await
            }
            None => train.pass().with_actor_id(view.player).await,
        };
        assert_eq!(result.unwrap(), Ok(()));
    }

    assert_eq!(program.balance(), full - 2 * BID);
}
// #endregion test-game

#[tokio::test]
async fn a_game_goes_on_while_there_was_something_to_draw() {
    let env = GtestEnv::system_default();
    let mut train = create_table(&env, &[alice(), bob()]).await.train();
    assert_eq!(train.start().await.unwrap(), Ok(()));
    let mut players = [alice(), bob()].into_iter().cycle();

    // 90 tiles, 8 for each player: the pass after the 74th finds none.
    for _ in 0..90 - 2 * 8 + 1 {
        let pass = train.pass().with_actor_id(players.next().unwrap());
        assert_eq!(pass.await.unwrap(), Ok(()));
    }
    assert!(train.view().query().unwrap().is_some());
    let pass = train.pass().with_actor_id(players.next().unwrap());
    assert_eq!(pass.await.unwrap(), Ok(()));
    assert!(train.view().query().unwrap().is_none());
}

#[tokio::test]
async fn a_full_table_starts_although_its_players_only_wait() {
    let env = GtestEnv::system_default();
    let (eve, fourth) = (DEFAULT_USER_EVE.into(), ActorId::from(100));
    env.system().mint_to(fourth, 1_000 * BID);
    let players = [bob(), charlie(), eve, fourth];
    let mut train = create_table(&env, &players).await.train();
    // Alice has no seat, and gets none while they wait.
    assert_eq!(train.start().await.unwrap(), Ok(()));
    assert_eq!(train.view().query().unwrap().unwrap().player, bob());
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_table(&env, &[alice()]).await;
    let mut train = program.train();
    let before = program.balance();

    let again = train.join().with_value(BID).await.unwrap();
    assert_eq!(again, Err(TrainError::AlreadyIn));
    let cheap = train.join().with_value(1).with_actor_id(bob()).await;
    assert_eq!(cheap.unwrap(), Err(TrainError::WrongBid { due: BID }));
    let alone = train.start().await.unwrap();
    assert_eq!(alone, Err(TrainError::NotEnoughPlayers));
    let mut events = train.listen().await.unwrap();
    assert_eq!(train.leave().await.unwrap(), Ok(()));
    assert_eq!(program.balance(), before - BID);
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, TrainEvents::Left { player: alice() });

    for player in [alice(), bob()] {
        let join = train.join().with_value(BID).with_actor_id(player);
        assert_eq!(join.await.unwrap(), Ok(()));
    }
    let poor = train.start().with_gas_limit(5_000_000_000).await;
    assert_eq!(poor.unwrap(), Err(TrainError::NotEnoughGas));
    assert_eq!(train.start().await.unwrap(), Ok(()));
    let late = train.leave().await.unwrap();
    assert_eq!(late, Err(TrainError::Started));
    let early = train.pass().with_actor_id(bob()).await;
    assert_eq!(early.unwrap(), Err(TrainError::NotYourTurn));

    let tile = train.hand(alice()).query().unwrap().remove(0);
    let closed = train.place(tile.clone(), 1).await.unwrap();
    assert_eq!(closed, Err(TrainError::ClosedTrack));
    let nowhere = train.place(tile, 2).await.unwrap();
    assert_eq!(nowhere, Err(TrainError::UnknownTrack));
    let top = Tile { a: 12, b: 12 };
    let foreign = train.place(top, 0).await.unwrap();
    assert_eq!(foreign, Err(TrainError::NotYourTile));
}
