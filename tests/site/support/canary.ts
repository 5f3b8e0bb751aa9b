import { type BrowserContext, expect, type Page } from './test';

/** What a payload of `payloads.ts` calls, and where some of them lead. */
const FUNCTION = 'pwned';
const FOREIGN = /canary\.invalid/;

/**
 * Notes each sign that a payload did something: its function ran, a dialog opened, a request left for where it points, the page was
 * left, or all objects of the page got a property.
 */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const signs: string[] = [];
  await context.exposeFunction(FUNCTION, () => signs.push('a payload ran'));
  context.on('dialog', (dialog) => {
    signs.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (FOREIGN.test(new URL(request.url()).host)) signs.push(`a request for ${request.url()}`);
  });
  return signs;
}

/** Looks at the page as it is now: no element, link or object is of a payload's making. */
export async function expectHarmless(page: Page): Promise<void> {
  const made = await page.evaluate((name) => {
    const suspects = Array.from(document.querySelectorAll('*')).filter((element) =>
      Array.from(element.attributes).some(
        ({ name: attribute, value }) =>
          /^on/i.test(attribute) ||
          (/^(?:href|src|action|formaction|data|xlink:href)$/i.test(attribute) &&
            /^[^\w/]*(?:java|vb|live)script:|^data:text/i.test(value)),
      ),
    );
    const scripts = Array.from(document.scripts).filter(
      ({ textContent, type }) => !type.endsWith('json') && textContent.includes(name),
    );
    return [...suspects, ...scripts]
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
      .concat(Object.keys(Object.prototype));
  }, FUNCTION);
  expect(made).toEqual([]);
}
