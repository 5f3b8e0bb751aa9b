import { describe, expect, it } from 'vitest';
import { readCalls, readEnum, readRpcMethods } from './readRust';

const PALLET = `
    pub enum Event<T: Config> {
        /// Said, with { a brace.
        Said {
            /// Who.
            who: T::AccountId,
            what: BTreeMap<Id, Vec<u8>>,
        },
        Hashed(H256),
        Nothing,
    }

    pub enum Error<T> {
        // First.
        TooLong,
        Gone,
    }

    impl<T: Config> Pallet<T> {
        #[pallet::call_index(0)]
        #[pallet::weight((Weight::zero(), DispatchClass::Normal))]
        pub fn say(origin: OriginFor<T>, what: Vec<u8>, to: Option<(u8, u8)>) -> DispatchResult {
            helper(1, 2)
        }

        #[cfg(feature = "dev")]
        #[pallet::call_index(255)]
        pub fn waste(
            origin: OriginFor<T>,
        ) -> DispatchResult {}
    }
`;

const RPC = `
#[rpc(server)]
pub trait Api<BlockHash> {
    // Says it.
    #[method(name = "x_say", aliases = ["x_speak", "x_tell"])]
    fn say(&self, what: Vec<(H256, Bytes)>, at: Option<BlockHash>) -> RpcResult<Said>;

    #[subscription(
        name = "x_listen",
        item = Said<BlockHash>,
        unsubscribe = "x_stop"
    )]
    fn listen(&self, who: Option<Vec<H256>>)
    -> SubscriptionResult;
}
`;

describe('readEnum', () => {
  it('reads variants and their fields in order', () => {
    expect(readEnum(PALLET, 'Event')).toEqual([
      {
        name: 'Said',
        fields: [
          { name: 'who', type: 'T::AccountId' },
          { name: 'what', type: 'BTreeMap<Id, Vec<u8>>' },
        ],
      },
      { name: 'Hashed', fields: [{ name: '0', type: 'H256' }] },
      { name: 'Nothing', fields: [] },
    ]);
    expect(readEnum(PALLET, 'Error').map(({ name }) => name)).toEqual(['TooLong', 'Gone']);
  });

  it('reads past attributes, comments of several lines, addresses, and enums whose names begin alike', () => {
    const source = `
      enum EventKind { Other }
      #[doc = "https://example.org/{"]
      enum Event {
          #[codec(index = 3)]
          #[deprecated]
          Old { #[codec(compact)] value: u128, pub count: u8 },
          /* Gone { id: u8 },
             for ever */
          New(u32),
      }`;
    expect(readEnum(source, 'Event')).toEqual([
      {
        name: 'Old',
        fields: [
          { name: 'value', type: 'u128' },
          { name: 'count', type: 'u8' },
        ],
      },
      { name: 'New', fields: [{ name: '0', type: 'u32' }] },
    ]);
  });

  it('says which enum is missing', () => {
    expect(() => readEnum(PALLET, 'Kind')).toThrow('There is no enum Kind');
  });
});

describe('readCalls', () => {
  it('reads index, name and parameters without the origin', () => {
    expect(readCalls(PALLET)).toEqual([
      { index: 0, name: 'say', params: ['what', 'to'] },
      { index: 255, name: 'waste', params: [] },
    ]);
  });
});

describe('readRpcMethods', () => {
  it('reads methods with aliases, and subscriptions with their end', () => {
    expect(readRpcMethods(RPC)).toEqual([
      { name: 'x_say', aliases: ['x_speak', 'x_tell'], params: ['what', 'at'] },
      { name: 'x_listen', aliases: [], params: ['who'], unsubscribe: 'x_stop' },
    ]);
  });

  it('puts the namespace before the names', () => {
    const source = RPC.replace('#[rpc(server)]', '#[rpc(server, namespace = "gear")]').replaceAll('"x_', '"');
    expect(readRpcMethods(source).map(({ name, aliases, unsubscribe }) => [name, ...aliases, unsubscribe])).toEqual([
      ['gear_say', 'gear_speak', 'gear_tell', undefined],
      ['gear_listen', 'gear_stop'],
    ]);
  });
});
