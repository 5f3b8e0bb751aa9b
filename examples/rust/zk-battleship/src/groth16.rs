//! Groth16 proofs over BLS12-381. The built-in actor does the heavy mathematics.

use gbuiltin_bls381::{
    Request, Response,
    ark_bls12_381::{Fr, G1Affine, G1Projective, G2Affine},
    ark_ff::Field,
    ark_scale::{ArkScale, HOST_CALL, hazmat::ArkScaleProjective, make_usage},
    ark_serialize::{CanonicalSerialize, Compress, Validate},
};
use gstd::msg;
use sails_rs::prelude::*;

/// The encoding of the built-in actor: uncompressed, and not validated.
pub type Ark<T> = ArkScale<T, HOST_CALL>;
/// The same bytes, but decoding refuses points that are not in the group.
pub type Checked<T> = ArkScale<T, { make_usage(Compress::No, Validate::Yes) }>;

// #region types
/// What a circuit's setup publishes for whoever verifies.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct VerifyingKey {
    /// The pairing of alpha and beta: an encoded `Fq12`.
    pub alpha_beta: Vec<u8>,
    /// An encoded `G2Affine`.
    pub minus_gamma: Vec<u8>,
    /// An encoded `G2Affine`.
    pub minus_delta: Vec<u8>,
    /// An encoded `Vec<G1Affine>`: a constant, and a point for each public input.
    pub inputs: Vec<u8>,
}

/// A proof: encoded points in G1, G2 and G1.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    pub a: Vec<u8>,
    pub b: Vec<u8>,
    pub c: Vec<u8>,
}
// #endregion types

// #region verify
/// Tells whether e(A, B) · e(L, -gamma) · e(C, -delta) = e(alpha, beta),
/// where L stands for the public inputs. `None`: bytes that are no such points.
pub async fn verify(
    actor: ActorId,
    key: &VerifyingKey,
    inputs: &[Fr],
    proof: &Proof,
) -> Option<bool> {
    // Points of strangers: the actor does not look whether they are in the group.
    let a = decode::<Checked<G1Affine>>(&proof.a)?.0;
    let b = decode::<Checked<G2Affine>>(&proof.b)?.0;
    let c = decode::<Checked<G1Affine>>(&proof.c)?.0;

    // L: the constant, and each input times its point.
    let bases = key.inputs.clone();
    let scalars = encode([&[Fr::ONE], inputs].concat());
    let sum = ask(
        actor,
        Request::MultiScalarMultiplicationG1 { bases, scalars },
    );
    let sum = decode::<ArkScaleProjective<G1Projective>>(&sum.await?)?.0;

    let minus_gamma = decode::<Ark<G2Affine>>(&key.minus_gamma)?.0;
    let minus_delta = decode::<Ark<G2Affine>>(&key.minus_delta)?.0;
    let a = encode(vec![a, sum.into(), c]);
    let b = encode(vec![b, minus_gamma, minus_delta]);
    let f = ask(actor, Request::MultiMillerLoop { a, b }).await?;
    let product = ask(actor, Request::FinalExponentiation { f }).await?;
    Some(product == key.alpha_beta)
}
// #endregion verify

/// Sends one request to the built-in actor and waits for its reply.
async fn ask(actor: ActorId, request: Request) -> Option<Vec<u8>> {
    let answer = msg::send_for_reply_as(actor, request, 0, 0);
    let response = answer.expect("there is gas for the request").await.ok()?;
    match response {
        Response::MultiScalarMultiplicationG1(bytes)
        | Response::MultiMillerLoop(bytes)
        | Response::FinalExponentiation(bytes) => Some(bytes),
        _ => None,
    }
}

fn encode<T: CanonicalSerialize>(value: T) -> Vec<u8> {
    Ark::from(value).encode()
}

fn decode<T: Decode>(mut bytes: &[u8]) -> Option<T> {
    let value = T::decode(&mut bytes).ok()?;
    bytes.is_empty().then_some(value)
}

/// A commitment is a number of the field, in its one form.
pub fn field(commitment: H256) -> Option<Fr> {
    decode::<Checked<Fr>>(commitment.as_bytes()).map(|number| number.0)
}
