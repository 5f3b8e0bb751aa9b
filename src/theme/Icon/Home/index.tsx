// Change: has a size of its own, so that it does not fill the screen where styles are lost.
import Home from '@theme-original/Icon/Home';
import type { Props } from '@theme/Icon/Home';

export default function IconHome(props: Props) {
  return <Home width={18} height={18} {...props} />;
}
