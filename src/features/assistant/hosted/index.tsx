import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import type { SiteFields } from '../../../shared/siteFields';
import type { AssistantProps } from '../AssistantProps';
import { useStyles } from '../parts/useStyles';
import { loadWidget } from './loadWidget';
import { STYLES } from './styles';

/** Loads the hosted assistant, and says how that goes. If it cannot be had, the reader is led to search. */
export default function HostedAssistant({ isOpen, onClose }: AssistantProps) {
  // The button loads this only where it is configured.
  const { hostedAssistant: settings } = useDocusaurusContext().siteConfig.customFields as Required<SiteFields>;
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useStyles(STYLES);

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    loadWidget(settings).then(
      (container) => {
        if (!isWanted) return;
        // From here on the widget shows what it has.
        onClose(true);
        container.focus();
      },
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
      setHasFailed(false);
    };
    // The button makes a new `onClose` with each render, which is no reason to load again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, settings, attempt]);

  if (!isOpen) return null;
  return (
    <aside className="assistant-status" aria-label="Assistant">
      <p role="status">
        {hasFailed ? (
          <>
            The assistant could not be loaded. <Link to="/search">Search the docs</Link> instead.
          </>
        ) : (
          'The assistant is loading…'
        )}
      </p>
      {hasFailed && (
        <button type="button" className="button button--secondary button--sm" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      )}
      <button type="button" className="button button--secondary button--sm" onClick={() => onClose()}>
        Close
      </button>
    </aside>
  );
}
