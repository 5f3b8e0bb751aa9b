import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useReducer, useRef } from 'react';
import { find } from '../finder';
import { conversationReducer, NO_CONVERSATION } from './conversation';

/** A conversation with the docs, in the reader's language and version. */
export function useConversation() {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags();
  const [conversation, dispatch] = useReducer(conversationReducer, NO_CONVERSATION);
  const lastId = useRef(0);

  /** @param id - of a question that is asked again */
  const ask = (question: string, id = ++lastId.current) => {
    dispatch({ type: 'asked', id, question });
    find({ question, subject: conversation.subject, language, tags }).then(
      (finding) => dispatch({ type: 'answered', id, finding }),
      (error: unknown) => {
        console.error(error);
        dispatch({ type: 'failed', id });
      },
    );
  };
  return { ...conversation, ask, dropSubject: () => dispatch({ type: 'subject dropped' }) };
}
