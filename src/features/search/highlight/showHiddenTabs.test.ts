// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { showHiddenTabs } from './showHiddenTabs';

const PAGE = `
  <p>Set up the agent.</p>
  <div class="tabs-container">
    <ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul>
    <div>
      <div role="tabpanel"><p>Run the agent here.</p></div>
      <div role="tabpanel" hidden><p>Write to mcp.json for the agent.</p></div>
    </div>
  </div>
  <p>Ask in mcp-help as well.</p>`;

let clicked: (string | null)[];
beforeEach(() => {
  document.body.innerHTML = PAGE;
  clicked = [];
  for (const tab of document.querySelectorAll('[role="tab"]')) {
    tab.addEventListener('click', () => clicked.push(tab.textContent));
  }
});

it.each<[string, string[], string[]]>([
  // [what, searched for, tabs that are chosen]
  ['the tab that alone has a word', ['agent', 'mcp.json'], ['Two']],
  ['no other tab for a word that is in view', ['agent', 'run'], []],
  ['no other tab for a word that is in view below it', ['as well', 'mcp'], []],
  ['no other tab for a word that is nowhere', ['bridge'], []],
])('R-SEARCH-6: shows %s', (_what, searched, tabs) => {
  showHiddenTabs([document.body], searched);
  expect(clicked).toEqual(tabs);
});
