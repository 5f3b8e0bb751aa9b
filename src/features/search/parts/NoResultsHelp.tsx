import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '../../../shared/siteFields';
import Suggestions from './Suggestions';

interface Props {
  /** What nothing was found for. */
  query: string;
  suggestions: readonly string[];
  /** Asks one of the suggestions. */
  onTry: (query: string) => void;
}

/** For readers whose question finds nothing: what to try, and where to say that something should have been found. */
export default function NoResultsHelp({ query, suggestions, onTry }: Props) {
  const { repositoryUrl } = useDocusaurusContext().siteConfig.customFields as SiteFields;
  const title = encodeURIComponent(`Search finds nothing for "${query}"`);
  return (
    <>
      {suggestions.length > 0 && <Suggestions queries={suggestions} onTry={onTry} />}
      <p>
        Believe this query should return results?{' '}
        <a href={`${repositoryUrl}/issues/new?title=${title}`} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}
