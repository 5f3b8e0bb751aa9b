import type { ExportOptions } from '../plugins/markdown-export/exportVersion';
import { RELEASES, UPSTREAMS } from './releases';

const { gear, sails } = RELEASES;
const RELEASE = `${gear.name} ${gear.version}, ${sails.name} ${sails.version}`;

/** What the site says of itself to machines. */
export const llms = (): ExportOptions => ({
  releases: RELEASES,
  upstreams: UPSTREAMS,
  release: RELEASE,
  summary:
    'Developer documentation of the Vara Network and its program platform, Gear: programs in Rust with Sails that run as actors in WebAssembly, the JavaScript libraries that call them, nodes, staking and the bridge to Ethereum.',
  notes: (home) => [
    `These docs describe ${RELEASE}. Code from 1.x is often out of date: [what changed](${home}docs/compatibility.md).`,
    'Each page is Markdown at its own address with `.md` at the end, and so it is at its plain address for `Accept: text/markdown`.',
    'A block of code whose title is a path below `examples/` comes from a file that a compiler and tests check.',
    'Figures of the chain are those of the documented release; each is listed with the file that it comes from and the way to read it live.',
  ],
});
