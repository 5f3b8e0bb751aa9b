// Change: marks the page that is shown once that has been drawn, and not before.
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { useAfterFrame } from '@site/src/components/AfterFirstFrame/useAfterFrame';

export default function DocSidebarAfterPage({ path, ...props }: Props) {
  return <DocSidebar {...props} path={useAfterFrame(path)} />;
}
