// Change: marks the searched words on a page that was opened from a search result.
import { SearchedWords } from '@site/src/features/search';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContent(props: Props) {
  return (
    <>
      <Content {...props} />
      <SearchedWords />
    </>
  );
}
