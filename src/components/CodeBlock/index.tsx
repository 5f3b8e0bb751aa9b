import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef } from 'react';
import type { HtmlProps } from '../../shared/routes/pageHtml';
import type { SiteFields } from '../../shared/siteFields';
import { useScrollGroup } from '../ScrollArea/useScrollGroup';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Name of the language, as readers know it. */
  language: string;
  /** Highlighted code: made by `rehype-highlight` at build time from escaped text. */
  html: HtmlProps;
  title?: string;
  /** File in this repository that the code was taken from. */
  file?: string;
  /** How that file was checked, and with which releases. */
  checked?: string;
}

/** A block of highlighted code with its language, the file it comes from, and a button that copies the code alone. */
export default function CodeBlock({ language, html, title, file, checked }: Props) {
  const code = useRef<HTMLElement>(null);
  const area = useRef<HTMLPreElement>(null);
  const group = useScrollGroup(area, { label: 'Code', peers: `.${styles.pre}` });
  return (
    <div className={`theme-code-block ${styles.block}`}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <CopyButton of={code} />
      </div>
      <pre ref={area} className={styles.pre} translate="no" {...group}>
        <code ref={code} className={styles.code} {...html} />
      </pre>
      {file && (
        <p className={styles.origin}>
          <FileLink file={file} />
          {checked && `, ${checked}`}
        </p>
      )}
    </div>
  );
}

function FileLink({ file }: { file: string }) {
  const { repositoryUrl, repositoryBranch } = useDocusaurusContext().siteConfig.customFields as SiteFields;
  return (
    <a className={styles.file} href={`${repositoryUrl}/blob/${repositoryBranch}/${file}`}>
      {file.replace('examples/', '')}
    </a>
  );
}
