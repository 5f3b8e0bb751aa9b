import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../tests/content/pages';
import { cardSvg } from './cardSvg';
import { drawCards, RENDER_OPTIONS } from './drawCards';

const card = (title: string) => cardSvg({ title, section: 'Build', site: 'Gear 2' });

describe('the card of a page', () => {
  it('has room for the title of every page', () => {
    for (const { frontMatter } of readPages()) {
      const title = String(frontMatter.title);
      // Without the background there is only text to measure.
      const texts = [...card(title).matchAll(/<text.*?<\/text>/g)].map(([text]) => text);
      expect(
        texts
          .map((text) => text.replace(/<.*?>/g, ''))
          .slice(1, -1)
          .join(' '),
      ).toBe(title.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Figtree">${texts.join('')}</svg>`;
      const box = new Resvg(svg, RENDER_OPTIONS).innerBBox();
      expect(box && box.x + box.width, title).toBeLessThanOrEqual(1120);
    }
  });

  it('ends in the middle of a title for which there is no room at all', () => {
    const lines = card('word '.repeat(80).trim()).match(/font-weight="600"/g);
    expect(lines).toHaveLength(4);
  });

  it('shows letters that mean something in SVG', () => {
    expect(card('Vec<u8> & more')).toContain('>Vec&lt;u8&gt; &amp; more<');
  });

  it('is drawn once for one text', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cards-'));
    try {
      const [gas = '', rent = '', again] = await drawCards([card('Gas'), card('Rent'), card('Gas')], cache);
      const [first, other] = [readFileSync(gas), readFileSync(rent)];
      expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(again).toBe(gas);
      expect(other.equals(first)).toBe(false);
      expect(readdirSync(cache)).toHaveLength(2);

      const drawnOtherwise = { ...RENDER_OPTIONS };
      Object.assign(RENDER_OPTIONS, { dpi: 97 });
      expect(await drawCards([card('Gas')], cache)).not.toEqual([gas]);
      delete RENDER_OPTIONS.dpi;
      expect(RENDER_OPTIONS).toEqual(drawnOtherwise);

      writeFileSync(gas, 'drawn before');
      expect(await drawCards([card('Gas')], cache)).toEqual([gas]);
      expect(readFileSync(gas, 'utf8')).toBe('drawn before');
    } finally {
      rmSync(cache, { recursive: true });
    }
  });
});
