import { type ComponentType, useEffect, useState } from 'react';
import { canKeep } from './canKeep';

/** The place of the note on the copy. It is filled only for readers who keep one: their pages have a worker. */
export default function OfflineNote() {
  const [Note, setNote] = useState<ComponentType>();

  useEffect(() => {
    if (!canKeep()) return;
    const { serviceWorker } = navigator;
    const load = () => {
      // A page that cannot load the note is one that the copy does not serve.
      if (serviceWorker.controller)
        import('./view/Note').then(({ default: note }) => setNote(() => note)).catch(() => {});
    };
    load();
    serviceWorker.addEventListener('controllerchange', load);
    return () => serviceWorker.removeEventListener('controllerchange', load);
  }, []);

  return Note && <Note />;
}
