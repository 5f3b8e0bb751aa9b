#![no_std]

use sails_rs::{client::Program as _, prelude::*};

/// Made from the IDL of the registry by build.rs.
pub mod dein {
    include!(concat!(env!("OUT_DIR"), "/dein.rs"));
}

use dein::{
    Dein as _, DeinProgram,
    registry::{Registry as _, RegistryError},
};

const REGISTRY_GAS: u64 = 10_000_000_000;
const REPLY_DEPOSIT: u64 = 5_000_000_000;
const WAIT_BLOCKS: u32 = 10;

/// Why the program could not be created.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum CreateError {
    /// The registry failed, or has exited.
    NoRegistry,
    /// The registry was silent. It may have registered the name.
    NoAnswer,
    Refused(RegistryError),
}

pub struct Greeter<'a> {
    name: &'a str,
}

#[service]
impl Greeter<'_> {
    /// Greets with the name that the program has in the registry.
    #[export]
    pub fn greet(&self) -> String {
        format!("This is {}.", self.name)
    }
}

// #region constructor
pub struct Program {
    name: String,
}

#[program]
impl Program {
    /// Registers the new program. Without a name, there will be no program.
    #[export(unwrap_result)]
    pub async fn create(registry: ActorId, name: String) -> Result<Self, CreateError> {
        let owner = Syscall::message_source();

        let reply = DeinProgram::client(registry)
            .registry()
            .register(name.clone(), owner)
            .with_gas_limit(REGISTRY_GAS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(WAIT_BLOCKS)
            .await;

        match reply {
            Ok(Ok(_record)) => Ok(Self { name }),
            Ok(Err(error)) => Err(CreateError::Refused(error)),
            Err(error) if error.timed_out() => Err(CreateError::NoAnswer),
            Err(_) => Err(CreateError::NoRegistry),
        }
    }

    pub fn greeter(&self) -> Greeter<'_> {
        Greeter { name: &self.name }
    }
}
// #endregion constructor

// For tests on the host: the Wasm code, and the client made from registrant.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
