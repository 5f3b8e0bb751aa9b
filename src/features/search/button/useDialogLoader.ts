import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { watchDeparture } from '../../../components/watchDeparture';
import type { SiteFields } from '../../../shared/siteFields';
import type { DialogProps } from '../dialog';
import { resultsUrl } from '../parts/resultsUrl';

const importDialog = () => import('../dialog');

/**
 * Loads the dialog when it is wanted, once.
 *
 * @param query - what the reader has typed so far, if she waits for it or has it; `null` otherwise
 * @param onCome - called once, when it is loaded and before it is shown
 */
export function useDialogLoader(query: string | null, onCome: () => void) {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { hostedSearch } = customFields as SiteFields;
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOffline, setIsOffline] = useState(false);
  const hasCome = useRef(false);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });

  const load = async () => {
    const loaded = await importDialog();
    if (!hasCome.current) onCome();
    hasCome.current = true;
    setDialog(() => loaded.default);
    return loaded;
  };

  /** Loads ahead, so that the dialog opens at once; what fails now is tried again then. */
  const warmUp = () => {
    load()
      .then(({ getClient }) => getClient(hostedSearch))
      .catch(() => undefined);
  };

  /**
   * Loads. If the files are gone, because a newer site took the place of this one, the results page takes that of the dialog; if
   * nothing can be reached, or the reader has given up, the page stays.
   */
  const open = () => {
    setIsOffline(false);
    const url = `${baseUrl}search`;
    const departure = watchDeparture();
    load()
      .catch(() =>
        fetch(url, { method: 'HEAD' }).then(
          () => {
            const typed = latest.current;
            if (typed === null || departure.hasBegun()) return;
            window.location.assign(typed ? resultsUrl(typed, baseUrl) : url);
          },
          () => setIsOffline(true),
        ),
      )
      .finally(departure.stop);
  };

  return { Dialog, isOffline, warmUp, open };
}
