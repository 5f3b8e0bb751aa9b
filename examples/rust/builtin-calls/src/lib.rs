#![no_std]

// #region ids
use gbuiltin_eth_bridge as bridge;
use gbuiltin_proxy as proxy;
use gbuiltin_staking as staking;
use gstd::{actor_id, errors::Error, msg};
use sails_rs::prelude::*;

/// The actor ids on Vara. In gtest there are others: see the tests.
pub const STAKING: ActorId =
    actor_id!("0x77f65ef190e11bfecb8fc8970fd3749e94bed66a23ec2f7a3623e785d0816761");
pub const ETH_BRIDGE: ActorId =
    actor_id!("0xf2816ced0b15749595392d3a18b5a2363d6fefe5b3b6153739f218151b7acdbf");
pub const PROXY: ActorId =
    actor_id!("0x8263cd9fc648e101f1cd8585dc0b193445c3750a63bf64a39cdf58de14826299");
// #endregion ids

// #region call
/// Why a call brought no result.
#[sails_type]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// The caller is not the owner of the program.
    NotOwner,
    /// The message had too little gas for the work.
    OutOfGas,
    /// The request could not be sent, or the built-in actor says no: why.
    Refused(String),
    /// No reply in time, or one that does not decode.
    NoAnswer,
}

/// Sends a request to a built-in actor and decodes its reply.
async fn call<T: Decode>(
    actor: ActorId,
    request: impl Encode,
    value: u128,
) -> Result<T, CallError> {
    use ErrorReplyReason::Execution;
    use SimpleExecutionError::RanOutOfGas;

    let reply = msg::send_for_reply(actor, request, value, 0)
        .map_err(|error| CallError::Refused(error.to_string()))?;
    match reply.await {
        Ok(payload) => T::decode(&mut payload.as_slice()).or(Err(CallError::NoAnswer)),
        Err(Error::ErrorReply(_, Execution(RanOutOfGas))) => Err(CallError::OutOfGas),
        Err(Error::ErrorReply(text, _)) => Err(CallError::Refused(text.to_string())),
        Err(_) => Err(CallError::NoAnswer),
    }
}
// #endregion call

// #region owner
/// Who may call, and where the built-in actors are.
#[derive(Clone, Copy)]
struct Actors {
    owner: ActorId,
    staking: ActorId,
    proxy: ActorId,
    eth_bridge: ActorId,
}

pub struct Calls(Actors);

impl Calls {
    fn ensure_owner(&self) -> Result<(), CallError> {
        if Syscall::message_source() != self.0.owner {
            return Err(CallError::NotOwner);
        }
        Ok(())
    }
}
// #endregion owner

#[service]
impl Calls {
    // #region staking
    /// Stakes from the balance of this program.
    #[export(unwrap_result)]
    pub async fn bond(&mut self, value: u128) -> Result<(), CallError> {
        self.ensure_owner()?;
        let payee = staking::RewardAccount::Program;
        call(self.0.staking, staking::Request::Bond { value, payee }, 0).await
    }

    /// Votes for validators with what is staked.
    #[export(unwrap_result)]
    pub async fn nominate(&mut self, targets: Vec<ActorId>) -> Result<(), CallError> {
        self.ensure_owner()?;
        call(self.0.staking, staking::Request::Nominate { targets }, 0).await
    }

    /// Stops nominating, which comes before all can be unbonded.
    #[export(unwrap_result)]
    pub async fn chill(&mut self) -> Result<(), CallError> {
        self.ensure_owner()?;
        call(self.0.staking, staking::Request::Chill, 0).await
    }

    /// Begins to free a part of the stake.
    #[export(unwrap_result)]
    pub async fn unbond(&mut self, value: u128) -> Result<(), CallError> {
        self.ensure_owner()?;
        call(self.0.staking, staking::Request::Unbond { value }, 0).await
    }

    /// Frees what has passed the unbonding period.
    #[export(unwrap_result)]
    pub async fn withdraw_unbonded(&mut self, num_slashing_spans: u32) -> Result<(), CallError> {
        self.ensure_owner()?;
        let request = staking::Request::WithdrawUnbonded { num_slashing_spans };
        call(self.0.staking, request, 0).await
    }

    /// Pays all that is free: unbonded stake, rewards, and what the bridge gave back.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, CallError> {
        self.ensure_owner()?;
        let free = Syscall::value_available();
        Ok(CommandReply::new(free).with_value(free))
    }
    // #endregion staking

    // #region active-era
    /// Asks for the index of the active era.
    #[export(unwrap_result)]
    pub async fn active_era(&mut self) -> Result<u32, CallError> {
        let response = call(self.0.staking, staking::Request::ActiveEra, 0).await?;
        let staking::Response::ActiveEra { info, .. } = response;
        Ok(info.index)
    }
    // #endregion active-era

    // #region proxy
    /// Lets `delegate` vote in governance for the account of this program.
    #[export(unwrap_result)]
    pub async fn add_proxy(&mut self, delegate: ActorId) -> Result<(), CallError> {
        self.ensure_owner()?;
        let proxy_type = proxy::ProxyType::Governance;
        let request = proxy::Request::AddProxy {
            delegate,
            proxy_type,
        };
        call(self.0.proxy, request, 0).await
    }

    /// Ends what `add_proxy` began, and frees the deposit.
    #[export(unwrap_result)]
    pub async fn remove_proxy(&mut self, delegate: ActorId) -> Result<(), CallError> {
        self.ensure_owner()?;
        let proxy_type = proxy::ProxyType::Governance;
        let request = proxy::Request::RemoveProxy {
            delegate,
            proxy_type,
        };
        call(self.0.proxy, request, 0).await
    }
    // #endregion proxy

    // #region bridge
    /// Queues a message for a contract on Ethereum and returns its nonce.
    ///
    /// The value of the message pays the fee. What exceeds the fee comes back
    /// with the reply, and stays with this program until `withdraw`.
    #[export]
    pub async fn send_to_ethereum(
        &mut self,
        destination: H160,
        payload: Vec<u8>,
    ) -> CommandReply<Result<U256, CallError>> {
        let value = Syscall::message_value();
        let request = bridge::Request::SendEthMessage {
            destination,
            payload,
        };
        let result = match self.ensure_owner() {
            Ok(()) => call(self.0.eth_bridge, request, value).await,
            Err(error) => Err(error),
        };
        match result {
            Ok(bridge::Response::EthMessageQueued { nonce, .. }) => Ok(nonce).into(),
            // Without an answer, nobody knows whether the value is spent.
            Err(CallError::NoAnswer) => Err(CallError::NoAnswer).into(),
            // The value was not sent, or came back: pass it on to the caller.
            Err(error) => CommandReply::new(Err(error)).with_value(value),
        }
    }
    // #endregion bridge
}

pub struct Program(Actors);

#[program]
impl Program {
    /// Takes the ids of the built-in actors, so that tests can give other ones.
    pub fn create(staking: ActorId, proxy: ActorId, eth_bridge: ActorId) -> Self {
        Self(Actors {
            owner: Syscall::message_source(),
            staking,
            proxy,
            eth_bridge,
        })
    }

    pub fn calls(&self) -> Calls {
        Calls(self.0)
    }
}

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
