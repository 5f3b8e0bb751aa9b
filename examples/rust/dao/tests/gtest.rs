use ::dao::client::{
    FundingDao as _, FundingDaoCtors as _, FundingDaoProgram,
    dao::{Dao as _, DaoError, DaoImpl, events::DaoEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;
const VOTING: u32 = 20;
const GRACE: u32 = 20;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

/// Alice has 60 shares, Bob 40. Half of all shares have to say yes.
async fn create_dao(
    env: &GtestEnv,
) -> (
    Actor<FundingDaoProgram, GtestEnv>,
    Service<DaoImpl, GtestEnv>,
) {
    let code_id = env.system().submit_code(::dao::WASM_BINARY);
    let program = env.deploy::<FundingDaoProgram>(code_id, b"dao".to_vec());
    let program = program.create(VOTING, GRACE, 50).await.unwrap().unwrap();
    let mut dao = program.dao();
    for (member, value) in [(alice(), 60 * VARA), (bob(), 40 * VARA)] {
        let join = dao.join().with_value(value).with_actor_id(member);
        assert_eq!(join.await.unwrap(), Ok(value));
    }
    (program, dao)
}

fn wait(env: &GtestEnv, blocks: u32) {
    for _ in 0..blocks {
        env.run_next_block();
    }
}
// #endregion test-setup

// #region test-fund
#[tokio::test]
async fn what_the_members_want_is_paid() {
    let env = GtestEnv::system_default();
    let (program, mut dao) = create_dao(&env).await;
    let mut events = dao.listen().await.unwrap();
    let before = program.balance();

    assert_eq!(dao.propose(charlie(), 30 * VARA).await.unwrap(), Ok(0));
    assert_eq!(dao.vote(0, true).await.unwrap(), Ok(()));
    assert_eq!(
        dao.vote(0, true).await.unwrap(),
        Err(DaoError::AlreadyVoted)
    );
    let no = dao.vote(0, false).with_actor_id(bob()).await.unwrap();
    assert_eq!(no, Ok(()));
    assert_eq!(dao.process(0).await.unwrap(), Err(DaoError::NotNow));
    // Alice wants it, and has to pay her part of it.
    assert_eq!(dao.leave(VARA).await.unwrap(), Err(DaoError::VotedYes));

    wait(&env, VOTING + GRACE);
    assert_eq!(dao.process(0).await.unwrap(), Ok(true));
    let paid = dao.withdraw().with_actor_id(charlie()).await.unwrap();
    assert_eq!(paid, Ok(30 * VARA));
    assert_eq!(program.balance(), before - 30 * VARA);
    assert_eq!(dao.process(0).await.unwrap(), Err(DaoError::NotNow));

    let (id, applicant, amount) = (0, charlie(), 30 * VARA);
    let (_, event) = events.next().await.unwrap();
    assert_eq!(
        event,
        DaoEvents::Proposed {
            id,
            applicant,
            amount
        }
    );
}
// #endregion test-fund

// #region test-leave
#[tokio::test]
async fn who_is_outvoted_leaves_before_it_is_paid() {
    let env = GtestEnv::system_default();
    let (program, mut dao) = create_dao(&env).await;
    let before = program.balance();
    assert_eq!(dao.propose(charlie(), 80 * VARA).await.unwrap(), Ok(0));
    assert_eq!(dao.vote(0, true).await.unwrap(), Ok(()));
    wait(&env, VOTING);

    // In the grace period Bob takes his 40 of 100 VARA.
    let late = dao.vote(0, false).with_actor_id(bob()).await.unwrap();
    assert_eq!(late, Err(DaoError::NotNow));
    let left = dao.leave(40 * VARA).with_actor_id(bob()).await.unwrap();
    assert_eq!(left, Ok(40 * VARA));
    assert_eq!(program.balance(), before - 40 * VARA);

    // The 60 VARA that are left do not suffice.
    wait(&env, GRACE);
    assert_eq!(dao.process(0).await.unwrap(), Ok(false));
    assert_eq!(dao.treasury().query().unwrap(), 60 * VARA);
}
// #endregion test-leave

// #region test-no
#[tokio::test]
async fn the_same_value_says_no_once() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;
    assert_eq!(dao.propose(charlie(), 30 * VARA).await.unwrap(), Ok(0));
    assert_eq!(dao.vote(0, true).await.unwrap(), Ok(()));

    // Bob says no, leaves with his value, and comes back as Charlie.
    let no = dao.vote(0, false).with_actor_id(bob()).await.unwrap();
    assert_eq!(no, Ok(()));
    let left = dao.leave(40 * VARA).with_actor_id(bob()).await.unwrap();
    assert_eq!(left, Ok(40 * VARA));
    let join = dao.join().with_value(40 * VARA).with_actor_id(charlie());
    assert_eq!(join.await.unwrap(), Ok(40 * VARA));
    let no = dao.vote(0, false).with_actor_id(charlie()).await.unwrap();
    assert_eq!(no, Ok(()));

    // 60 shares against 40, not against 80.
    wait(&env, VOTING + GRACE);
    assert_eq!(dao.process(0).await.unwrap(), Ok(true));
}
// #endregion test-no

#[tokio::test]
async fn who_leaves_after_the_vote_has_still_said_no() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;
    assert_eq!(dao.propose(charlie(), 30 * VARA).await.unwrap(), Ok(0));
    let yes = dao.vote(0, true).with_actor_id(bob()).await.unwrap();
    assert_eq!(yes, Ok(()));
    assert_eq!(dao.vote(0, false).await.unwrap(), Ok(()));
    wait(&env, VOTING);

    assert_eq!(dao.leave(60 * VARA).await.unwrap(), Ok(60 * VARA));

    wait(&env, GRACE);
    assert_eq!(dao.process(0).await.unwrap(), Ok(false));
}

