/**
 * Links that begin a conversation with an assistant elsewhere.
 *
 * The parameters are not documented. ChatGPT takes `q`, and with `hints=search` reads the web; Claude takes `q`. So they stand in the
 * page menus of Fumadocs (https://fumadocs.dev/docs/ui/layouts/page) and Mintlify (https://mintlify.com/docs/ai/contextual-menu), and,
 * for Claude, in the documentation of Anthropic itself (November 2026).
 *
 * @param question - the first question, with the absolute address of what to read for it
 */
export function outsideAssistants(question: string): { name: string; href: string }[] {
  const q = encodeURIComponent(question);
  return [
    { name: 'Open in ChatGPT', href: `https://chatgpt.com/?hints=search&q=${q}` },
    { name: 'Open in Claude', href: `https://claude.ai/new?q=${q}` },
  ];
}
