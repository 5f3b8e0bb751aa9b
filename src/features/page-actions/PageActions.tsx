import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, useRef, useState } from 'react';
import { outsideAssistants } from '../../shared/outsideAssistants';
import type { SiteFields } from '../../shared/siteFields';
import type { CopyPageProps } from './CopyPage';
import { issueUrl } from './issueUrl';
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
      () => {},
    );
  };
  const { siteConfig } = useDocusaurusContext();
  const { repositoryUrl } = siteConfig.customFields as SiteFields;
  const { label } = useDocsVersion();
  const { title, permalink, editUrl } = useDoc().metadata;
  const path = `${permalink}.md`;
  const url = siteConfig.url + permalink;
  const outside = [
    ...outsideAssistants(`Read ${url}.md so that I can ask questions about it.`),
    ...(editUrl ? [{ name: 'Edit this page', href: editUrl }] : []),
    {
      name: 'Report a problem',
      href: issueUrl(repositoryUrl, { title, url, release: label }),
    },
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
        {outside.map(({ name, href }) => (
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