// #region test-shares
#[tokio::test]
async fn a_share_keeps_its_worth_when_somebody_joins() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;
    // Half of the treasury is spent: a share is worth half a VARA.
    assert_eq!(dao.propose(charlie(), 50 * VARA).await.unwrap(), Ok(0));
    assert_eq!(dao.vote(0, true).await.unwrap(), Ok(()));
    wait(&env, VOTING + GRACE);
    assert_eq!(dao.process(0).await.unwrap(), Ok(true));

    let join = dao.join().with_value(10 * VARA).with_actor_id(charlie());
    assert_eq!(join.await.unwrap(), Ok(20 * VARA));

    assert_eq!(
        dao.shares(charlie()).query().unwrap(),
        (20 * VARA, 120 * VARA)
    );
    let left = dao.leave(20 * VARA).with_actor_id(charlie()).await.unwrap();
    assert_eq!(left, Ok(10 * VARA));
}
// #endregion test-shares

#[tokio::test]
async fn a_minority_does_not_reach_the_quorum() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;
    assert_eq!(dao.propose(bob(), VARA).await.unwrap(), Ok(0));
    let yes = dao.vote(0, true).with_actor_id(bob()).await.unwrap();
    assert_eq!(yes, Ok(()));
    wait(&env, VOTING + GRACE);

    // 40 of 100 shares, and nobody against it.
    assert_eq!(dao.process(0).await.unwrap(), Ok(false));
    let nothing = dao.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(nothing, Err(DaoError::NothingDue));

    // Half a share less than half of them.
    let join = dao.join().with_value(1).with_actor_id(charlie());
    assert_eq!(join.await.unwrap(), Ok(1));
    let leave = dao.leave(10 * VARA).with_actor_id(alice());
    assert_eq!(leave.await.unwrap(), Ok(10 * VARA));
    let join = dao.join().with_value(10 * VARA).with_actor_id(bob());
    assert_eq!(join.await.unwrap(), Ok(10 * VARA));
    assert_eq!(dao.propose(bob(), VARA).await.unwrap(), Ok(1));
    let yes = dao.vote(1, true).with_actor_id(bob()).await.unwrap();
    assert_eq!(yes, Ok(()));
    wait(&env, VOTING + GRACE);
    assert_eq!(dao.process(1).await.unwrap(), Ok(false));
}

