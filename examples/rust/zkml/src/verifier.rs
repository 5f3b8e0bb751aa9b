use sails_rs::{keccak_const::Keccak256, prelude::*};

// #region trait
/// What a prover says: the model with this key makes this output of this input. The
/// prover is part of it, so that nobody else can use the proof.
pub struct Claim<'a> {
    pub prover: ActorId,
    pub model: H256,
    pub input: H256,
    pub output: &'a [u8],
}

/// Checks a proof in steps. Each step has to fit into one message.
pub trait Verifier {
    /// Pieces of a proof.
    const PIECES: u32;

    /// What the first step has to know.
    fn begin(claim: &Claim) -> H256;

    /// What the next step has to know, or nothing if the piece is wrong.
    fn step(progress: H256, piece: &[u8]) -> Option<H256>;
}
// #endregion trait

// #region double
/// The test double. It goes through the steps and proves nothing: everybody can
/// make its pieces, for right outputs and for wrong ones.
pub struct Double;

impl Verifier for Double {
    const PIECES: u32 = 3;

    fn begin(claim: &Claim) -> H256 {
        let (prover, model) = (claim.prover.as_ref(), claim.model.as_bytes());
        hash(&[prover, model, claim.input.as_bytes(), claim.output])
    }

    fn step(progress: H256, piece: &[u8]) -> Option<H256> {
        let right = Self::piece(progress);
        (piece == right.as_bytes()).then(|| hash(&[progress.as_bytes(), piece]))
    }
}

impl Double {
    /// The piece that the next step accepts.
    pub fn piece(progress: H256) -> H256 {
        hash(&[b"piece", progress.as_bytes()])
    }
}
// #endregion double

pub fn hash(parts: &[&[u8]]) -> H256 {
    let update = |hasher: Keccak256, part: &&[u8]| hasher.update(part);
    parts
        .iter()
        .fold(Keccak256::new(), update)
        .finalize()
        .into()
}
