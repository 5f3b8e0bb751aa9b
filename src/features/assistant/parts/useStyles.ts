import { useLayoutEffect } from 'react';

/**
 * Adds styles to the page while a component is on it. Docusaurus joins all stylesheets into one that every page loads; these
 * travel with the code of what few readers open. Unlike a `<style>` element this needs no exception from a content security policy.
 */
export function useStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