#[tokio::test]
async fn votes_end_with_the_shares_that_they_count() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;
    // Two proposals for all that there is: the first that is processed takes it.
    for id in [0, 1] {
        assert_eq!(dao.propose(alice(), 100 * VARA).await.unwrap(), Ok(id));
        assert_eq!(dao.vote(id, true).await.unwrap(), Ok(()));
    }
    wait(&env, VOTING + GRACE);
    let mut events = dao.listen().await.unwrap();
    assert_eq!(dao.process(0).await.unwrap(), Ok(true));
    assert_eq!(dao.shares(alice()).query().unwrap(), (0, 0));
    let (id, passed) = (0, true);
    for expected in [DaoEvents::Processed { id, passed }, DaoEvents::Emptied] {
        assert_eq!(events.next().await.unwrap().1, expected);
    }

    // The second must not take what a new member pays in.
    let join = dao.join().with_value(100 * VARA).with_actor_id(charlie());
    assert_eq!(join.await.unwrap(), Ok(100 * VARA));
    assert_eq!(dao.process(1).await.unwrap(), Ok(false));
    assert_eq!(dao.treasury().query().unwrap(), 100 * VARA);
}

#[tokio::test]
async fn all_shares_together_can_be_counted() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::dao::WASM_BINARY);
    let program = env.deploy::<FundingDaoProgram>(code_id, b"dao".to_vec());
    let program = program.create(20, 20, 50).await.unwrap().unwrap();
    let mut dao = program.dao();
    assert_eq!(dao.join().with_value(VARA).await.unwrap(), Ok(VARA));
    // Alice pays herself nearly all, and pays it in again: her shares grow without value.
    for (id, paid_in) in [(0, VARA), (1, 2 * VARA)] {
        let amount = dao.treasury().query().unwrap() - 1;
        assert_eq!(dao.propose(alice(), amount).await.unwrap(), Ok(id));
        assert_eq!(dao.vote(id, true).await.unwrap(), Ok(()));
        wait(&env, 40);
        assert_eq!(dao.process(id).await.unwrap(), Ok(true));
        assert!(dao.join().with_value(paid_in).await.unwrap().is_ok());
    }
    let (shares, total) = dao.shares(alice()).query().unwrap();
    assert_eq!(shares, total);

    // So many shares that hers and these are more than a `u128` holds.
    let treasury = dao.treasury().query().unwrap();
    let value = u128::MAX / total * treasury - treasury / 2;
    let join = dao.join().with_value(value).with_actor_id(bob());
    assert_eq!(join.await.unwrap(), Err(DaoError::TooManyShares));
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let (_, mut dao) = create_dao(&env).await;

    let stranger = dao.propose(charlie(), 1).with_actor_id(charlie()).await;
    assert_eq!(stranger.unwrap(), Err(DaoError::NotMember));
    assert_eq!(dao.join().await.unwrap(), Err(DaoError::NotEnough));
    let greedy = dao.propose(alice(), 101 * VARA).await.unwrap();
    assert_eq!(greedy, Err(DaoError::NotEnough));
    let greedy = dao.leave(61 * VARA).await.unwrap();
    assert_eq!(greedy, Err(DaoError::NotEnough));
    assert_eq!(
        dao.vote(3, true).await.unwrap(),
        Err(DaoError::UnknownProposal)
    );

    assert_eq!(dao.rules().query().unwrap(), (VOTING, GRACE, 50));
    let code_id = env.system().submit_code(::dao::WASM_BINARY);
    for (voting, grace, quorum) in [(19, 20, 50), (20, 19, 50), (20, 864_001, 50), (20, 20, 101)] {
        let program = env.deploy::<FundingDaoProgram>(code_id, (voting, grace, quorum).encode());
        let refused = program.create(voting, grace, quorum).await.unwrap();
        assert_eq!(refused.err(), Some(dao::client::DaoError::BadRules));
    }
}
