import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment';
import { parseIdl } from '../../plugins/remark-idl/parseIdl';
import { readRegion } from '../../plugins/remark-embed/readRegion';
import { remarkData } from '../../plugins/remark-data';
import { DATA, SCALE } from '../../plugins/remark-data/fixture';
import { allowedBy, contentSecurityPolicy } from '../../scripts/hosting/contentSecurityPolicy';
import { nginxServer } from '../../scripts/hosting/nginx';
import { hostingRules } from '../../scripts/hosting/rules';
import { odd, page, text } from './badInput';
import { readPage, steps } from './pageReader';

/** The same inputs in each run; another seed finds other inputs: `FUZZ_SEED=1 npx vitest run tests/build/bad-input.test.ts`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_251);
const many = (numRuns: number) => ({ seed: SEED, numRuns, endOnFailure: false });

const PAGE = 'docs/page.mdx';
const toHast = unified()
  .use(remarkRehype, {
    passThrough: [
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxFlowExpression',
      'mdxTextExpression',
      'mdxjsEsm',
    ] as never,
  })
  .use(steps.rehypePlugins);

/** Goes through all steps from the text of a page to what is rendered. */
async function buildPage(source: string): Promise<Root> {
  const { tree } = await readPage(PAGE, source);
  const file = new VFile({ path: PAGE, value: source });
  try {
    await toHast.run(structuredClone(tree) as never, file);
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error && 'line' in error && error.line)) throw error;
    throw new Error(`${PAGE}:${error.line}: ${error.reason}`, { cause: error });
  }
  return tree;
}

/** Fields of the data that hold one of a few words: the compiler checks them. */
const TYPED = ['unit', 'changedBy'];

/** An error says where: file and line. */
const NAMES_PLACE = new RegExp(`^${PAGE}:\\d+: .`);

/** What a page may not hold once it is read: something that was not replaced, or came out empty. */
function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    if ('name' in node && /^(?:Constant|Address|DataTable|DataDetails|IdlTable)$/.test(node.name ?? ''))
      found.push(String(node.name));
    if (node.type === 'table' && node.children.length < 2 && !node.position) found.push('a table without rows');
    if (node.type === 'link' && /^(?:undefined|.*\bundefined\/)/.test(node.url)) found.push(node.url);
    if (node.type === 'code' && /\bfile=/.test(node.meta ?? '') && !node.value) found.push('an empty embed');
    if (node.type === 'text' && /\[object Object\]|native code|^undefined$|\bNaN\b/.test(node.value))
      found.push(node.value);
  });
  return found;
}

