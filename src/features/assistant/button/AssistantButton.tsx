import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Notice from '../../../components/Notice';
import { markPlace } from '../../late-opening';
import type { SiteFields } from '../../../shared/siteFields';
import type { AssistantProps } from '../AssistantProps';
import styles from './styles.module.css';

const importHosted = () => import('../hosted');
const importEmbedded = () => import('../embedded');

/**
 * Opens the assistant: the hosted one if it is configured, else the one that answers from these docs. Nothing of either is loaded
 * before the first use.
 */
export default function AssistantButton() {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { hostedAssistant } = customFields as SiteFields;
  const button = useRef<HTMLButtonElement>(null);
  const [View, setView] = useState<ComponentType<AssistantProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Since the reader asked last: who asks again on the next page waits there. */
  const hasGoneOn = useRef<() => boolean>(() => false);

  const open = async () => {
    hasGoneOn.current = markPlace();
    setIsOpen(true);
    setHasFailed(false);
    try {
      const loaded = await (hostedAssistant ? importHosted() : importEmbedded());
      setView(() => loaded.default);
      if (!View && hasGoneOn.current()) setIsOpen(false);
    } catch {
      setHasFailed(true);
    }
  };
  const close = (leaving = false) => {
    // The dialog must be closed first: while it is open, the button is inert and takes no focus.
    flushSync(() => setIsOpen(false));
    if (!leaving) button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Ask the docs"
        aria-busy={isOpen && !View && !hasFailed}
        onClick={() => void open()}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        <svg aria-hidden width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M3 4h14v10H9l-4 3v-3H3zM8 8q0-2 2-2t2 1.500-2 2M10 11.500v.5" />
        </svg>
        <span className={styles.label}>Ask</span>
      </button>
      {hasFailed && isOpen && (
        <Notice onClose={() => close(true)}>
          The assistant could not be loaded. <a href={`${baseUrl}search`}>Search the docs</a> instead.
        </Notice>
      )}
      {View && createPortal(<View isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}
