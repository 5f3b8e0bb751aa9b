// Change: the space bar chooses a tab, as Enter does. Upstream it scrolls the page.
import Tabs from '@theme-original/Tabs';
import type { Props } from '@theme/Tabs';
import type { KeyboardEvent } from 'react';

export default function TabsWithSpaceBar(props: Props) {
  const choose = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'tab')
      return;
    event.preventDefault();
    event.target.click();
  };
  return (
    <div onKeyDown={choose}>
      <Tabs {...props} />
    </div>
  );
}
