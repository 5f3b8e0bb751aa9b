// Change: an opened category whose items are not there yet loads them, and a change of the page renders only the items that follow it.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { memo } from 'react';
import { BranchStub } from '@site/src/features/lean-routes';

function DocSidebarItemOrStub(props: Props) {
  const { item } = props;
  const branch = item.customProps?.branch;
  if (item.type === 'link' && typeof branch === 'string') return <BranchStub branch={branch} href={item.href} />;
  return <DocSidebarItem {...props} />;
}

/** Whether an item need not render anew: nothing but the active page has changed, and that is below this item neither before nor after. */
function looksTheSame({ activePath: before, ...old }: Props, { activePath: after, ...props }: Props): boolean {
  const isSame = (Object.keys({ ...old, ...props }) as (keyof typeof props)[]).every((key) => old[key] === props[key]);
  const follows = (path: string) => isActiveSidebarItem(props.item, path);
  return isSame && (before === after || (!follows(before) && !follows(after)));
}

export default memo(DocSidebarItemOrStub, looksTheSame);
