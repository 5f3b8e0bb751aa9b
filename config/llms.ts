import type { ExportOptions } from '../plugins/markdown-export/exportVersion';
import type { SiteEnvironment } from './environment';
import { CHECKED, RELEASES } from './releases';
import { UPSTREAMS } from './upstreams';

const { gear, sails } = RELEASES;
export const RELEASE = `${gear.name} ${gear.version}, ${sails.name} ${sails.version}`;

/** What the site says of itself to machines. */
export const llms = ({
  repositoryUrl,
  repositoryBranch,
}: Pick<SiteEnvironment, 'repositoryUrl' | 'repositoryBranch'>): ExportOptions => ({
  files: `${repositoryUrl}/blob/${repositoryBranch}/`,
  checked: CHECKED,
  upstreams: UPSTREAMS,
  release: RELEASE,
  summary:
    'Developer documentation of the Vara Network and its program platform, Gear: programs in Rust with Sails that run as actors in WebAssembly, the JavaScript libraries that call them, nodes, staking and the bridge to Ethereum.',
  notes: (home) => [
    `These docs describe ${RELEASE}. Code from 1.x is often out of date: [what changed](${home}docs/compatibility.md).`,
    'Each page is Markdown at its own address with `.md` at the end, and so it is at its plain address for `Accept: text/markdown`.',
    'A block of code whose title is a path below `examples/` is a part of that file. The line below it links the whole file, with its imports, and says how it was checked and with which versions. The same files are in `mcp/examples/<name>.json` of this site.',
    'Figures of the chain are those of the documented release; each is listed with the file that it comes from and the way to read it live.',
  ],
});
