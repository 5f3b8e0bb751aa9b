#![no_std]

use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

// #region roles
/// The places of the chain, in order.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    Producer,
    Distributor,
    Retailer,
    Consumer,
}

impl Role {
    fn next(self) -> Option<Self> {
        match self {
            Self::Producer => Some(Self::Distributor),
            Self::Distributor => Some(Self::Retailer),
            Self::Retailer => Some(Self::Consumer),
            Self::Consumer => None,
        }
    }
}

// #endregion roles

// #region state
/// Where an item is between two roles. The program holds the price from the
/// order to the receipt.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// With its holder.
    Held,
    /// For sale to the next role.
    Offered { price: u128 },
    /// Paid, and still with its holder.
    Ordered { buyer: ActorId, price: u128 },
    /// On its way.
    Shipped { buyer: ActorId, price: u128 },
}

/// Something that passes through the chain.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub name: String,
    /// Everyone who has held it, in order. The last one holds it now.
    pub path: Vec<ActorId>,
    pub step: Step,
}

pub struct ChainState {
    /// Who has a role. Everybody else is a consumer.
    roles: BTreeMap<ActorId, Role>,
    items: BTreeMap<u32, Item>,
    next_id: u32,
    /// What sellers have earned and not withdrawn.
    due: BTreeMap<ActorId, u128>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ChainError {
    NotBuyer,
    NotHolder,
    NothingDue,
    UnknownItem,
    /// The price is another one.
    WrongPrice {
        price: u128,
    },
    /// This is not the role whose turn it is.
    WrongRole,
    WrongStep {
        step: Step,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ChainEvents {
    /// An item came into being.
    Produced { id: u32, by: ActorId },
    /// An item is at another step.
    Moved { id: u32, step: Step },
    /// An item has arrived, and the price is due to its seller.
    Received {
        id: u32,
        holder: ActorId,
        role: Role,
    },
}

impl Item {
    fn holder(&self) -> ActorId {
        *self.path.last().expect("somebody has produced it")
    }

    /// The path is as long as the holder's place in the chain.
    fn role(&self) -> Role {
        match self.path.len() {
            1 => Role::Producer,
            2 => Role::Distributor,
            3 => Role::Retailer,
            _ => Role::Consumer,
        }
    }

    // #region rules
    /// The only changes there are: who may make which step, and what follows.
    fn advance(&mut self, action: Action, source: ActorId) -> Result<Step, ChainError> {
        let holder = self.holder();
        let only = |who, error| if source == who { Ok(()) } else { Err(error) };
        self.step = match (action, self.step) {
            (Action::Offer(price), Step::Held | Step::Offered { .. }) => {
                only(holder, ChainError::NotHolder)?;
                self.role().next().ok_or(ChainError::WrongRole)?;
                Step::Offered { price }
            }
            (Action::Order(role, paid), Step::Offered { price }) => {
                if self.role().next() != Some(role) {
                    return Err(ChainError::WrongRole);
                }
                if paid != price {
                    return Err(ChainError::WrongPrice { price });
                }
                let buyer = source;
                Step::Ordered { buyer, price }
            }
            (Action::Cancel, Step::Ordered { buyer, price }) => {
                only(buyer, ChainError::NotBuyer)?;
                Step::Offered { price }
            }
            (Action::Ship, Step::Ordered { buyer, price }) => {
                only(holder, ChainError::NotHolder)?;
                Step::Shipped { buyer, price }
            }
            (Action::Receive, Step::Shipped { buyer, .. }) => {
                only(buyer, ChainError::NotBuyer)?;
                self.path.push(buyer);
                Step::Held
            }
            (_, step) => return Err(ChainError::WrongStep { step }),
        };
        Ok(self.step)
    }
    // #endregion rules
}

/// What somebody wants to do with an item.
enum Action {
    Offer(u128),
    Order(Role, u128),
    Cancel,
    Ship,
    Receive,
}

pub struct Chain<'a> {
    state: &'a RefCell<ChainState>,
}

#[service(events = ChainEvents)]
impl Chain<'_> {
    // #region produce
    /// Brings an item into being. Returns its number.
    #[export(unwrap_result)]
    pub fn produce(&mut self, name: String) -> Result<u32, ChainError> {
        let by = Syscall::message_source();
        let id = {
            let state = &mut *self.state.borrow_mut();
            if state.role(by) != Role::Producer {
                return Err(ChainError::WrongRole);
            }
            let id = state.next_id;
            state.next_id += 1;
            let item = Item {
                name,
                path: vec![by],
                step: Step::Held,
            };
            state.items.insert(id, item);
            id
        };
        self.emit_event(ChainEvents::Produced { id, by }).unwrap();
        Ok(id)
    }
    // #endregion produce

    /// Puts an item up for sale to the next role, or changes its price.
    #[export(unwrap_result)]
    pub fn offer(&mut self, id: u32, price: u128) -> Result<(), ChainError> {
        self.advance(id, Action::Offer(price)).map(|_| ())
    }

    /// Pays the price. The program keeps it until the item has arrived.
    #[export(unwrap_result)]
    pub fn order(&mut self, id: u32) -> Result<(), ChainError> {
        let role = self.state.borrow().role(Syscall::message_source());
        let action = Action::Order(role, Syscall::message_value());
        self.advance(id, action).map(|_| ())
    }

    // #region cancel
    /// Takes an order back that was not shipped. The price comes with the reply.
    #[export(unwrap_result)]
    pub fn cancel(&mut self, id: u32) -> Result<CommandReply<()>, ChainError> {
        let value = match self.advance(id, Action::Cancel)? {
            Step::Offered { price } => price,
            _ => 0,
        };
        Ok(CommandReply::new(()).with_value(value))
    }
    // #endregion cancel

    /// Sends an item that was ordered on its way.
    #[export(unwrap_result)]
    pub fn ship(&mut self, id: u32) -> Result<(), ChainError> {
        self.advance(id, Action::Ship).map(|_| ())
    }

    // #region receive
    /// Confirms that the item has arrived. The price is due to the seller from then on.
    #[export(unwrap_result)]
    pub fn receive(&mut self, id: u32) -> Result<(), ChainError> {
        let (seller, price) = {
            let state = self.state.borrow();
            let item = state.items.get(&id).ok_or(ChainError::UnknownItem)?;
            match item.step {
                Step::Shipped { price, .. } => (item.holder(), price),
                step => return Err(ChainError::WrongStep { step }),
            }
        };
        self.advance(id, Action::Receive)?;

        let (holder, role) = {
            let state = &mut *self.state.borrow_mut();
            *state.due.entry(seller).or_default() += price;
            let item = &state.items[&id];
            (item.holder(), item.role())
        };
        self.emit_event(ChainEvents::Received { id, holder, role })
            .unwrap();
        Ok(())
    }

    /// Pays what the sender has earned, with the reply.
    #[export(unwrap_result)]
    pub fn withdraw(&mut self) -> Result<CommandReply<u128>, ChainError> {
        let source = Syscall::message_source();
        let due = self.state.borrow_mut().due.remove(&source);
        let due = due.ok_or(ChainError::NothingDue)?;
        Ok(CommandReply::new(due).with_value(due))
    }
    // #endregion receive

    /// An item, with everyone who has held it.
    #[export]
    pub fn item(&self, id: u32) -> Option<Item> {
        self.state.borrow().items.get(&id).cloned()
    }

    // #region advance
    fn advance(&mut self, id: u32, action: Action) -> Result<Step, ChainError> {
        let step = {
            let state = &mut *self.state.borrow_mut();
            let item = state.items.get_mut(&id).ok_or(ChainError::UnknownItem)?;
            item.advance(action, Syscall::message_source())?
        };
        self.emit_event(ChainEvents::Moved { id, step }).unwrap();
        Ok(step)
    }
    // #endregion advance
}

impl ChainState {
    fn role(&self, who: ActorId) -> Role {
        self.roles.get(&who).copied().unwrap_or(Role::Consumer)
    }
}

pub struct Program {
    chain: RefCell<ChainState>,
}

#[program]
impl Program {
    /// Gives out the roles, for good. Who is named twice has the later one.
    pub fn create(roles: Vec<(ActorId, Role)>) -> Self {
        let chain = RefCell::new(ChainState {
            roles: roles.into_iter().collect(),
            items: BTreeMap::new(),
            next_id: 0,
            due: BTreeMap::new(),
        });
        Self { chain }
    }

    pub fn chain(&self) -> Chain<'_> {
        Chain { state: &self.chain }
    }
}

// For tests on the host: the Wasm code, and the client made from supply-chain.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}
