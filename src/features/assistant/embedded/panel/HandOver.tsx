import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { copyWhenLoaded } from '../../../../components/copyWhenLoaded';
import { type CopyStatus, useCopy } from '../../../../components/useCopy';
import type { Passage } from '../../../../shared/assistant/findPassages';
import { outsideAssistants } from '../../../../shared/outsideAssistants';
import { loadMarkdown, markdownPath } from './pageMarkdown';

const MESSAGES: Record<CopyStatus, string> = { idle: '', copied: 'Copied', failed: 'Could not be copied' };

/** Takes a question to an assistant elsewhere, with the Markdown of a page, or with the index of all pages. */
export default function HandOver({ question, page }: { question: string; page?: Passage }) {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const path = page ? markdownPath(page.url, baseUrl) : `${baseUrl}llms.txt`;
  const [status, copy] = useCopy(() => copyWhenLoaded(loadMarkdown(path)));
  return (
    <p className="assistant-hand-over">
      {page && `With “${page.headings[0]}”: `}
      {page && (
        <button type="button" onClick={copy}>
          Copy page
        </button>
      )}
      <a href={path} target="_blank">
        {page ? 'View as Markdown' : 'Index of these docs'}
      </a>
      {outsideAssistants(`Read ${url + path} and answer from it, with links: ${question}`).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <span role="status">{MESSAGES[status]}</span>
    </p>
  );
}
