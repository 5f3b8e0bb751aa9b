import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeOf } from './placeOf';

it('names file and line of the value of a figure, and the folder for one that is not there', () => {
  const [file = '', line] = placeOf('session').split(':');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines[Number(line) - 1]).toMatch(/^\s*value: /);
  const names = lines.slice(0, Number(line)).filter((text) => /^ {2,4}\w+: \{$/.test(text));
  expect(names.at(-1)?.trim()).toBe('session: {');
  expect(placeOf('noSuchFigure')).toBe('docs/_data/constants');
});
