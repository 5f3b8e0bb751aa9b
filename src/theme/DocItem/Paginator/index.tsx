// Change: comes after what stands above it.
import AfterFirstFrame from '@site/src/components/AfterFirstFrame';
import Paginator from '@theme-original/DocItem/Paginator';

export default function DocItemPaginator() {
  return <AfterFirstFrame>{() => <Paginator />}</AfterFirstFrame>;
}
