//! A stand-in for the prover. A real one runs the circuit on the player's machine.

use gbuiltin_bls381::{
    ark_bls12_381::{Bls12_381, Fr, G1Affine, G1Projective, G2Affine, G2Projective},
    ark_ec::{Group, pairing::Pairing},
    ark_ff::{Field, PrimeField},
    ark_serialize::CanonicalSerialize,
};
use sails_rs::prelude::*;
use zk_battleship::{
    client::{VerifyingKey, game::Proof},
    groth16::Ark,
};

// #region prover
/// What a player's machine does.
pub trait Prover {
    /// The board is a fleet of this player, and has this commitment.
    fn prove_placement(&self, player: ActorId) -> (H256, Proof);
    /// Whether there is a ship at a cell of the board with that commitment.
    fn prove_shot(&self, cell: u8) -> (bool, Proof);
}

/// Proves what the test wants: it knows the secret that a setup has to destroy.
pub struct Simulator {
    pub ships: Vec<u8>,
    /// Stands for the hash of the ships and a secret number.
    pub commitment: u64,
}

impl Prover for Simulator {
    fn prove_placement(&self, player: ActorId) -> (H256, Proof) {
        let number = Fr::from(self.commitment);
        let player = Fr::from_le_bytes_mod_order(player.as_ref());
        let commitment = H256::from_slice(&encode(number));
        (commitment, PLACEMENT.prove(&[number, player]))
    }

    fn prove_shot(&self, cell: u8) -> (bool, Proof) {
        let hit = self.ships.contains(&cell);
        let inputs = [Fr::from(self.commitment), Fr::from(cell), Fr::from(hit)];
        (hit, SHOT.prove(&inputs))
    }
}
// #endregion prover

// #region setup
/// The secret of a setup: alpha, beta, gamma, delta, and the constant and the inputs.
pub struct Setup {
    secret: [u64; 4],
    inputs: &'static [u64],
}

pub const PLACEMENT: Setup = Setup {
    secret: [3, 5, 7, 11],
    inputs: &[13, 17, 19],
};
pub const SHOT: Setup = Setup {
    secret: [23, 29, 31, 37],
    inputs: &[41, 43, 47, 53],
};

impl Setup {
    /// The verifying key has the shape of a real one.
    pub fn key(&self) -> VerifyingKey {
        let [alpha, beta, gamma, delta] = self.secret.map(Fr::from);
        let inputs: Vec<G1Affine> = self.inputs.iter().map(|k| g1(Fr::from(*k))).collect();
        VerifyingKey {
            alpha_beta: encode(Bls12_381::pairing(g1(alpha), g2(beta)).0),
            minus_gamma: encode(g2(-gamma)),
            minus_delta: encode(g2(-delta)),
            inputs: encode(inputs),
        }
    }

    /// Solves the equation of the verifier for C, for any A and B. There is no circuit.
    fn prove(&self, inputs: &[Fr]) -> Proof {
        let [alpha, beta, gamma, delta] = self.secret.map(Fr::from);
        let (a, b) = (Fr::from(59), Fr::from(61));
        let scalars = [&[Fr::ONE], inputs].concat();
        let points = self.inputs.iter().map(|k| Fr::from(*k));
        let sum: Fr = points.zip(scalars).map(|(k, x)| k * x).sum();
        let c = (a * b - alpha * beta - sum * gamma) / delta;
        Proof {
            a: encode(g1(a)),
            b: encode(g2(b)),
            c: encode(g1(c)),
        }
    }
}
// #endregion setup

fn g1(scalar: Fr) -> G1Affine {
    (G1Projective::generator() * scalar).into()
}

fn g2(scalar: Fr) -> G2Affine {
    (G2Projective::generator() * scalar).into()
}

fn encode<T: CanonicalSerialize>(value: T) -> Vec<u8> {
    Ark::from(value).encode()
}
