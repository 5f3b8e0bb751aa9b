/**
 * Puts a text into the clipboard that is still on its way. The clipboard gets the promise, not the text: Safari refuses what is written
 * after a request, because the click that allows it is over by then.
 *
 * @returns rejects if the text cannot be had, or the clipboard is not allowed or not there
 */
export async function copyWhenLoaded(text: Promise<string>): Promise<void> {
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
