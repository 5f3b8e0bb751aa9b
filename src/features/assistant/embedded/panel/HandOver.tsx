import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState } from 'react';
import type { Passage } from '../../../../shared/assistant/findPassages';
import { outsideAssistants } from './outsideAssistants';
import { loadMarkdown, markdownPath } from './pageMarkdown';

/** Takes a question to an assistant elsewhere, with the Markdown of a page, or with the index of all pages. */
export default function HandOver({ question, page }: { question: string; page?: Passage }) {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const [copied, setCopied] = useState('');
  const path = page ? markdownPath(page.url, baseUrl) : `${baseUrl}llms.txt`;

  const copy = () =>
    loadMarkdown(path)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => setCopied('Copied'),
        () => setCopied('Could not be copied'),
      );
  return (
    <p className="assistant-hand-over">
      {page && `With “${page.headings[0]}”: `}
      {page && (
        <button type="button" onClick={() => void copy()}>
          Copy page
        </button>
      )}
      <a href={path} target="_blank">
        {page ? 'View as Markdown' : 'Index of these docs'}
      </a>
      {outsideAssistants(question, url + path).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <span role="status">{copied}</span>
    </p>
  );
}
