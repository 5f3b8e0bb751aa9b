use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use zkml::{
    client::{
        Zkml as _, ZkmlCtors as _, ZkmlProgram,
        jobs::{events::JobsEvents, *},
    },
    verifier::{Claim, Double, Verifier as _, hash},
};

// #region test-setup
const FEE: u128 = 5_000_000_000_000;
const DEPOSIT: u128 = 2_000_000_000_000;
const MODEL: H256 = H256::repeat_byte(9);
/// A picture of a digit, and what the model says.
const INPUT: [u8; 28] = [1; 28];
const OUTPUT: &[u8] = b"seven";

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// Alice has asked for an output, as job 0.
async fn create_job(env: &GtestEnv) -> Actor<ZkmlProgram, GtestEnv> {
    let code_id = env.system().submit_code(::zkml::WASM_BINARY);
    let program = env.deploy::<ZkmlProgram>(code_id, b"salt".to_vec());
    let program = program.create(MODEL).await.unwrap();
    let mut jobs = program.jobs();
    let request = jobs.request(INPUT.to_vec(), DEPOSIT).with_value(FEE);
    assert_eq!(request.await.unwrap(), Ok(0));
    program
}

/// Stands for the prover off-chain: all pieces for an output.
fn proof(prover: ActorId, output: &[u8]) -> Vec<Vec<u8>> {
    let (model, input) = (MODEL, hash(&[&INPUT]));
    let claim = Claim {
        prover,
        model,
        input,
        output,
    };
    let mut progress = Double::begin(&claim);
    let next = |_| {
        let piece = Double::piece(progress).as_bytes().to_vec();
        progress = Double::step(progress, &piece).unwrap();
        piece
    };
    (0..Double::PIECES).map(next).collect()
}
// #endregion test-setup

async fn claim(
    jobs: &mut Service<JobsImpl, GtestEnv>,
    prover: ActorId,
    output: &[u8],
) -> Result<(), JobsError> {
    let claim = jobs.claim(0, output.to_vec()).with_actor_id(prover);
    claim.with_value(DEPOSIT).await.unwrap()
}

async fn prove(
    jobs: &mut Service<JobsImpl, GtestEnv>,
    prover: ActorId,
    piece: &[u8],
) -> Result<u32, JobsError> {
    let piece = jobs.prove(0, piece.to_vec()).with_actor_id(prover);
    piece.await.unwrap()
}

// #region test-proof
#[tokio::test]
async fn a_proof_is_checked_over_three_messages_and_paid_at_the_end() {
    let env = GtestEnv::system_default();
    let program = create_job(&env).await;
    let mut jobs = program.jobs();
    let mut events = jobs.listen().await.unwrap();
    let before = program.balance();

    assert_eq!(claim(&mut jobs, bob(), OUTPUT).await, Ok(()));
    let pieces = proof(bob(), OUTPUT);
    assert_eq!(prove(&mut jobs, bob(), &pieces[0]).await, Ok(2));
    assert_eq!(prove(&mut jobs, bob(), &pieces[1]).await, Ok(1));
    assert_eq!(program.balance(), before + DEPOSIT);
    assert_eq!(prove(&mut jobs, bob(), &pieces[2]).await, Ok(0));
    assert_eq!(program.balance(), before - FEE);

    let output = OUTPUT.to_vec();
    let job = jobs.job(0).query().unwrap().unwrap();
    assert_eq!(job.status, Status::Proved { output });
    let (id, output) = (0, OUTPUT.to_vec());
    let (_, event) = events.by_ref().skip(1).next().await.unwrap();
    assert_eq!(event, JobsEvents::Proved { id, output });
}
// #endregion test-proof

