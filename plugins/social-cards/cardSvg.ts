import { escapeHtml } from '../../src/shared/search/mark';

/** What a card shows. */
export interface Card {
  title: string;
  /** Where the page stands. */
  section: string;
  /** Below all else: what the site describes. */
  site: string;
}

/** The size that is asked for by `summary_large_image`, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

const MARGIN = 90;
/** Font sizes of titles, in pixels: the first at which a title needs no more than `lines` lines. */
const FITS = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 56, lines: 4 },
];
/** Widest that a letter is on average, in parts of the font size. */
const LETTER = 0.56;

const COLOR = { background: '#0d1215', text: '#e4ebee', muted: '#9fadb5', accent: '#3fdba8', mark: '#171c20' };
const MARK = 'M4 6.5 14.2 25.4a2 2 0 0 0 3.6 0L22.5 16.6';

/** The card of a page as SVG, in the face of the site: {@link FONT_FAMILY} must be there where it is drawn. */
export function cardSvg({ title, section, site }: Card): string {
  const { size, lines } = layout(title);
  const first = 330 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.25;
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FONT_FAMILY}">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.background}"/>`,
    `<g transform="translate(690 20) scale(21)"><path d="${MARK}" fill="none" stroke="${COLOR.mark}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    `<g transform="translate(${MARGIN - 8} 82) scale(1.9)"><path d="${MARK}" fill="none" stroke="${COLOR.text}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="26.2" cy="8.4" r="3.8" fill="${COLOR.accent}"/></g>`,
    text(section, { x: MARGIN + 72, y: 126, size: 36, fill: COLOR.text }),
    ...lines.map((line, index) =>
      text(line, { x: MARGIN, y: first + index * size * 1.1, size, fill: COLOR.text, weight: 600 }),
    ),
    text(site, { x: MARGIN, y: 538, size: 32, fill: COLOR.muted }),
    `<rect y="${height - 10}" width="${width}" height="10" fill="${COLOR.accent}"/>`,
    '</svg>',
  ].join('');
}

/** Name of the font, as its file has it. */
export const FONT_FAMILY = 'Figtree';

function layout(title: string): { size: number; lines: string[] } {
  const layouts = FITS.map(({ size, lines: most }) => {
    const lines = wrap(title, Math.floor((CARD_SIZE.width - 2 * MARGIN) / (size * LETTER)));
    return { size, lines: lines.slice(0, most), fits: lines.length <= most };
  });
  const [fallback] = layouts.slice(-1);
  return layouts.find(({ fits }) => fits) ?? fallback ?? { size: 0, lines: [] };
}

/** Breaks a text between words into lines of at most so many letters. */
function wrap(words: string, letters: number): string[] {
  return words.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > letters) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

interface Style {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: number;
}

const text = (content: string, { x, y, size, fill, weight = 400 }: Style) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(content)}</text>`;
