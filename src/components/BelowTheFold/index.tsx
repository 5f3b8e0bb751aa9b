import type { ReactNode } from 'react';
import { FOLD } from '@site/src/shared/fold';
import AfterFirstFrame from '../AfterFirstFrame';

/**
 * Marks the fold. `plugins/first-paint` puts something into it in built pages; for React it is empty HTML, which it does not compare
 * when it hydrates, so that stays.
 */
const fold = <div hidden {...{ [FOLD]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />;

const PHONE = '(max-width: 600px)';
const isLarger = () => !window.matchMedia(PHONE).matches;

interface Props {
  /** On which screens it is below the first one; left out: on all. */
  on?: 'phone';
  /** Its children in MDX: see `plugins/rehype-fold`. */
  content: () => ReactNode;
}

/** Shows what stands below the first screen of a page after that screen. */
export default function BelowTheFold({ on, content }: Props) {
  return (
    <AfterFirstFrame isInSight={on && isLarger}>
      {() => (
        <>
          {!on && fold}
          {content()}
        </>
      )}
    </AfterFirstFrame>
  );
}
