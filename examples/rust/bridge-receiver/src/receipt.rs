//! The part of a receipt of Ethereum that the program reads.

use alloy_rlp::{Bytes, Decodable as _, Header, Result, RlpDecodable};
use sails_rs::prelude::*;

// #region receipt
/// What a contract logged.
#[derive(RlpDecodable)]
pub struct Log {
    pub address: [u8; 20],
    pub topics: Vec<[u8; 32]>,
    pub data: Bytes,
}

#[derive(RlpDecodable)]
struct Receipt {
    _success: bool,
    _cumulative_gas_used: u64,
    _logs_bloom: [u8; 256],
    logs: Vec<Log>,
}

/// The logs of a receipt, as the bridge delivers it.
pub fn decode_logs(mut bytes: &[u8]) -> Result<Vec<Log>> {
    // The receipt of a typed transaction is a byte string: its type, then the list.
    if bytes.first().is_some_and(|first| *first < 0xc0) {
        bytes = Header::decode_bytes(&mut bytes, false)?;
        bytes = bytes.get(1..).ok_or(alloy_rlp::Error::InputTooShort)?;
    }
    Ok(Receipt::decode(&mut bytes)?.logs)
}
// #endregion receipt
