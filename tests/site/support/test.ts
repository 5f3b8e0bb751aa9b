import { type BrowserContext, test as base } from '@playwright/test';

export * from '@playwright/test';

/** What a page did, or tried to do, against the content security policy. */
export type Report = Pick<
  SecurityPolicyViolationEvent,
  'documentURI' | 'violatedDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'sample'
>;

/** Under this name pages hand over their reports. */
const BINDING = 'noteCspReport';

async function collectReports(context: BrowserContext): Promise<Report[]> {
  const reports: Report[] = [];
  await context.exposeBinding(BINDING, (_source, report: Report) => reports.push(report));
  await context.addInitScript((binding) => {
    // Captured, because code of a page could stop it on its way.
    window.addEventListener(
      'securitypolicyviolation',
      ({ documentURI, violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const note = (window as unknown as Record<string, (report: object) => Promise<void>>)[binding];
        void note?.({ documentURI, violatedDirective, blockedURI, sourceFile, lineNumber, sample });
      },
      { capture: true },
    );
  }, BINDING);
  return reports;
}

/** Reports come one after the other: what a page noted before this answer is there after it. */
async function flush(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate(() => undefined).catch(() => undefined)));
}

/**
 * The test of Playwright, under the content security policy of the site: a test fails if any page, frame or tab that it opens goes
 * against the policy. A test that wants reports takes them out of `reports`.
 */
export const test = base.extend<{ reports: Report[] }>({
  reports: [
    async ({ context, javaScriptEnabled }, provide) => {
      const reports = await collectReports(context);
      await provide(reports);
      if (javaScriptEnabled !== false) await flush(context);
      base.expect(reports, 'reports of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
