import { FOLD } from '../../src/shared/fold';

const RUNTIME = /<script src="([^"]*\/assets\/js\/runtime~[^"]+)" defer[^>]*><\/script>/;
const SCRIPTS = /<script src="([^"]*\/assets\/[^"]+)" defer[^>]*><\/script>/g;
const STYLE = /<link rel="stylesheet" href="[^"]*\/(assets\/css\/[^"]+)"[^>]*>/;

/** Fonts by their names in the style: that of the text, and that of code, for pages which hold some. */
const TEXT_FONT = 'Figtree';
const CODE_FONT = 'Geist Mono';
const CODE = '<code';
/** A script in the page itself. Of others, some hold data, and some are part of a page's own head, where they are looked for. */
const INLINE_SCRIPT = /<script>.*?<\/script>/gs;
const FOLD_ELEMENT = new RegExp(`<div[^>]* ${FOLD}[^>]*>(?=</div>)`);

/**
 * The banner of the home page about a wrong base path. Docusaurus has the stylesheet hide it: below a wrong path, that is not found.
 * Here the style stands in the page and is always there, so another file that every page needs has to be found: the text font.
 */
const BANNER = '#__docusaurus-base-url-issue-banner-container';
const FOUND = 'data-files-found';
const FIND_FILES = `document.fonts.load('1em ${TEXT_FONT}').then(function(fonts){if(fonts.length)document.documentElement.setAttribute('${FOUND}','')},function(){})`;
/** Code of the banner: the path of the page becomes the base path that it suggests. Of `/docs/index.html`, only the folder should. */
const ADDRESS = 'var actualHomePagePath = window.location.pathname';
/** Style of the banner and of its link, which count on a page without style: in the dark theme, both would be pale on pale. */
const GROUND = 'background-color: rgb(255, 230, 179)';
const BANNER_LINK = /(docusaurus\.config\.js\/#baseUrl\\?" style=\\?")/;

/** What stands in pages for the style that they link. */
export interface PageStyle {
  /** The style itself. */
  element: string;
  /** What asks for the fonts, at the start of a page. */
  textFont: string;
  codeFont: string;
}

/**
 * Makes of a style what stands in pages.
 *
 * @param path - of the style in the build, to name it
 * @throws Error if parts of the style are not as Docusaurus 3.8 and this site write them
 */
export function pageStyle(path: string, text: string): PageStyle {
  if (!text.includes(BANNER)) throw new Error(`its style ${path} does not hide ${BANNER}`);
  return {
    element: `<style>${inElement(text.replaceAll(BANNER, `[${FOUND}] ${BANNER}`))}</style>`,
    textFont: preloadFont(TEXT_FONT, text),
    codeFont: preloadFont(CODE_FONT, text),
  };
}

/**
 * Rewrites a built page so that its first screen is drawn as soon as its HTML has come.
 *
 * - The page has the theme of the site from the start, also where no script runs.
 * - The style of all pages stands in the page instead of being linked: a round trip less before the first paint.
 * - Before it, the fonts that the page is written in are asked for: what is not there at the first paint is not used (fonts.css).
 * - Scripts that stand in the head move to the start of the body. Chromium reads a head in one task, and one that reads the style has
 *   enough to do.
 * - The script of the bundler's runtime, the smallest of a page and the first to run, moves from the head to the fold. There a browser
 *   waits for it before it reads on, and draws what it has: to lay out a whole page takes a phone several times as long.
 * - The other scripts are loaded, but do not run: the runtime starts them after the first paint (starter.js). It also puts off the
 *   layout of what comes after the fold.
 *
 * @param html - the page, as Docusaurus wrote it
 * @param styleOf - finds a style by its path in the build
 * @param theme - of readers who have chosen none; nothing if their system chooses
 * @returns the page, unchanged if it is none of Docusaurus' application, such as one that only leads to another
 * @throws Error if parts of the page are not where Docusaurus 3.8 puts them
 */
export function showEarly(html: string, styleOf: (path: string) => PageStyle, theme?: string): string {
  const hasBanner = html.includes(BANNER.slice(1));
  const page = hasBanner ? withReadableBanner(html) : html;
  const bodyTag = /<body[^>]*>/.exec(page);
  const head = page.slice(0, bodyTag?.index);
  const [runtime, source] = RUNTIME.exec(head) ?? [];
  if (!runtime || !source) return html;
  if (!bodyTag) throw new Error('it has no body');
  const [link, path] = STYLE.exec(head) ?? [];
  if (!link || !path) throw new Error('it loads scripts of Docusaurus, but no style of it');
  const body = page.slice(bodyTag.index + bodyTag[0].length);
  const fold = FOLD_ELEMENT.exec(body)?.[0];
  const { element, textFont, codeFont } = styleOf(path);
  const fonts = textFont + (body.includes(CODE) ? codeFont : '');
  const scripts = [...(head.match(INLINE_SCRIPT) ?? []), ...(hasBanner ? [`<script>${FIND_FILES}</script>`] : [])];
  const early = head
    .replace(INLINE_SCRIPT, '')
    .replace(SCRIPTS, (tag: string, from: string) => (tag === runtime ? (fold ? '' : tag) : preloadScript(from)))
    .replace('<html', theme ? `<html data-theme="${theme}" data-theme-choice="${theme}"` : '<html')
    // Last, because it is as long as a page. A function, because it may hold `$&`.
    .replace(link, () => fonts + element);
  const shown = fold ? body.replace(fold, () => `${fold}<script src="${source}"></script>`) : body;
  return early + bodyTag[0] + scripts.join('') + shown;
}

function withReadableBanner(html: string): string {
  return html
    .replace(ADDRESS, `${ADDRESS}.replace(/index\\.html$/, '')`)
    .replace(GROUND, `${GROUND}; color: #172026`)
    .replace(BANNER_LINK, '$1color: inherit; ');
}

/** Loads the font of a family, which the style names, before anything else. */
function preloadFont(family: string, style: string): string {
  const face =
    new RegExp(`@font-face\\s*\\{[^}]*font-family:\\s*["']?${family}["']?\\s*;[^}]*\\}`).exec(style)?.[0] ?? '';
  const [, path] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face) ?? [];
  if (!path) throw new Error(`its style has no font file for ${family}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`;
}

/** Loads a script after what the first paint needs, as browsers do with scripts that are deferred. */
const preloadScript = (path: string) => `<link rel="preload" as="script" fetchpriority="low" href="${path}">`;

/** A style as the content of an element, which the first `</style` would end. A backslash before a slash changes nothing in CSS. */
const inElement = (style: string) => style.replace(/<\/(?=style)/gi, '<\\/');
