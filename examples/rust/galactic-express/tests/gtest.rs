use galactic_express::{
    GRACE, LAUNCH_DELAY, MAX_PILOTS,
    client::{
        GalacticExpress as _, GalacticExpressCtors as _, GalacticExpressProgram,
        express::{events::ExpressEvents, *},
    },
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const BID: u128 = 10 * VARA;
const STEADY: Plan = Plan {
    fuel: 70,
    cargo: 60,
};

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn create_program(env: &GtestEnv) -> Actor<GalacticExpressProgram, GtestEnv> {
    let code_id = env.system().submit_code(::galactic_express::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    program.create().await.unwrap()
}

/// Alice opens a race, Bob joins.
async fn board(express: &mut Service<ExpressImpl, GtestEnv>) {
    let open = express.open(STEADY).with_value(BID).await;
    assert_eq!(open.unwrap(), Ok(()));
    let join = express.join(alice(), STEADY).with_actor_id(bob());
    assert_eq!(join.with_value(BID).await.unwrap(), Ok(()));
}
// #endregion test-setup

// #region test-launch
#[tokio::test]
async fn the_race_launches_by_itself_and_the_best_share_the_bids() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut express = program.express();
    let empty = program.balance();
    board(&mut express).await;
    assert_eq!(program.balance(), empty + 2 * BID);

    let launch_at = express.close().await.unwrap().unwrap();
    let early = express.launch(alice()).await.unwrap();
    assert_eq!(early, Err(RaceError::NotTheProgram));

    let mut events = express.listen().await.unwrap();
    env.system().run_to_block(launch_at - 1);
    let before = env.system().balance_of(bob());
    env.run_next_block();
    let (_, finished) = events.next().await.unwrap();
    let (scores, prize) = match finished {
        ExpressEvents::Finished { scores, prize, .. } => (scores, prize),
        other => unreachable!("{other:?}"),
    };
    let best = scores.iter().map(|(_, score)| *score).max();
    let winners = scores.iter().filter(|(_, score)| Some(*score) == best);
    assert_eq!(prize, 2 * BID / winners.count() as u128);

    // Bob has sent nothing meanwhile: he has the prize more, or not.
    let won = scores[1].1 == best.unwrap();
    let gain = if won { prize } else { 0 };
    assert_eq!(env.system().balance_of(bob()), before + gain);
    assert_eq!(program.balance(), empty);
    assert_eq!(express.race(alice()).query().unwrap(), None);
}
// #endregion test-launch

// #region test-refund
#[tokio::test]
async fn bids_come_back() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut express = program.express();
    let empty = program.balance();

    // Too much is change, whoever leaves is paid with the reply.
    board(&mut express).await;
    let leave = express.leave(alice()).with_actor_id(bob()).await;
    assert_eq!(leave.unwrap(), Ok(()));
    assert_eq!(program.balance(), empty + BID);
    let join = express.join(alice(), STEADY).with_actor_id(bob());
    assert_eq!(join.with_value(3 * BID).await.unwrap(), Ok(()));
    assert_eq!(program.balance(), empty + 2 * BID);

    // Who did not send the command is paid with a message.
    let before = env.system().balance_of(bob());
    assert_eq!(express.cancel().await.unwrap(), Ok(()));
    assert_eq!(env.system().balance_of(bob()), before + BID);
    assert_eq!(program.balance(), empty);
}
// #endregion test-refund

// #region test-overdue
#[tokio::test]
async fn a_race_is_open_again_if_its_launch_does_not_come() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let empty = program.balance();
    let mut express = program.express();
    board(&mut express).await;
    let launch_at = express.close().await.unwrap().unwrap();

    // Nothing fits into the blocks for an hour: the launch waits behind two commands.
    let manual = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let program = program.with_env(&manual);
    let mut express = program.express();
    env.system().run_to_block(launch_at - 1);
    let leave = express.leave(alice()).with_actor_id(bob());
    let leave = leave.send_for_reply().unwrap();
    let cancel = express.cancel().send_for_reply().unwrap();
    for _ in 0..=GRACE {
        env.system().run_next_block_with_allowance(0);
    }
    env.run_next_block();

    assert_eq!(leave.await.unwrap(), Ok(()));
    assert_eq!(cancel.await.unwrap(), Ok(()));
    assert_eq!(env.system().balance_of(program.id()), empty);
}
// #endregion test-overdue

// #region test-flight
#[test]
fn hazards_decide() {
    let plan = |fuel, cargo| galactic_express::Plan { fuel, cargo };
    let pilots = [(alice(), plan(70, 60)), (bob(), plan(100, 90))];

    // Fine weather and luck: who takes more, wins.
    let lucky = |draw, sides| if draw == 0 { 0 } else { sides - 1 };
    let scores = galactic_express::fly(&pilots, lucky);
    assert_eq!(scores, [(alice(), 85), (bob(), 124)]);

    // A roll of ten is enough for the steady rocket only.
    let tense = |draw, _| if draw == 0 { 0 } else { 10 };
    let scores = galactic_express::fly(&pilots, tense);
    assert_eq!(scores, [(alice(), 85), (bob(), 0)]);
}
// #endregion test-flight

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let mut express = program.express();

    assert_eq!(express.cancel().await.unwrap(), Err(RaceError::UnknownRace));
    let heavy = Plan {
        fuel: 101,
        cargo: 0,
    };
    let open = express.open(heavy).with_value(BID).await;
    assert_eq!(open.unwrap(), Err(RaceError::BadPlan));
    let open = express.open(STEADY).await.unwrap();
    assert_eq!(open, Err(RaceError::LowBid { due: 1 }));

    express.open(STEADY).with_value(BID).await.unwrap().unwrap();
    assert_eq!(
        express.close().await.unwrap(),
        Err(RaceError::NotEnoughPilots)
    );
    let again = express.open(STEADY).with_value(BID).await.unwrap();
    assert_eq!(again, Err(RaceError::AlreadyIn));
    let low = express.join(alice(), STEADY).with_actor_id(bob()).await;
    assert_eq!(low.unwrap(), Err(RaceError::LowBid { due: BID }));
    let stranger = express.leave(alice()).with_actor_id(bob()).await;
    assert_eq!(stranger.unwrap(), Err(RaceError::NotAPilot));

    let others = [DEFAULT_USER_BOB, DEFAULT_USER_CHARLIE, DEFAULT_USER_EVE];
    assert_eq!(others.len() + 1, MAX_PILOTS);
    for pilot in others {
        let join = express.join(alice(), STEADY).with_actor_id(pilot.into());
        join.with_value(BID).await.unwrap().unwrap();
    }
    env.system().mint_to(1_000, 10_000 * VARA);
    let full = express.join(alice(), STEADY).with_actor_id(1_000.into());
    assert_eq!(full.with_value(BID).await.unwrap(), Err(RaceError::Full));

    let poor = express.close().with_gas_limit(20_000_000_000).await;
    assert_eq!(poor.unwrap(), Err(RaceError::NotEnoughGas));
    let launch_at = express.close().await.unwrap().unwrap();
    assert_eq!(launch_at, env.system().block_height() + LAUNCH_DELAY);
    let late = express.leave(alice()).with_actor_id(bob()).await;
    assert_eq!(late.unwrap(), Err(RaceError::Closed));
    assert_eq!(express.cancel().await.unwrap(), Err(RaceError::Closed));
}
