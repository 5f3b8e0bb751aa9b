import type { NodeFlagEntry } from './types';

const TELEMETRY = 'polkadot-sdk:substrate/client/cli/src/params/telemetry_params.rs';
const PROMETHEUS = 'polkadot-sdk:substrate/client/cli/src/params/prometheus_params.rs';

/** What the node tells about itself. */
export const MONITORING_FLAGS = {
  'telemetry-url': {
    value: 'URL VERBOSITY',
    default: 'none: the chain specifications name no server',
    meaning: 'Telemetry server, a space, and a verbosity from 0 to 9, in quotes; repeatable',
    commands: ['run'],
    source: TELEMETRY,
  },
  'no-telemetry': {
    meaning: 'Send nothing, even if a chain specification names a server',
    commands: ['run'],
    source: TELEMETRY,
  },
  'prometheus-port': {
    value: 'PORT',
    default: '9615',
    meaning: 'Port of the metrics',
    commands: ['run'],
    source: PROMETHEUS,
  },
  'prometheus-external': {
    meaning: 'Serve the metrics on all interfaces; without it on localhost only',
    commands: ['run'],
    source: PROMETHEUS,
  },
  'no-prometheus': {
    meaning: 'Serve no metrics',
    commands: ['run'],
    source: PROMETHEUS,
  },
} as const satisfies Record<string, NodeFlagEntry>;
