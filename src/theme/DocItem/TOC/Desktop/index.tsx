// Change: comes after the text beside it.
import AfterFirstFrame from '@site/src/components/AfterFirstFrame';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

export default function DocItemTOCDesktop() {
  return <AfterFirstFrame>{() => <Desktop />}</AfterFirstFrame>;
}
