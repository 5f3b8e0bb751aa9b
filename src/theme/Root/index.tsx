// Change: holds what belongs to every page: the note of the offline copy, and what an embedding site needs.
import type { Props } from '@theme/Root';
import { useFrame } from '@site/src/features/frame';
import { OfflineNote } from '@site/src/features/offline';

export default function Root({ children }: Props) {
  useFrame();
  return (
    <>
      {children}
      <OfflineNote />
    </>
  );
}
