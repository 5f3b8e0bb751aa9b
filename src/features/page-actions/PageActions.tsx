import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, useRef, useState } from 'react';
import type { CopyPageProps } from './CopyPage';
import { assistantUrl, issueUrl } from './pageLinks';
import { useDismissal } from './useDismissal';
import styles from './styles.module.css';

/**
 * What a reader can do with the page. It opens and closes by itself, so that everything but copying works without scripts; all of it
 * stands in the HTML.
 */
export default function PageActions() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  const [CopyPage, setCopyPage] = useState<ComponentType<CopyPageProps>>();
  const load = () => {
    // What fails now is tried again when the reader comes back.
    import('./CopyPage').then(
      (loaded) => setCopyPage(() => loaded.default),
      () => undefined,
    );
  };
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const { title, permalink, editUrl } = useDoc().metadata;
  const path = `${permalink}.md`;
  const page = { title, url: siteConfig.url + permalink, markdownUrl: siteConfig.url + path, release: label };
  const outside: [label: string, href: string][] = [
    ['Open in ChatGPT', assistantUrl('ChatGPT', page)],
    ['Open in Claude', assistantUrl('Claude', page)],
    ...(editUrl ? [['Edit this page', editUrl] satisfies [string, string]] : []),
    ['Report a problem', issueUrl(String(siteConfig.customFields?.repositoryUrl), page)],
  ];
  return (
    <details ref={details} className={styles.actions} onPointerEnter={load} onFocus={load}>
      <summary>
        <span>Page actions</span>
      </summary>
      <ul>
        <li className={styles.copy}>
          {CopyPage ? (
            <CopyPage url={path} />
          ) : (
            <button type="button" disabled>
              Copy page
            </button>
          )}
        </li>
        <li>
          <a href={path}>View as Markdown</a>
        </li>
        {outside.map(([name, href]) => (
          <li key={name}>
            <a href={href} target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
