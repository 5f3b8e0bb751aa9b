const QUESTIONS = [
  'How do I test a program without a node?',
  'How can users send messages without tokens?',
  'How long does unbonding take?',
];

/** Questions to begin with. */
export default function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul className="assistant-examples">
      {QUESTIONS.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
