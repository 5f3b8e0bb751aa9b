// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './useCopy';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Button({ write }: { write: () => Promise<void> }) {
  const [status, copy] = useCopy(write);
  return <button onClick={copy}>{status}</button>;
}

async function show(write: () => Promise<void>) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Button write={write} />));
  const button = place.querySelector('button') as HTMLButtonElement;
  const click = () => act(async () => button.click());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { button, click, wait };
}

it('tells of each copy for as long as of the first', async () => {
  const { button, click, wait } = await show(() => Promise.resolve());
  await click();
  await wait(1900);
  await click();
  await wait(200);
  expect(button.textContent).toBe('copied');
  await wait(1900);
  expect(button.textContent).toBe('idle');
});
