import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, useCallback, useState } from 'react';
import type { DialogProps } from '../dialog';
import { resultsUrl } from '../parts/hitUrl';

const importDialog = () => import('../dialog');

/** Loads the dialog when it is wanted, once. If it cannot be loaded, the results page takes its place. */
export function useDialogLoader() {
  const { siteConfig } = useDocusaurusContext();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const load = useCallback(async () => {
    const loaded = await importDialog();
    setDialog(() => loaded.default);
    return loaded;
  }, []);

  /** Loads ahead, so that the dialog opens at once; what fails now is tried again then. */
  const warmUp = useCallback(() => {
    load()
      .then(({ getClient }) => getClient(siteConfig.customFields?.hostedSearch as Parameters<typeof getClient>[0]))
      .catch(() => undefined);
  }, [load, siteConfig]);

  const open = useCallback(() => {
    load().catch(() => window.location.assign(resultsUrl('', siteConfig.baseUrl)));
  }, [load, siteConfig]);

  return { Dialog, warmUp, open };
}
