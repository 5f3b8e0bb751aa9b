import type { NodeFlagEntry } from '../../docs/_data/nodeFlags/types';
import type {
  AddressEntry,
  ConstantEntry,
  EnumEntry,
  ErrorEntry,
  EventEntry,
  ExampleEntry,
  ExtrinsicEntry,
  Grouped,
  RpcEntry,
  TrackEntry,
} from '../../docs/_data/types';

/** The data that pages can show, by the value of `of`. */
export interface DocsData {
  constants: Grouped<ConstantEntry>;
  rpc: Grouped<RpcEntry>;
  extrinsics: Grouped<ExtrinsicEntry>;
  events: Grouped<EventEntry>;
  errors: Grouped<ErrorEntry>;
  enums: Grouped<EnumEntry>;
  addresses: Grouped<AddressEntry>;
  tracks: Grouped<TrackEntry>;
  nodeFlags: Grouped<NodeFlagEntry>;
  examples: Grouped<ExampleEntry>;
}

export type DataKind = keyof DocsData;
