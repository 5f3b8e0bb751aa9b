import { expect, it } from 'vitest';
import { outsideAssistants } from './outsideAssistants';

it('R-ASSIST-2: asks assistants elsewhere, whatever the question holds', () => {
  expect(outsideAssistants('Read https://docs.example/gas.md: what is "gas" & rent #1?')).toEqual([
    {
      name: 'Open in ChatGPT',
      href: 'https://chatgpt.com/?hints=search&q=Read%20https%3A%2F%2Fdocs.example%2Fgas.md%3A%20what%20is%20%22gas%22%20%26%20rent%20%231%3F',
    },
    {
      name: 'Open in Claude',
      href: 'https://claude.ai/new?q=Read%20https%3A%2F%2Fdocs.example%2Fgas.md%3A%20what%20is%20%22gas%22%20%26%20rent%20%231%3F',
    },
  ]);
});
