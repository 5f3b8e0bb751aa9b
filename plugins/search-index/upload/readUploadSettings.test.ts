import { describe, expect, it } from 'vitest';
import { readUploadSettings } from './readUploadSettings';

const GIVEN = {
  ALGOLIA_APP_ID: 'ABCDEFGHIJ',
  ALGOLIA_ADMIN_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'vara-docs',
};

describe('R-SEARCH-5: settings of an upload', () => {
  it('are read from the environment', () => {
    expect(readUploadSettings({ ...GIVEN, ALGOLIA_HOSTS: 'https://a.example, https://b.example' })).toEqual({
      appId: 'ABCDEFGHIJ',
      adminKey: GIVEN.ALGOLIA_ADMIN_API_KEY,
      indexName: 'vara-docs',
      hosts: ['https://a.example', 'https://b.example'],
    });
  });

  it('are all named when they are missing', () => {
    expect(() => readUploadSettings({ ALGOLIA_APP_ID: ' ' })).toThrow(
      /ALGOLIA_APP_ID is not set\n- ALGOLIA_ADMIN_API_KEY is not set\n- ALGOLIA_INDEX_NAME is not set$/,
    );
  });

  it.each(['search.example.org', 'https://search.example.org/path', 'ftp://search.example.org'])(
    'name a host that is no origin: %s',
    (host) => {
      expect(() => readUploadSettings({ ...GIVEN, ALGOLIA_HOSTS: `https://a.example,${host}` })).toThrow(
        'ALGOLIA_HOSTS must be http(s) origins',
      );
    },
  );

  it('are named when they are wrong, without their value', () => {
    const wrong = () => readUploadSettings({ ...GIVEN, ALGOLIA_ADMIN_API_KEY: 'secret' });
    expect(wrong).toThrow('ALGOLIA_ADMIN_API_KEY must be the 32 hexadecimal digits');
    expect(wrong).not.toThrow('secret');
  });
});
