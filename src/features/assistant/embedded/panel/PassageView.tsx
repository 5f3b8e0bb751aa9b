import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import type { Passage } from '../../../../shared/assistant/findPassages';
import { clip, type Clipped } from '../../../../shared/assistant/clip';
import Blocks from './Blocks';
import { loadBlocks } from './pageMarkdown';

/** A section of the docs that answers a question, as it stands there, below the headings that lead to it. */
export default function PassageView({ passage, question }: { passage: Passage; question: string }) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [text, setText] = useState<Clipped | 'failed'>();
  const [page, ...headings] = passage.headings;

  useEffect(() => {
    let isShown = true;
    loadBlocks(passage, baseUrl).then(
      (blocks) => isShown && setText(clip(blocks, question)),
      () => isShown && setText('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [passage, question, baseUrl]);

  return (
    <li className="assistant-passage">
      <Link to={passage.url} className="assistant-source">
        {page}
        {headings.map((heading, at) => (
          <span key={at}> › {heading}</span>
        ))}
      </Link>
      {text === 'failed' ? (
        <p>Its text could not be loaded: follow the link.</p>
      ) : (
        text && (
          <div className="markdown">
            <Blocks blocks={text.blocks} />
          </div>
        )
      )}
      {text !== 'failed' && text?.isCut && <Link to={passage.url}>Read on</Link>}
    </li>
  );
}
