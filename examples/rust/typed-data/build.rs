use sails_rs::ClientGenerator;
use std::{env, fs, path::Path};

fn main() {
    let out_dir = env::var("OUT_DIR").unwrap();
    let out_dir = Path::new(&out_dir);
    let idl = Path::new("typed-data.idl");

    // The Wasm build resolves its own versions: give it the lock of this workspace.
    fs::copy("../Cargo.lock", out_dir.join("Cargo.lock")).unwrap();

    if let Some((_, wasm)) = sails_rs::build_wasm() {
        sails_rs::embed_idl_to_file(&wasm, &fs::read_to_string(idl).unwrap()).unwrap();
    }
    ClientGenerator::from_idl_path(idl)
        .generate_to(out_dir.join("client.rs"))
        .unwrap();
}
