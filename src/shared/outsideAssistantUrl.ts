/** Assistants elsewhere that a page can be handed to. */
export type OutsideAssistant = 'ChatGPT' | 'Claude';

/**
 * Address of an assistant outside, with a first question.
 *
 * The parameters are not documented. ChatGPT takes `q`, and with `hints=search` reads the web; Claude takes `q`. So they stand in the
 * page menus of Fumadocs (https://fumadocs.dev/docs/ui/layouts/page) and Mintlify (https://mintlify.com/docs/ai/contextual-menu), and,
 * for Claude, in the documentation of Anthropic itself (November 2026).
 */
export function outsideAssistantUrl(service: OutsideAssistant, question: string): string {
  const q = encodeURIComponent(question);
  return service === 'ChatGPT' ? `https://chatgpt.com/?hints=search&q=${q}` : `https://claude.ai/new?q=${q}`;
}
