use std::{env, fs, path::Path};

fn main() {
    // The Wasm build happens in a project generated in OUT_DIR, which would
    // otherwise resolve its own versions: give it the lock of this workspace.
    let out_dir = env::var("OUT_DIR").unwrap();
    fs::copy("../Cargo.lock", Path::new(&out_dir).join("Cargo.lock")).unwrap();

    // #region idl
    if let Some((_, wasm_path)) = sails_rs::build_wasm() {
        sails_rs::ClientBuilder::<counter_app::Program>::from_wasm_path(wasm_path).build_idl();
    }
    // #endregion idl
}
