import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { UPSTREAMS } from '../../config/upstreams';
import { NODE_FLAGS } from '../../docs/_data/nodeFlags';
import type { NodeFlagEntry } from '../../docs/_data/nodeFlags/types';
import { scanFences, withoutFences } from '../../plugins/shared/scanFences';
import { readPages } from './pages';

const OPS = join(import.meta.dirname, '../../examples/ops');
const pages = readPages().filter(({ file }) => /^docs\/(node|staking)\//.test(file));
const flags = new Map<string, NodeFlagEntry>(Object.values(NODE_FLAGS).flatMap((group) => Object.entries(group)));

/** Flags that a page names although the node has none of that name: older ones, siblings of `--alice`, those of other tools. */
const NOT_OF_THE_NODE: Readonly<Record<string, string>> = {
  'ws-port': 'named as removed',
  'unsafe-ws-external': 'named as removed',
  pruning: 'named as the old name of --state-pruning',
  'no-private-ipv4': 'named as the old name of --no-private-ip',
  charlie: 'stands with --alice',
  dave: 'stands with --alice',
  eve: 'stands with --alice',
  ferdie: 'stands with --alice',
  endpoint: 'a flag of gcli',
};

interface Invocation {
  command: string;
  /** Each flag with what stands behind it, up to the next flag. */
  flags: { name: string; value: string }[];
}

/** Calls of the node in a piece of shell or in a unit: the subcommand, or `run`, and the flags. */
function invocations(shell: string): Invocation[] {
  const lines = shell.replace(/\\\n\s*/g, ' ').split(/\n|&&|\||;/);
  return lines.flatMap((line) => {
    const [, rest] = /(?:^|[\s=/])gear(?:-new)?(?=\s+(?:-|key |[a-z]+-[a-z]+))\s+(.*)$/.exec(line) ?? [];
    if (!rest) return [];
    const [words = '', ...parts] = ` ${rest}`.split(/\s--(?=[a-z])/);
    return [
      {
        command: words.trim().split(/\s+/).slice(0, 2).join(' ').trim() || 'run',
        flags: parts.map((part) => {
          const [, name = '', value = ''] = /^([a-z-]+)[= ]?(.*)$/.exec(part) ?? [];
          return { name, value: value.trim() };
        }),
      },
    ];
  });
}

/** What is wrong with a call of the node, as sentences. */
function mistakes({ command, flags: given }: Invocation): string[] {
  return given.flatMap(({ name, value }) => {
    const flag = flags.get(name);
    if (!flag) return [`${command}: the node has no --${name}`];
    if (!(flag.commands as readonly string[]).includes(command)) return [`${command} takes no --${name}`];
    return Boolean(flag.value) === Boolean(value) ? [] : [`--${name} ${flag.value ? 'needs a' : 'takes no'} value`];
  });
}

describe('the reader of commands finds what is wrong', () => {
  it.each([
    ['gear --chain vara --validator', []],
    ['sudo -u vara gear key generate-node-key --chain vara \\\n  --base-path /x', []],
    ['ExecStart=/usr/local/bin/gear \\\n  --chain vara', []],
    ['gear --ws-port 9944', ['run: the node has no --ws-port']],
    ['gear purge-chain --validator', ['purge-chain takes no --validator']],
    ['gear --chain --validator', ['--chain needs a value']],
    ['gear --validator yes', ['--validator takes no value']],
  ])('%s', (shell, expected) => {
    const found = invocations(shell);
    expect(found).toHaveLength(1);
    expect(found.flatMap(mistakes)).toEqual(expected);
  });
});

describe('flags of the node', () => {
  it('stand in one group each, and come from a known upstream', () => {
    const names = Object.values(NODE_FLAGS).flatMap((group) => Object.keys(group));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const keys = [...flags.values()].map(({ source }) => source.split(':')[0] ?? '');
    expect(keys.filter((key) => !(key in UPSTREAMS))).toEqual([]);
  });

  it.each(pages)('$file calls the node with flags that it has', ({ body }) => {
    const shell = scanFences(body).filter(({ language }) => language === 'bash');
    const inline = [...withoutFences(body).matchAll(/`(gear [^`]*)`/g)].map(([, code = '']) => code);
    const calls = [...shell.map(({ code }) => code), ...inline].flatMap(invocations);
    expect(calls.flatMap(mistakes)).toEqual([]);
  });

  it.each(pages)('$file names no flag that does not exist', ({ body }) => {
    const alone = [...withoutFences(body).matchAll(/`(--[^`\n]*)`/g)].map(([, text = '']) => text);
    const named = alone.flatMap((text) => [...text.matchAll(/(?:^|\s)--([a-z][a-z-]+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !flags.has(name) && !(name in NOT_OF_THE_NODE))).toEqual([]);
  });

  it.each(readdirSync(OPS).filter((file) => /\.(service|sh)$/.test(file)))(
    'examples/ops/%s calls it rightly',
    (file) => {
      expect(invocations(readFileSync(join(OPS, file), 'utf8')).flatMap(mistakes)).toEqual([]);
    },
  );
});

describe('configuration for containers and metrics', () => {
  const yaml = (file: string) => matter(`---\n${readFileSync(join(OPS, file), 'utf8')}\n---\n`).data;

  it('the container runs a node with flags that it has, and RPC reaches no other machine', () => {
    const { node } = yaml('docker-compose.yaml').services as {
      node: { command: string[]; ports: string[]; image: string };
    };
    expect(invocations(node.command.join(' ')).flatMap(mistakes)).toEqual([]);
    expect(node.image).toMatch(new RegExp(`:${UPSTREAMS.gear.ref}$`));
    expect(node.ports.filter((port) => !/^(30333:|127\.0\.0\.1:)/.test(port))).toEqual([]);
  });

  it('Prometheus reads the default port', () => {
    const [job] = yaml('prometheus.yaml').scrape_configs as { static_configs: { targets: string[] }[] }[];
    expect(job?.static_configs[0]?.targets).toEqual([`127.0.0.1:${flags.get('prometheus-port')?.default}`]);
  });

  it('Prometheus has a rule for each alarm of the page, and the page one for each rule', () => {
    const page = pages.find(({ file }) => file === 'docs/node/telemetry.mdx')?.body ?? '';
    const [, table = ''] = page.split('| Alarm |');
    const named = [...table.matchAll(/^\|[^|`]+\| `([^`]+)`/gm)].map(([, expression]) => expression);
    const { groups } = yaml('alerts.yaml') as { groups: { rules: { expr: string }[] }[] };
    const rules = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    expect(named).toHaveLength(10);
    expect(rules.toSorted()).toEqual(named.toSorted());
    expect(yaml('prometheus.yaml').rule_files).toEqual(['alerts.yaml']);
  });

  it('no alarm about what stands still fires at the first samples', () => {
    const { groups } = yaml('alerts.yaml') as { groups: { rules: { expr: string; for?: string }[] }[] };
    const rules = groups
      .flatMap((group) => group.rules)
      .filter(({ expr }) => /^(changes|increase)\(.+ == 0$/.test(expr));
    expect(rules).toHaveLength(4);
    expect(rules.filter((rule) => rule.for === undefined)).toEqual([]);
  });

  it('no unit of a validator opens RPC', () => {
    const unit = readFileSync(join(OPS, 'vara-validator.service'), 'utf8');
    expect(unit).not.toMatch(/--(unsafe-)?rpc-external|--rpc-methods|--rpc-cors/);
  });
});
