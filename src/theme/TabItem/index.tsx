// Change: the panel has the name of its tab, for assistive technology and for paper, where all panels show below each other.
import clsx from 'clsx';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children, className, hidden, label, value }: Props) {
  return (
    <div role="tabpanel" aria-label={label ?? value} className={clsx('tab-panel', className)} hidden={hidden}>
      {children}
    </div>
  );
}
