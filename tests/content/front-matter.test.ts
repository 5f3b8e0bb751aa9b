import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { UPSTREAMS } from '../../config/releases';
import { readPages } from './pages';

const keys = Object.keys(UPSTREAMS).join('|');

const schema = z.strictObject({
  title: z.string().min(3).max(70),
  description: z.string().min(110).max(160),
  sidebar_label: z.string().min(2).max(32),
  sidebar_position: z.number(),
  kind: z.enum(['tutorial', 'how-to', 'reference', 'explanation']),
  sources: z
    .array(z.string().regex(new RegExp(`^(${keys}):[\\w./-]+$`), `must be key:path with a key of ${keys}`))
    .min(1),
});

const pages = readPages();

describe('front matter', () => {
  it.each(pages)('$file says what the page is and what it was checked against', ({ frontMatter }) => {
    const { error } = schema.safeParse(frontMatter);
    expect(error ? z.prettifyError(error) : '').toBe('');
  });

  it.each(['title', 'description'])('no two pages share a %s', (field) => {
    const values = pages.map(({ frontMatter }) => frontMatter[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('no two pages of a folder share a position', () => {
    const places = pages
      .filter(({ file }) => !/\/index\.mdx?$/.test(file))
      .map(({ file, frontMatter }) => `${file.replace(/\/[^/]+$/, '')} ${String(frontMatter.sidebar_position)}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});
