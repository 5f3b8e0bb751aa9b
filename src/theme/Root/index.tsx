// Change: holds what belongs to every page: the text font, tidy storage, the note of the offline copy, and what an embedding site needs.
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type { Props } from '@theme/Root';
import { useFrame } from '@site/src/features/frame';
import { OfflineNote } from '@site/src/features/offline';
import { TidyStorage } from '@site/src/features/stored-state';

export default function Root({ children }: Props) {
  useFrame();
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFont} />
      </Head>
      <TidyStorage />
      {children}
      <OfflineNote />
    </>
  );
}
