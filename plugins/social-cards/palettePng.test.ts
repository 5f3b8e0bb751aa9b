import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { cardSvg } from './cardSvg';
import { RENDER_OPTIONS } from './drawCards';
import { palettePng } from './palettePng.mjs';

/** The parts of a PNG by their names. */
function partsOf(png: Buffer): Record<string, Buffer> {
  const parts: Record<string, Buffer> = {};
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    parts[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return parts;
}

/** Its pixels as red, green, blue and alpha. */
function pixelsOf(png: Buffer): Buffer {
  const { IHDR, PLTE, IDAT } = partsOf(png);
  if (!IHDR || !PLTE || !IDAT) throw new Error('This is no PNG with a palette.');
  const width = IHDR.readUInt32BE(0);
  const indexes = [...inflateSync(IDAT)].filter((_, at) => at % (width + 1) !== 0);
  return Buffer.from(indexes.flatMap((index) => [...PLTE.subarray(3 * index, 3 * index + 3), 255]));
}

/** A picture of one row, with so many colours. */
const row = (colours: number) =>
  new Uint8Array(Array.from({ length: colours }, (_, at) => [at & 255, at >> 8, 7, 255]).flat());

describe('palettePng', () => {
  it('writes a card without loss', () => {
    const svg = cardSvg({ title: 'Message rent and reservations', section: 'Build', site: 'Gear 2' });
    const card = new Resvg(svg, RENDER_OPTIONS).render();
    const png = palettePng(card.pixels, card.width, card.height);
    expect(png && pixelsOf(png).equals(card.pixels)).toBe(true);
    // The same as every reader of PNG sees it.
    const image = `<image href="data:image/png;base64,${png?.toString('base64') ?? ''}" width="1200" height="630"/>`;
    const shown = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${image}</svg>`;
    expect(new Resvg(shown).render().pixels.equals(card.pixels)).toBe(true);
  });

  it('writes as many colours as a palette holds', () => {
    const full = palettePng(row(256), 256, 1);
    expect(full && pixelsOf(full).equals(row(256))).toBe(true);
    expect(palettePng(row(257), 257, 1)).toBeUndefined();
  });
});
