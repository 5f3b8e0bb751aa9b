import { type OutsideAssistant, outsideAssistantUrl } from '../../../../shared/outsideAssistantUrl';

const ASSISTANTS: readonly OutsideAssistant[] = ['ChatGPT', 'Claude'];

/**
 * Links that begin a conversation elsewhere, with the docs to read first.
 *
 * @param markdown - absolute address of a page as Markdown, or of the index of all pages
 */
export function outsideAssistants(question: string, markdown: string): { name: string; href: string }[] {
  const prompt = `Read ${markdown} and answer from it, with links: ${question}`;
  return ASSISTANTS.map((name) => ({ name: `Open in ${name}`, href: outsideAssistantUrl(name, prompt) }));
}
