import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

const SEARCH = {
  ALGOLIA_APP_ID: 'ABCDEFGHIJ',
  ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'vara-docs',
};

describe('R-WRITE-4: environment', () => {
  it('has a default for everything, and no third party in it', () => {
    const env = readEnvironment({});
    expect(env.baseUrl).toBe('/');
    expect(env.hostedSearch).toBeUndefined();
    expect(env.hostedAssistant).toBeUndefined();
    expect(env.tagManagerId).toBeUndefined();
  });

  it('takes an empty variable as not set', () => {
    expect(readEnvironment({ BASE_URL: '', ALGOLIA_APP_ID: ' ' })).toEqual(readEnvironment({}));
  });

  it.each([
    ['SITE_URL', 'docs.example.org', 'SITE_URL must be an http(s) origin'],
    ['SITE_URL', 'https://docs.example.org/path', 'without a path'],
    ['BASE_URL', 'preview', 'BASE_URL must begin and end with a slash'],
    ['REPOSITORY_URL', 'https://example.org/repo/', 'without a trailing slash'],
    ['BASE_URL', '/my docs/', 'BASE_URL must begin and end with a slash'],
    ['REPOSITORY_URL', 'github.com/example/repo', 'REPOSITORY_URL must be an absolute http(s) URL'],
    ['ALGOLIA_SEARCH_API_KEY', '0123456789abcdef', 'must be the 32 hexadecimal digits of a search-only key'],
    ['ASSISTANT_CLIENT_KEY', 'a key', 'ASSISTANT_CLIENT_KEY must be the public client key of the widget'],
    ['REPOSITORY_BRANCH', 'a branch', 'REPOSITORY_BRANCH must be a branch name'],
    ['FRAME_ANCESTORS', 'https://idea.example.org/', 'FRAME_ANCESTORS must be http(s) origins'],
    // What would say something else in the content security policy: any host below one, or another rule.
    ['FRAME_ANCESTORS', 'https://*.example.org', 'FRAME_ANCESTORS must be http(s) origins'],
    ['FRAME_ANCESTORS', 'https://a.example;script-src', 'FRAME_ANCESTORS must be http(s) origins'],
    ['SITE_URL', "https://a'b", 'SITE_URL must be an http(s) origin'],
    ['ASSISTANT_ORIGINS', 'https://api.example.org', 'must be set too, because ASSISTANT_ORIGINS is'],
    ['TAG_MANAGER_ID', 'UA-1', 'TAG_MANAGER_ID must be a container id, such as GTM-ABC1234, got "UA-1"'],
  ])('refuses %s=%s and says what would be right', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it('refuses an assistant script that is not served over https', () => {
    const variables = { ASSISTANT_SCRIPT_URL: 'http://cdn.example.org/w.js', ASSISTANT_CLIENT_KEY: 'key' };
    expect(() => readEnvironment(variables)).toThrow('ASSISTANT_SCRIPT_URL must be served over https');
  });

  it('R-SEARCH-4: names what is missing of a partial hosted search', () => {
    expect(() => readEnvironment({ ...SEARCH, ALGOLIA_SEARCH_API_KEY: undefined })).toThrow(
      'ALGOLIA_SEARCH_API_KEY must be set too, because ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME is',
    );
  });

  it('reports all problems at once', () => {
    expect(() => readEnvironment({ BASE_URL: 'x', ASSISTANT_CLIENT_KEY: 'key' })).toThrow(
      /BASE_URL[\s\S]*ASSISTANT_SCRIPT_URL must be set too/,
    );
  });

  it('reads a complete hosted search', () => {
    expect(readEnvironment(SEARCH).hostedSearch).toEqual({
      appId: SEARCH.ALGOLIA_APP_ID,
      apiKey: SEARCH.ALGOLIA_SEARCH_API_KEY,
      indexName: SEARCH.ALGOLIA_INDEX_NAME,
    });
  });

  it('R-SEARCH-4: reads other hosts for the hosted search, in their order', () => {
    const hosts = 'https://search.example.org, http://127.0.0.1:4313';
    expect(readEnvironment({ ...SEARCH, ALGOLIA_HOSTS: hosts }).hostedSearch?.hosts).toEqual([
      'https://search.example.org',
      'http://127.0.0.1:4313',
    ]);
  });

  it.each([
    [{ ...SEARCH, ALGOLIA_HOSTS: 'https://search.example.org/path' }, 'ALGOLIA_HOSTS must be http(s) origins'],
    [{ ALGOLIA_HOSTS: 'https://search.example.org' }, 'must be set too, because ALGOLIA_HOSTS is'],
  ])('R-SEARCH-4: refuses hosts that are none, or that nothing is asked from: %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
