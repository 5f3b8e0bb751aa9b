// Change: puts the actions of the page beside its title, and marks the searched words on a page that was opened from a search result.
import { PageActions } from '@site/src/features/page-actions';
import { SearchedWords } from '@site/src/features/search';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContent(props: Props) {
  return (
    <>
      <PageActions />
      <Content {...props} />
      <SearchedWords />
    </>
  );
}
