import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment';
import { allowedBy, contentSecurityPolicy } from './contentSecurityPolicy';

const HASH = 'sha256-4yLaRc5k8H+GVpp1Hqno9eu5f+SVNuan8W+aJ34rss8=';
const STYLE = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';
const SEARCH = {
  ALGOLIA_APP_ID: 'ABCDEFGHIJ',
  ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'vara-docs',
};

/** Sources of each directive. */
function policyFor(variables: Record<string, string>): Record<string, string[]> {
  const policy = contentSecurityPolicy({ scripts: [HASH], styles: [STYLE] }, allowedBy(readEnvironment(variables)));
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  it('allows nothing but the site when nothing is configured', () => {
    const policy = policyFor({});
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'", `'${HASH}'`]);
    expect(policy['style-src']).toEqual(["'self'", `'${STYLE}'`]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['worker-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'self'", 'https://idea.gear-tech.io']);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
    // What default-src does not cover, or would allow.
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
  });

  it('allows a hosted search to be asked, at the hosts of the service or at those that are named', () => {
    expect(policyFor(SEARCH)['connect-src']).toEqual([
      "'self'",
      'https://ABCDEFGHIJ-dsn.algolia.net',
      'https://ABCDEFGHIJ-1.algolianet.com',
      'https://ABCDEFGHIJ-2.algolianet.com',
      'https://ABCDEFGHIJ-3.algolianet.com',
    ]);
    const named = policyFor({ ...SEARCH, ALGOLIA_HOSTS: 'https://search.example.org' });
    expect(named['connect-src']).toEqual(["'self'", 'https://search.example.org']);
    expect(named['script-src']).toHaveLength(2);
  });

  it('allows the script of a hosted assistant, and what it is said to need', () => {
    const policy = policyFor({
      ASSISTANT_SCRIPT_URL: 'https://cdn.example.org/widget.js',
      ASSISTANT_CLIENT_KEY: 'key',
      ASSISTANT_ORIGINS: 'https://api.example.org',
    });
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
      expect(policy[name]).toEqual(expect.arrayContaining(['https://cdn.example.org', 'https://api.example.org']));
    }
  });

  it('allows a tag manager, and what it sends', () => {
    const policy = policyFor({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    for (const name of ['script-src', 'frame-src', 'img-src', 'connect-src'])
      expect(policy[name]).toContain('https://*.googletagmanager.com');
    for (const name of ['img-src', 'connect-src']) expect(policy[name]).toContain('https://*.google-analytics.com');
  });

  it.each<Record<string, string>>([{}, SEARCH, { TAG_MANAGER_ID: 'GTM-ABC1234' }])(
    'never allows unsafe scripts, with %j',
    (variables) => {
      expect(JSON.stringify({ ...policyFor(variables), 'style-src-attr': [] })).not.toMatch(
        /unsafe|"\*"|https:"|data:.*script/,
      );
    },
  );

  it('lets the sites that are named show pages in a frame', () => {
    const frames = 'https://a.example.org, https://b.example.org';
    expect(policyFor({ FRAME_ANCESTORS: frames })['frame-ancestors']).toEqual([
      "'self'",
      'https://a.example.org',
      'https://b.example.org',
    ]);
  });
});
