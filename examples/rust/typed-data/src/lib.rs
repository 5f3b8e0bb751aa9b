#![no_std]

use core::cell::RefCell;
use k256::ecdsa::{RecoveryId, Signature, VerifyingKey};
use sails_rs::{collections::BTreeMap, keccak_const::Keccak256, prelude::*};

// #region digest
/// Keccak-256 over all parts, one after the other.
fn keccak(parts: &[&[u8]]) -> [u8; 32] {
    let hash = |hasher: Keccak256, part: &&[u8]| hasher.update(part);
    parts.iter().fold(Keccak256::new(), hash).finalize()
}

/// What the key of an Ethereum address signs to link it to an account: the
/// hash of EIP-712. It names the program and a number that is used once.
pub fn digest(program: ActorId, account: ActorId, nonce: u64) -> [u8; 32] {
    let domain = keccak(&[
        &keccak(&[b"EIP712Domain(string name,string version,bytes32 salt)"]),
        &keccak(&[b"Links"]),
        &keccak(&[b"1"]),
        program.as_ref(),
    ]);
    let mut word = [0; 32]; // every number fills 32 bytes
    word[24..].copy_from_slice(&nonce.to_be_bytes());
    let link = keccak(&[
        &keccak(&[b"Link(bytes32 account,uint256 nonce)"]),
        account.as_ref(),
        &word,
    ]);
    keccak(&[b"\x19\x01", &domain, &link])
}
// #endregion digest

// #region recover
/// The address whose key signed a hash, as `ecrecover` finds it.
fn recover(hash: &[u8; 32], signature: &[u8]) -> Option<H160> {
    let (v, rs) = signature.split_last()?;
    let id = match v {
        0 | 27 => 0,
        1 | 28 => 1,
        _ => return None,
    };
    let id = RecoveryId::from_byte(id)?;
    // Two numbers of 32 bytes, r and s.
    let signature = Signature::from_slice(rs).ok()?;
    if signature.normalize_s().is_some() {
        return None; // the high s, which anybody can make from the low one
    }
    let key = VerifyingKey::recover_from_prehash(hash, &signature, id).ok()?;
    let point = key.to_encoded_point(false); // a byte that says "uncompressed", x, y
    let hash = keccak(&[&point.as_bytes()[1..]]);
    Some(H160::from_slice(&hash[12..]))
}
// #endregion recover

// #region link
/// What an Ethereum address is linked to, and how often it has signed.
struct Link {
    account: ActorId,
    nonce: u64,
}

/// Why there is no link.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum LinkError {
    /// The key of the address did not sign this account with this number.
    NotSigned,
}

pub struct Links<'a> {
    links: &'a RefCell<BTreeMap<H160, Link>>,
}

#[service]
impl Links<'_> {
    /// Links an Ethereum address to the sender. Both agree: one signs, one sends.
    #[export(unwrap_result)]
    pub fn link(&mut self, address: H160, signature: Vec<u8>) -> Result<(), LinkError> {
        let account = Syscall::message_source();
        let nonce = self.nonce(address);
        let hash = digest(Syscall::program_id(), account, nonce);
        // Most hashes give some address. Only the one that was asked for counts.
        if recover(&hash, &signature) != Some(address) {
            return Err(LinkError::NotSigned);
        }
        let nonce = nonce + 1; // the signature is of no use from here on
        let link = Link { account, nonce };
        self.links.borrow_mut().insert(address, link);
        Ok(())
    }

    /// The account that an Ethereum address is linked to.
    #[export]
    pub fn account_of(&self, address: H160) -> Option<ActorId> {
        self.links.borrow().get(&address).map(|link| link.account)
    }

    /// The number that an Ethereum address signs next.
    #[export]
    pub fn nonce(&self, address: H160) -> u64 {
        let links = self.links.borrow();
        links.get(&address).map_or(0, |link| link.nonce)
    }
}
// #endregion link

#[derive(Default)]
pub struct Program {
    links: RefCell<BTreeMap<H160, Link>>,
}

#[program]
impl Program {
    pub fn create() -> Self {
        Self::default()
    }

    pub fn links(&self) -> Links<'_> {
        Links { links: &self.links }
    }
}

// For tests on the host: the Wasm code, and the client made from typed-data.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
