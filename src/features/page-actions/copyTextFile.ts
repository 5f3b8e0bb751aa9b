/**
 * Puts the text of a file into the clipboard. It is handed over as a promise: some browsers refuse what is written after a request,
 * because the click is over by then.
 *
 * @returns rejects if the file cannot be loaded, or the clipboard is not allowed or not there
 */
export async function copyTextFile(url: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(url) })]);
}

async function load(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
