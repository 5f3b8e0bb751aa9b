// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import Field from './Field';
import type { SearchDialog } from './useSearchDialog';

it('R-SEARCH-1: closes without a word of leaving, so that the search button has the focus again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onClose = vi.fn();
  const search = { screen: { kind: 'waiting' }, status: 'idle' } as SearchDialog;
  const container = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(container).render(<Field search={search} onClose={onClose} />));
  act(() => container.querySelector<HTMLElement>('[aria-label="Close search"]')?.click());
  expect(onClose).toHaveBeenCalledExactlyOnceWith();
});
