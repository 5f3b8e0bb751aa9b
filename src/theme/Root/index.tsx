// Change: inside an iframe, the page serves the site that embeds it.
import type { Props } from '@theme/Root';
import { useFrame } from '@site/src/features/frame';

export default function Root({ children }: Props) {
  useFrame();
  return <>{children}</>;
}
