import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useModal } from '../../../components/useModal';
import { useWentBack } from '../../../components/useWentBack';
import { opensElsewhere } from '../../../shared/opensElsewhere';
import { wholeCharacters } from '../../../shared/wholeCharacters';
import type { AssistantProps } from '../AssistantProps';
import { useStyles } from '../parts/useStyles';
import Answer from './panel/Answer';
import type { Turn } from './panel/conversation';
import Examples from './panel/Examples';
import { STYLES } from './panel/styles';
import { useConversation } from './panel/useConversation';

const MAX_LENGTH = 300;

/**
 * The assistant that is a part of the site: the reader asks, and it shows passages of these docs, word for word. It is a native
 * modal dialog, so that the page behind it is out of reach; what was asked stays when it is closed.
 */
export default function EmbeddedAssistant({ isOpen, onClose }: AssistantProps) {
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState('');
  const { turns, subject, ask, dropSubject } = useConversation();
  useStyles(STYLES);
  // After its styles: what is shown as a modal dialog is laid out at once, for its focus.
  const modal = useModal(isOpen, onClose);
  useWentBack(() => isOpen && onClose(true));

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = wholeCharacters(question).trim();
    if (!asked) return;
    setQuestion('');
    ask(asked);
  };
  /** Asks by a button, which goes away by that. */
  const askFromAnswers = (asked: string, id?: number) => {
    ask(asked, id);
    answers.current?.focus();
  };
  const onNewSubject = () => {
    dropSubject();
    field.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    modal.onClick(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.target && !opensElsewhere(event)) onClose(true);
  };

  return (
    <dialog {...modal} className="assistant" aria-labelledby="assistant-title" onClick={onClick}>
      <div className="assistant-frame">
        <header>
          <h2 id="assistant-title">Ask the docs</h2>
          <button type="button" className="clean-btn close" aria-label="Close the assistant" onClick={() => onClose()}>
            ×
          </button>
        </header>
        <form onSubmit={onSubmit}>
          <input
            ref={field}
            type="text"
            dir="auto"
            aria-label="Your question"
            aria-describedby="assistant-hint"
            placeholder={subject ? 'Ask on, or something else' : 'What is your question?'}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_LENGTH}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <button type="submit" className="button button--primary">
            Ask
          </button>
        </form>
        <p id="assistant-hint" className="assistant-note">
          {subject ? `The next question keeps the subject of “${subject}”.` : HINT}{' '}
          {subject && (
            <button type="button" className="clean-btn" onClick={onNewSubject}>
              New subject
            </button>
          )}
        </p>
        <p role="status" className="assistant-hidden">
          {turns[0] && announcement(turns[0])}
        </p>
        <div ref={answers} className="assistant-turns" tabIndex={-1}>
          {turns.length === 0 && <Examples onAsk={askFromAnswers} />}
          {turns.map((turn) => (
            <Answer key={turn.id} turn={turn} onRetry={() => askFromAnswers(turn.question, turn.id)} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

const HINT =
  'You get passages of these docs, word for word. Nothing is written for you, and nothing leaves your browser.';

function announcement({ outcome }: Turn): string {
  if (outcome === 'looking') return 'Looking';
  if (outcome === 'failed') return 'The docs could not be looked through';
  const count = outcome.passages.length;
  return count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'passage' : 'passages'} found`;
}
