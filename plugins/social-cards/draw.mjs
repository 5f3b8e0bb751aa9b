import { renameSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { palettePng } from './palettePng.mjs';

// A process of `drawCards`: draws what it is given, and ends.

/** @type {import('./drawCards').Work} */
const { cards, options } = await json(process.stdin);

for (const { svg, file } of cards) {
  // Pictures that were drawn are given back between two turns only.
  await setImmediate();
  const part = `${file}.${process.pid}`;
  const card = new Resvg(svg, options).render();
  writeFileSync(part, palettePng(card.pixels, card.width, card.height) ?? card.asPng());
  // In one step: a build that is stopped leaves no half card, and one that runs beside it meets none.
  renameSync(part, file);
}
