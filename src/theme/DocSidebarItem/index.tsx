// Change: an opened category whose items are not there yet loads them.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { BranchStub } from '@site/src/features/lean-routes';

export default function DocSidebarItemOrStub(props: Props) {
  const { item } = props;
  const branch = item.customProps?.branch;
  if (item.type === 'link' && typeof branch === 'string') return <BranchStub branch={branch} href={item.href} />;
  return <DocSidebarItem {...props} />;
}
