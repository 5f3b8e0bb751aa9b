import type { Page } from './test';

/** Gives pages a clipboard of a browser that allows it, or of one that does not. What is copied stands at `html` in `data-copied`. */
export async function setClipboard(page: Page, isAllowed: boolean): Promise<void> {
  await page.addInitScript((allowed) => {
    const writeText = async (text = '') => {
      if (!allowed) throw new DOMException('No', 'NotAllowedError');
      document.documentElement.dataset.copied = text;
    };
    const write = async ([entry]: ClipboardItem[]) => writeText(await (await entry?.getType('text/plain'))?.text());
    Object.defineProperty(navigator, 'clipboard', { value: { write, writeText } });
  }, isAllowed);
}
