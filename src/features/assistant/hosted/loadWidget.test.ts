// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { loadWidget as LoadWidget } from './loadWidget';

const SETTINGS = { scriptUrl: 'https://cdn.example.org/widget.js', clientKey: 'public-key' };
const script = () => document.querySelector('script');

let loadWidget: typeof LoadWidget;

describe('R-ASSIST-1: hosted assistant', () => {
  beforeEach(async () => {
    document.body.replaceChildren();
    vi.useFakeTimers();
    vi.resetModules();
    ({ loadWidget } = await import('./loadWidget'));
  });
  afterEach(() => void vi.useRealTimers());

  it('puts the script into a container that carries the public key', async () => {
    const loading = loadWidget(SETTINGS);
    expect(script()?.src).toBe(SETTINGS.scriptUrl);
    expect(script()?.parentElement?.dataset.clientKey).toBe('public-key');
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(document.querySelector('[data-client-key]'));
  });

  it('names the host when the script fails, leaves nothing behind, and can be tried again', async () => {
    const failing = loadWidget(SETTINGS);
    script()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('cdn.example.org');
    expect(document.body.children).toHaveLength(0);
    const loading = loadWidget(SETTINGS);
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeInstanceOf(HTMLElement);
  });

  it('gives up a script that does not come', async () => {
    const hanging = loadWidget(SETTINGS);
    const given = expect(hanging).rejects.toThrow('could not be loaded');
    await vi.advanceTimersByTimeAsync(8000);
    await given;
    expect(document.body.children).toHaveLength(0);
  });

  it('counts a script that throws as one that failed, but not the faults of others', async () => {
    const running = vi.spyOn(document, 'currentScript', 'get');
    const throwing = loadWidget(SETTINGS);
    running.mockReturnValue(script());
    window.dispatchEvent(new Event('error'));
    running.mockReturnValue(null);
    script()?.dispatchEvent(new Event('load'));
    await expect(throwing).rejects.toThrow('could not be loaded');
    const loading = loadWidget(SETTINGS);
    window.dispatchEvent(new Event('error'));
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeInstanceOf(HTMLElement);
    running.mockRestore();
  });

  it('can take the focus, and stays when the time is over', async () => {
    const loading = loadWidget(SETTINGS);
    await vi.advanceTimersByTimeAsync(7000);
    script()?.dispatchEvent(new Event('load'));
    const container = await loading;
    container.focus();
    expect(document.activeElement).toBe(container);
    await vi.advanceTimersByTimeAsync(8000);
    expect(container.isConnected).toBe(true);
  });

  it('is loaded once, however often it is asked for', () => {
    void loadWidget(SETTINGS);
    void loadWidget(SETTINGS);
    expect(document.querySelectorAll('[data-client-key]')).toHaveLength(1);
  });
});
