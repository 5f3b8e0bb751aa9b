import { describe, expect, it } from 'vitest';
import { pageStyle, showEarly } from './showEarly';

const LINK = '<link rel="stylesheet" href="/base/assets/css/styles.0123abcd.css">';
const RUNTIME = '<script src="/base/assets/js/runtime~main.0123abcd.js" defer></script>';
const MAIN = '<script src="/base/assets/js/main.0123abcd.js" defer></script>';
const PRELOAD = '<link rel="preload" as="script" fetchpriority="low" href="/base/assets/js/main.0123abcd.js">';
const FOLD = '<div hidden data-fold></div>';

const page = (body: string, head = LINK + RUNTIME + MAIN) => `<head>${head}</head><body>${body}</body>`;
const FONTS =
  '@font-face{font-family:Figtree;src:url(/base/text.woff2)format("woff2")}' +
  "@font-face { font-weight: 400; font-family: 'Geist Mono'; src: url('/base/code.woff2') }" +
  '@font-face{font-family:Figtree fallback;src:local(Arial)}';
const fontLink = (name: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/base/${name}.woff2">`;
const TEXT_FONT = fontLink('text');
const BANNER_ID = "banner.id = '__docusaurus-base-url-issue-banner-container'";
const BANNER = '#__docusaurus-base-url-issue-banner-container{display:none}';
const early = (html: string, style = 'p{}') =>
  showEarly(html, (path) => pageStyle(path, `/*${path}*/${style}${FONTS}${BANNER}`));

const STYLE = `${TEXT_FONT}<style>/*assets/css/styles.0123abcd.css*/p{}${FONTS}[data-files-found] ${BANNER}</style>`;

describe('showEarly', () => {
  it('puts the style into the page', () => {
    expect(early(page('<p>'))).toBe(page('<p>', STYLE + RUNTIME + PRELOAD));
  });

  it('R-COLOR-1: gives the page the theme of the site', () => {
    const html = `<html lang="en">${page('')}`;
    const style = () => pageStyle('a.css', `${FONTS}${BANNER}`);
    expect(showEarly(html, style, 'dark')).toMatch(/^<html data-theme="dark" data-theme-choice="dark" lang="en">/);
    expect(showEarly(html, style)).toMatch(/^<html lang="en">/);
  });

  it('asks for the font of code where a page has some', () => {
    const html = early(page('<pre><code>1</code></pre>'));
    expect(html).toContain(`<head>${TEXT_FONT}${fontLink('code')}<style>`);
    expect(early(page('<p>'))).not.toContain('code.woff2"');
  });

  it('runs the scripts of the head at the start of the body, and leaves alone what a page has there itself', () => {
    const own = '<script data-rh="true">1</script><script type="application/ld+json">{}</script>';
    const html = page('<p><script>4</script>', `<script>2</script>${own}<script>\n3\n</script>${LINK}${RUNTIME}`);
    expect(early(html)).toBe(
      page('<script>2</script><script>\n3\n</script><p><script>4</script>', own + STYLE + RUNTIME),
    );
  });

  it('has the browser wait for the runtime at the fold, and for nothing else', () => {
    expect(early(page(`<p>${FOLD}<p>`))).toBe(
      page(
        '<p><div hidden data-fold><script src="/base/assets/js/runtime~main.0123abcd.js"></script></div><p>',
        STYLE + PRELOAD,
      ),
    );
  });

  it('loads the other scripts, and leaves it to the runtime to start them', () => {
    const others = [MAIN, MAIN.replace('js/main', 'pages/a'), '<script src="https://example.org/a.js" defer></script>'];
    expect(early(page('', LINK + RUNTIME + others.join('')))).toBe(
      page('', STYLE + RUNTIME + PRELOAD + PRELOAD.replace('js/main', 'pages/a') + others[2]),
    );
  });

  it.each(['<div hidden="" data-fold="">', '<div data-fold hidden>'])('finds the fold written as %s', (fold) => {
    expect(early(page(`${fold}</div>`))).toContain(`${fold}<script`);
  });

  it('takes a link as other minifiers write it', () => {
    expect(early(page('', LINK.replace('>', ' />') + RUNTIME))).toBe(page('', STYLE + RUNTIME));
  });

  it('lets the banner of Docusaurus about missing files go by the text font, where a page can show it', () => {
    const html = page(`<script>${BANNER_ID}</script>`);
    expect(early(html)).toMatch(/<body><script>document\.fonts\.load\('1em Figtree'\).*data-files-found/);
    expect(early(page(''))).not.toContain('document.fonts');
  });

  it('R-LAYOUT-10: lets that banner suggest the folder of index.html as the base path', () => {
    const html = page(`<script>${BANNER_ID};var actualHomePagePath = window.location.pathname;</script>`);
    expect(early(html)).toContain("window.location.pathname.replace(/index\\.html$/, '');");
  });

  it('R-LAYOUT-10: lets that banner be read in every theme', () => {
    const link = String.raw`<a href=\"https://docusaurus.io/docs/docusaurus.config.js/#baseUrl\" style=\"font-weight: bold;\">`;
    const html = early(page(`<script>${BANNER_ID};"background-color: rgb(255, 230, 179);${link}"</script>`));
    expect(html).toContain('rgb(255, 230, 179); color: #172026;');
    expect(html).toContain(String.raw`style=\"color: inherit; font-weight`);
  });

  it('leaves pages alone that only lead to others', () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=/base/docs/a">';
    expect(early(redirect)).toBe(redirect);
  });

  it('puts in a style that looks like the end of its element, or like a pattern', () => {
    const html = early(page(''), '[title="</style></STYLE>"]::after{content:"$&"}');
    expect(html).toContain('[title="<\\/style><\\/STYLE>"]::after{content:"$&"}');
    expect(html.match(/<\/style/gi)).toHaveLength(1);
  });

  it('says so when Docusaurus no longer writes its pages or its style like this', () => {
    expect(() => early(page('', RUNTIME))).toThrow('loads scripts of Docusaurus, but no style');
    expect(() => early(LINK + RUNTIME)).toThrow('no body');
    expect(() => showEarly(page(''), (path) => pageStyle(path, 'p{}'))).toThrow('does not hide');
    expect(() => showEarly(page(''), (path) => pageStyle(path, BANNER))).toThrow('no font file for Figtree');
  });
});