describe('bad input', () => {
  it('a page of anything is built, or the error says file and line', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (source) => {
        const result = await buildPage(source).catch((error: unknown) => error as Error);
        if (result instanceof Error) expect(result.message).toMatch(NAMES_PLACE);
        else if (!/undefined|NaN|native/.test(source)) expect(leftovers(result)).toEqual([]);
      }),
      many(1500),
    );
  });

  it('settings of anything are read, or the error names each wrong one; those that are read cannot add to the policy', () => {
    const names = [
      'SITE_URL',
      'BASE_URL',
      'REPOSITORY_URL',
      'REPOSITORY_BRANCH',
      'ALGOLIA_APP_ID',
      'ALGOLIA_SEARCH_API_KEY',
      'ALGOLIA_INDEX_NAME',
      'ALGOLIA_HOSTS',
      'ASSISTANT_SCRIPT_URL',
      'ASSISTANT_CLIENT_KEY',
      'ASSISTANT_ORIGINS',
      'TAG_MANAGER_ID',
      'FRAME_ANCESTORS',
    ];
    const host = fc.oneof(
      fc.domain(),
      odd,
      fc.constantFrom(
        'a;script-src',
        "a'unsafe-inline'",
        'a"',
        'a$b',
        '*',
        '*.example.org',
        '[::1]',
        '127.0.0.1:80',
        'a,b',
        'xn--a',
      ),
    );
    const setting = fc.oneof(
      odd,
      fc.webUrl(),
      fc
        .tuple(
          fc.constantFrom('https://', 'http://', 'javascript:', '//'),
          host,
          fc.constantFrom('', '/', '/x.js', ';'),
        )
        .map((parts) => parts.join('')),
      fc.constantFrom(
        '/',
        '/docs/',
        '/a;b/',
        '/../',
        '//',
        'ABCDEFGHIJ',
        '0123456789abcdef0123456789abcdef',
        'vara-docs',
        'GTM-ABC1234',
        'key',
      ),
    );
    const environment = fc
      .array(fc.tuple(fc.constantFrom(...names), setting), { maxLength: 6 })
      .map((pairs) => Object.fromEntries(pairs));
    fc.assert(
      fc.property(environment, (variables) => {
        let env;
        try {
          env = readEnvironment(variables);
        } catch (error) {
          const [head, ...problems] = String((error as Error).message).split('\n- ');
          expect(head).toBe('The environment of the site is wrong:');
          for (const problem of problems) expect(names.some((name) => problem.startsWith(name))).toBe(true);
          return;
        }
        const build = { files: new Set<string>(), hashes: { scripts: [], styles: [] } };
        const policy = contentSecurityPolicy(build.hashes, allowedBy(env));
        expect(policy.split(';')).toHaveLength(12);
        expect(
          policy.match(/'[\w-]+'/g)?.filter((word) => !["'self'", "'none'", "'unsafe-inline'"].includes(word)),
        ).toEqual([]);
        expect(policy.match(/unsafe/g)).toHaveLength(1);
        expect(nginxServer(hostingRules({ ...env, allowed: allowedBy(env) }, build)).match(/add_header/g)).toHaveLength(
          8 - (env.siteUrl.startsWith('https:') ? 0 : 1),
        );
      }),
      many(3000),
    );
  });

  const cut = (source: string) =>
    fc
      .tuple(fc.nat(source.length), fc.nat(40), odd)
      .map(([start, length, filling]) => source.slice(0, start) + filling + source.slice(start + length));

  it('an interface of anything is read, or the error says the line', () => {
    const source = readFileSync('examples/rust/vft/vft.idl', 'utf8');
    fc.assert(
      fc.property(
        fc.oneof(
          cut(source),
          odd,
          fc.constantFrom('service', 'service {', 'service A { functions {', 'program', '///', '@'),
        ),
        (idl) => {
          try {
            parseIdl(idl);
          } catch (error) {
            expect((error as Error).message).toMatch(/^line \d+: expected .+, found /);
          }
        },
      ),
      many(1000),
    );
  });

  it('a region of anything is cut out, or the error names it', () => {
    const source = 'a\n// #region one\n  b\n// #endregion one\n# #region two\nc\n';
    fc.assert(
      fc.property(cut(source), fc.oneof(odd, fc.constantFrom('one', 'two')), (file, name) => {
        try {
          expect(readRegion(file, name)).not.toContain('#endregion one');
        } catch (error) {
          expect((error as Error).message).toContain(`region "${name}"`);
        }
      }),
      many(1000),
    );
  });

  it('data with texts of anything is shown, or the error says file and line of the page that shows it', () => {
    const wild = fc.oneof(text, odd, fc.constantFrom('a | b', 'a\n\nb', '<b>', '- x', '`', '[x](javascript:y)'));
    fc.assert(
      fc.property(
        fc.constantFrom('constants', 'rpc', 'events', 'calls', 'errors', 'addresses', 'tracks'),
        fc.boolean(),
        wild,
        (of, details, filling) => {
          const data = structuredClone(DATA) as unknown as Record<
            string,
            Record<string, Record<string, Record<string, unknown>>>
          >;
          for (const entries of Object.values(data[of] ?? {})) {
            for (const entry of Object.values(entries)) {
              for (const [key, known] of Object.entries(entry))
                if (typeof known === 'string' && !TYPED.includes(key)) entry[key] = filling;
            }
          }
          const file = new VFile({
            path: PAGE,
            value: `Text.\n\n<${details ? 'DataDetails' : 'DataTable'} of="${of}" />`,
          });
          const processor = unified()
            .use(remarkParse)
            .use(remarkMdx)
            .use(remarkData(data as unknown as typeof DATA, SCALE));
          let tree: Root | undefined;
          try {
            tree = processor.runSync(processor.parse(file), file) as Root;
          } catch (error) {
            expect(String(error)).toMatch(/^docs\/page\.mdx:3:1/);
            expect(String(error)).not.toMatch(/is not a function|Cannot read/);
          }
          expect(tree ? leftovers(tree).filter((found) => found !== filling) : []).toEqual([]);
        },
      ),
      many(1000),
    );
  });
});
