import Link from '@docusaurus/Link';
import type { Turn } from './conversation';
import HandOver from './HandOver';
import PassageView from './PassageView';

/** What the docs hold for a question, or that they hold nothing. */
export default function Answer({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { question, outcome } = turn;
  return (
    <article className="assistant-turn" aria-label={question}>
      <h3>{question}</h3>
      {outcome === 'looking' && <p>Looking…</p>}
      {outcome === 'failed' && (
        <>
          <p>The docs could not be looked through. You might want to check your network connection.</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        </>
      )}
      {typeof outcome === 'object' && <Found turn={turn} finding={outcome} />}
    </article>
  );
}

function Found({ turn, finding }: { turn: Turn; finding: Exclude<Turn['outcome'], string> }) {
  const { question, subject } = turn;
  const { passages, unknown, keepsSubject } = finding;
  const [first] = passages;
  if (!first) {
    return (
      <>
        <p>
          <strong>Nothing found.</strong> These docs do not answer that.
          {unknown.length > 0 && <> They do not mention {unknown.map((word) => `“${word}”`).join(', ')}.</>}
        </p>
        <p>
          <Link to={`/search?q=${encodeURIComponent(question)}`}>Search for the words</Link>, or ask elsewhere:
        </p>
        <HandOver question={question} />
      </>
    );
  }
  return (
    <>
      {subject && (
        <p className="assistant-note">
          {keepsSubject
            ? `Looked for within “${subject}”.`
            : `This answers the question by itself, not within “${subject}”.`}
        </p>
      )}
      <ol className="assistant-passages">
        {passages.map((passage) => (
          <PassageView key={passage.url} passage={passage} question={question} />
        ))}
      </ol>
      <HandOver question={question} page={first} />
    </>
  );
}
