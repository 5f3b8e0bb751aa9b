// Change: the site's colours, as wide as text, and a ring that rests under reduced motion. Upstream writes white on red at 3.7:1, and moves always.
import type { ReactNode } from 'react';

const TURN = { attributeName: 'transform', type: 'rotate', from: '0 20 20', to: '360 20 20', dur: '700ms' } as const;

interface Props {
  /** Why the page could not be loaded. */
  error?: unknown;
  /** Loads it once more. */
  retry: () => void;
  /** Whether it has been loading for 200 ms. */
  pastDelay: boolean;
}

/**
 * What stands in the place of a page whose script is on its way or has failed to load. Styles stand in the element, since all pages would
 * carry those of a file.
 */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div
        role="alert"
        style={{ maxWidth: 'var(--vd-measure)', margin: '5rem auto', padding: '1rem', overflowWrap: 'anywhere' }}
      >
        <h1 style={{ fontSize: '1.25rem' }}>This page could not be loaded</h1>
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <svg
      id="loader"
      role="img"
      aria-label="Loading"
      width="40"
      height="40"
      style={{ display: 'block', margin: '30vh auto' }}
    >
      <g fill="none" strokeWidth="2">
        <circle cx="20" cy="20" r="18" stroke="var(--vd-border)" />
        <path d="M20 2a18 18 0 0 1 18 18" stroke="var(--vd-accent)">
          {!matchMedia('(prefers-reduced-motion: reduce)').matches && (
            <animateTransform {...TURN} repeatCount="indefinite" />
          )}
        </path>
      </g>
    </svg>
  );
}
