#![no_std]

use gbuiltin_bls381::{
    Request, Response,
    ark_bls12_381::{Fq12, G1Affine, G1Projective, G2Affine},
    ark_ec::AffineRepr,
    ark_ff::Field,
    ark_scale::{ArkScale, HOST_CALL, make_usage},
    ark_serialize::{CanonicalSerialize, Compress, Validate},
};
use gstd::{
    ActorId,
    codec::{Decode, Encode},
    msg,
    prelude::*,
};

// #region types
/// The encoding of the built-in actor: uncompressed, and not validated.
pub type Ark<T> = ArkScale<T, HOST_CALL>;

/// The same bytes, but decoding refuses points that are not in the group.
pub type Checked<T> = ArkScale<T, { make_usage(Compress::No, Validate::Yes) }>;

/// The payload of `init`.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct Init {
    /// Where the built-in actor is: on chain not the same as in gtest.
    pub bls_actor: ActorId,
    /// The public keys of all signers: an encoded `Vec<G1Projective>`.
    pub public_keys: Vec<u8>,
}

/// The payload of `handle`; the reply is a `bool`.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct Verify {
    pub message: Vec<u8>,
    /// The sum of the signatures of all signers: an encoded `G2Affine`.
    pub signature: Vec<u8>,
}
// #endregion types

// #region entry
static mut STATE: Option<Init> = None;

#[unsafe(no_mangle)]
extern "C" fn init() {
    let init: Init = msg::load().expect("the payload is an Init");
    decode::<Checked<Vec<G1Projective>>>(&init.public_keys);
    unsafe { STATE = Some(init) };
}

#[gstd::async_main]
async fn main() {
    let state = unsafe { gstd::static_ref!(STATE) };
    let state = state.as_ref().expect("init has run");
    let Verify { message, signature } = msg::load().expect("the payload is a Verify");

    let signature = decode::<Checked<G2Affine>>(&signature).0;
    let valid = verify(state, message, signature).await;
    msg::reply(valid, 0).expect("this is the only reply");
}
// #endregion entry

// #region ask
/// Sends one request to the built-in actor and waits for its reply.
async fn ask(state: &Init, request: Request) -> Vec<u8> {
    let response = msg::send_for_reply_as(state.bls_actor, request, 0, 0)
        .expect("the request is sent")
        .await
        .expect("the actor accepts the request");

    // A response is of the same kind as its request, and always bytes.
    match response {
        Response::AggregateG1(bytes)
        | Response::MapToG2Affine(bytes)
        | Response::MultiMillerLoop(bytes)
        | Response::FinalExponentiation(bytes) => bytes,
        _ => unreachable!("the program sends no other requests"),
    }
}

fn encode<T: CanonicalSerialize>(value: T) -> Vec<u8> {
    Ark::from(value).encode()
}

fn decode<T: Decode>(mut bytes: &[u8]) -> T {
    let Ok(value) = T::decode(&mut bytes) else {
        panic!("not of this type");
    };
    value
}
// #endregion ask

// #region verify
/// Tells whether e(key, point) = e(generator, signature).
async fn verify(state: &Init, message: Vec<u8>, signature: G2Affine) -> bool {
    // The sum of the public keys.
    let points = state.public_keys.clone();
    let key = ask(state, Request::AggregateG1 { points }).await;
    let key = G1Affine::from(decode::<Ark<G1Projective>>(&key).0);
    if key.is_zero() {
        return false; // a zero signature would fit every message
    }

    // The point that the signers signed.
    let point = ask(state, Request::MapToG2Affine { message }).await;
    let point = decode::<Ark<G2Affine>>(&point).0;

    // One product of two pairings: it is 1 if the two sides are equal.
    let a = encode(vec![key, -G1Affine::generator()]);
    let b = encode(vec![point, signature]);
    let f = ask(state, Request::MultiMillerLoop { a, b }).await;
    let product = ask(state, Request::FinalExponentiation { f }).await;
    decode::<Ark<Fq12>>(&product).0 == Fq12::ONE
}
// #endregion verify

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
