// Change: below it stands the button that keeps the docs offline.
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { OfflineButton } from '@site/src/features/offline';

export default function FooterCopyright(props: Props) {
  return (
    <>
      <Copyright {...props} />
      <OfflineButton />
    </>
  );
}
