// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadWidget } from './loadWidget';

const SETTINGS = { scriptUrl: 'https://cdn.example.org/widget.js', clientKey: 'public-key' };
const script = () => document.querySelector('script');

describe('R-ASSIST-1: hosted assistant', () => {
  beforeEach(() => document.body.replaceChildren());

  it('puts the script into a container that carries the public key', async () => {
    const loading = loadWidget(SETTINGS);
    expect(script()?.src).toBe(SETTINGS.scriptUrl);
    expect(script()?.parentElement?.dataset.clientKey).toBe('public-key');
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('names the host when the script fails, and leaves nothing behind', async () => {
    const loading = loadWidget(SETTINGS);
    script()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('cdn.example.org');
    expect(document.body.children).toHaveLength(0);
  });

  it('can be tried again without a second container', async () => {
    void loadWidget(SETTINGS);
    void loadWidget(SETTINGS);
    expect(document.querySelectorAll('[data-client-key]')).toHaveLength(1);
  });
});
