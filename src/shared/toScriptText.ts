/**
 * JSON that cannot end the element that it stands in: a title or a label may hold `</script>` or `<!--`.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
