import { renameSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';

// A process of `drawCards`: draws what it is given, and ends.

/** @type {import('./drawCards').Work} */
const { cards, options } = await json(process.stdin);

for (const { svg, file } of cards) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, new Resvg(svg, options).render().asPng());
  // In one step: a build that is stopped leaves no half card, and one that runs beside it meets none.
  renameSync(part, file);
}
