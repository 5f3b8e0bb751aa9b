// Change: runs what belongs to every page: tidies what browsers stored, and serves the site that embeds a page in an iframe.
import type { Props } from '@theme/Root';
import { useFrame } from '@site/src/features/frame';
import { TidyStorage } from '@site/src/features/stored-state';

export default function Root({ children }: Props) {
  useFrame();
  return (
    <>
      <TidyStorage />
      {children}
    </>
  );
}
