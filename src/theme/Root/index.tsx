// Change: holds what belongs to every page: tidy storage, the assistant's place, and what an embedding site needs.
import type { Props } from '@theme/Root';
import { Assistant } from '@site/src/features/assistant';
import { useFrame } from '@site/src/features/frame';
import { TidyStorage } from '@site/src/features/stored-state';

export default function Root({ children }: Props) {
  useFrame();
  return (
    <>
      <TidyStorage />
      {children}
      <Assistant />
    </>
  );
}
