/** As in styles.module.css, in rem: in a larger window the dialog leaves room around it and has a footer. */
const NARROW = '(max-width: 768px), (max-height: 30rem)';
const FIELD_REM = 3.5;
const FOOTER_REM = 2.5;
const AROUND_REM = 8;
const HIGHEST_REM = 44;
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;

/** What fits into the dialog in this window: words of a snippet, and the height of a list in rem. */
export function measureDialog(): { snippetWords: number; roomRem: number } {
  const root = getComputedStyle(document.documentElement);
  // In a frame that is as high as its content, what is in view of it.
  const height = parseFloat(root.getPropertyValue('--frame-height')) || window.innerHeight;
  const windowRem = height / parseFloat(root.fontSize);
  if (window.matchMedia(NARROW).matches) {
    return { snippetWords: NARROW_SNIPPET_WORDS, roomRem: windowRem - FIELD_REM };
  }
  const dialogRem = Math.min(HIGHEST_REM, windowRem - AROUND_REM);
  return { snippetWords: SNIPPET_WORDS, roomRem: dialogRem - FIELD_REM - FOOTER_REM };
}
