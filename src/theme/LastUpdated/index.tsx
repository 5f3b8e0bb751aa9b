// Change: the build has put the date into words. The first use of `Intl` on a page blocks a phone for 30 ms.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdated({ lastUpdatedAt }: Props) {
  const { lastUpdated } = useDoc().metadata as { lastUpdated?: string };
  if (!lastUpdatedAt || !lastUpdated) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{
                date: (
                  <b>
                    <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
                      {lastUpdated}
                    </time>
                  </b>
                ),
              }}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
