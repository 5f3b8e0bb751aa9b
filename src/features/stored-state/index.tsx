import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useThemeConfig } from '@docusaurus/theme-common';
import { tidyStorage } from './tidyStorage';

/** Puts `tidyStorage` into the head of the built page, where it runs before the first paint. */
export function TidyStorage() {
  const { announcementBar } = useThemeConfig();
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{`(${String(tidyStorage)})(${JSON.stringify(announcementBar?.id ?? '')})`}</script>
    </Head>
  );
}