// #region test-wrong
#[tokio::test]
async fn a_wrong_piece_changes_nothing() {
    let env = GtestEnv::system_default();
    let mut jobs = create_job(&env).await.jobs();
    assert_eq!(claim(&mut jobs, bob(), OUTPUT).await, Ok(()));
    let pieces = proof(bob(), OUTPUT);
    assert_eq!(prove(&mut jobs, bob(), &pieces[0]).await, Ok(2));
    let before = jobs.job(0).query().unwrap();

    // The same piece again, one too far, and one that proves another output.
    for piece in [&pieces[0], &pieces[2], &proof(bob(), b"one")[1]] {
        let refused = prove(&mut jobs, bob(), piece).await;
        assert_eq!(refused, Err(JobsError::BadPiece));
    }
    let stranger = prove(&mut jobs, alice(), &pieces[1]).await;
    assert_eq!(stranger, Err(JobsError::NotProver));

    assert_eq!(jobs.job(0).query().unwrap(), before);
    assert_eq!(prove(&mut jobs, bob(), &pieces[1]).await, Ok(1));
}
// #endregion test-wrong

// #region test-time
#[tokio::test]
async fn a_prover_without_a_proof_loses_job_and_deposit() {
    let env = GtestEnv::system_default();
    let program = create_job(&env).await;
    let mut jobs = program.jobs();
    let before = program.balance();
    let free = jobs.claim(0, OUTPUT.to_vec()).await.unwrap();
    assert_eq!(free, Err(JobsError::WrongDeposit { due: DEPOSIT }));
    assert_eq!(claim(&mut jobs, bob(), OUTPUT).await, Ok(()));

    let early = claim(&mut jobs, alice(), OUTPUT).await;
    assert_eq!(early, Err(JobsError::NotOpen));
    let early = jobs.cancel(0).await.unwrap();
    assert_eq!(early, Err(JobsError::NotOpen));

    (0..600).for_each(|_| env.run_next_block());
    assert_eq!(claim(&mut jobs, alice(), OUTPUT).await, Ok(()));
    // Pieces that Bob has made are of no use to Alice. She earns his deposit with hers.
    let copied = prove(&mut jobs, alice(), &proof(bob(), OUTPUT)[0]).await;
    assert_eq!(copied, Err(JobsError::BadPiece));
    for piece in proof(alice(), OUTPUT) {
        assert!(prove(&mut jobs, alice(), &piece).await.is_ok());
    }
    assert_eq!(program.balance(), before - FEE);
    let late = prove(&mut jobs, bob(), &proof(bob(), OUTPUT)[0]).await;
    assert_eq!(late, Err(JobsError::NotOpen));
}
// #endregion test-time

#[tokio::test]
async fn the_user_takes_fee_and_deposit_of_a_claim_that_was_not_proved() {
    let env = GtestEnv::system_default();
    let program = create_job(&env).await;
    let mut jobs = program.jobs();
    let before = program.balance();
    assert_eq!(claim(&mut jobs, bob(), OUTPUT).await, Ok(()));
    (0..600).for_each(|_| env.run_next_block());

    assert_eq!(jobs.cancel(0).await.unwrap(), Ok(()));
    assert_eq!(program.balance(), before - FEE);
    let job = jobs.job(0).query().unwrap().unwrap();
    assert_eq!((job.status, job.fee), (Status::Cancelled, 0));
}

#[tokio::test]
async fn the_user_takes_the_fee_back_while_nobody_works() {
    let env = GtestEnv::system_default();
    let program = create_job(&env).await;
    let mut jobs = program.jobs();
    let before = program.balance();

    let stranger = jobs.cancel(0).with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(JobsError::NotUser));
    assert_eq!(jobs.cancel(0).await.unwrap(), Ok(()));
    assert_eq!(program.balance(), before - FEE);

    let again = jobs.cancel(0).await.unwrap();
    assert_eq!(again, Err(JobsError::NotOpen));
    let unknown = jobs.cancel(7).await.unwrap();
    assert_eq!(unknown, Err(JobsError::UnknownJob));
    let long = jobs.request(vec![0; 1025], 0).await.unwrap();
    assert_eq!(long, Err(JobsError::TooLong));
    assert_eq!(jobs.model().query().unwrap(), MODEL);
}
