import { describe, expect, it, vi } from 'vitest';
import { callsTo, WorkerError } from './callsTo';
import { inWorkerOrPage } from './inWorkerOrPage';
import type { Call, Reply } from './messages';

/** A worker of which the test plays the other side. */
class PlayedWorker extends EventTarget {
  received: Call<string>[] = [];
  terminate = vi.fn();
  postMessage(message: Call<string>) {
    this.received.push(message);
  }
  sends(data: Reply<number> | { more: true }) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  const played = new PlayedWorker();
  const worker = played as unknown as Worker;
  return { played, worker, call: callsTo<string, number>(worker) };
}

describe('calls to a worker', () => {
  it('are answered each with its own answer, in any order', async () => {
    const { played, call } = start();
    const [first, second] = [call('gas'), call('rent')];
    expect(played.received).toEqual([
      { id: 1, asked: 'gas' },
      { id: 2, asked: 'rent' },
    ]);
    played.sends({ id: 2, answer: 20 });
    played.sends({ more: true });
    played.sends({ id: 1, error: 'The search index cannot be loaded.' });
    await expect(first).rejects.toThrow('The search index cannot be loaded.');
    await expect(first).rejects.not.toBeInstanceOf(WorkerError);
    expect(await second).toBe(20);
  });

  it.each(['error', 'messageerror'])('all fail after an event %s', async (type) => {
    const { played, call } = start();
    const open = call('gas');
    played.dispatchEvent(new Event(type));
    await expect(open).rejects.toBeInstanceOf(WorkerError);
    await expect(call('gas')).rejects.toBeInstanceOf(WorkerError);
    expect(played.terminate).toHaveBeenCalled();
  });
});

describe('work in a worker, or in the page', () => {
  const inPage = () => Promise.resolve((asked: string) => Promise.resolve(asked.length));

  it('is done in the page once the worker has failed, the open call too', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { played, worker } = start();
    const ask = inWorkerOrPage<string, number>(() => worker, inPage);
    const open = ask('gas');
    played.dispatchEvent(new Event('error'));
    expect(await open).toBe(3);
    expect(await ask('rent')).toBe(4);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('is loaded for the page at once where there can be no worker, and again with the next call if that failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(inPage).mockRejectedValueOnce(new Error('offline'));
    const ask = inWorkerOrPage<string, number>(() => {
      throw new Error('no workers');
    }, load);
    expect(load).toHaveBeenCalledOnce();
    await expect(ask('gas')).rejects.toThrow('offline');
    expect(await ask('gas')).toBe(3);
    warned.mockRestore();
  });

  it('stays in the worker when only a call has failed', async () => {
    const { played, worker } = start();
    const load = vi.fn(inPage);
    const ask = inWorkerOrPage<string, number>(() => worker, load);
    const open = ask('gas');
    played.sends({ id: 1, error: 'no index' });
    await expect(open).rejects.toThrow('no index');
    expect(load).not.toHaveBeenCalled();
  });
});
