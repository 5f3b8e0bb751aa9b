/**
 * Lines of build output that warn.
 *
 * @param {string} output - what `docusaurus build` printed, colours included
 * @returns {string[]}
 */
export function warningsIn(output) {
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  return plain.split('\n').filter((line) => /\[WARNING\]|\bwarning\b.*:|DeprecationWarning|WARN\b/i.test(line));
}
