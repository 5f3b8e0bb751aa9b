#![no_std]

use gstd::{
    ActorId,
    codec::{Decode, Encode},
    collections::BTreeMap,
    exec, msg,
    prelude::*,
};
use schnorrkel::{PublicKey, Signature};

// #region text
/// What an account signs to set its value. It names the program and a number
/// that is used once: no one can use the signature elsewhere, or twice.
pub fn text(program: ActorId, value: u32, number: u32) -> String {
    format!("Set my value in {program} to {value} (change {number})")
}
// #endregion text

/// The payload of `handle`. Anyone may send it.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct SetValue {
    pub account: ActorId,
    pub value: u32,
    /// The signature of the account, 64 bytes.
    pub signature: Vec<u8>,
}

// #region verify
/// Tells whether the wallet of an account signed a text.
fn is_signed(account: ActorId, text: &str, signature: &[u8]) -> bool {
    if account == ActorId::zero() {
        return false; // 32 zeros are a key for which anybody can sign
    }
    let Ok(key) = PublicKey::from_bytes(account.as_ref()) else {
        return false; // not every 32 bytes are a key
    };
    let Ok(signature) = Signature::from_bytes(signature) else {
        return false;
    };
    // Wallets put these tags around each text that they are given to sign.
    let signed = format!("<Bytes>{text}</Bytes>");
    key.verify_simple(b"substrate", signed.as_bytes(), &signature)
        .is_ok()
}
// #endregion verify

// #region handle
#[derive(Default)]
struct Entry {
    value: u32,
    changes: u32,
}

static mut ENTRIES: BTreeMap<ActorId, Entry> = BTreeMap::new();

#[unsafe(no_mangle)]
extern "C" fn handle() {
    let order: SetValue = msg::load().expect("the payload is a SetValue");
    let entries = unsafe { gstd::static_mut!(ENTRIES) };
    let entry = entries.entry(order.account).or_default();

    let text = text(exec::program_id(), order.value, entry.changes);
    if !is_signed(order.account, &text, &order.signature) {
        panic!("the account has not signed: {text}");
    }
    entry.value = order.value;
    entry.changes += 1; // the signature is of no use from here on
    msg::reply(entry.value, 0).expect("this is the only reply");
}
// #endregion handle

// #region state
/// How often an account has changed its value: the number that it signs next.
#[unsafe(no_mangle)]
extern "C" fn state() {
    let account: ActorId = msg::load().expect("the payload is an account");
    let entries = unsafe { gstd::static_ref!(ENTRIES) };
    let changes = entries.get(&account).map_or(0, |entry| entry.changes);
    msg::reply(changes, 0).expect("this is the only reply");
}
// #endregion state

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
