// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useTOCHighlight } from './useTOCHighlight';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const CONFIG = { linkClassName: 'link', linkActiveClassName: 'active', minHeadingLevel: 2, maxHeadingLevel: 3 };

function Contents() {
  useTOCHighlight(CONFIG);
  return <a className="link" href="#100%" />;
}

it('marks the link to an anchor that cannot be decoded', async () => {
  document.body.innerHTML = '<main><h2 class="anchor" id="100%">All of it</h2></main><nav></nav>';
  const nav = document.body.lastElementChild as Element;
  await act(async () => createRoot(nav).render(<Contents />));
  document.dispatchEvent(new Event('scroll'));
  expect(nav.querySelector('.active')?.getAttribute('href')).toBe('#100%');
});
