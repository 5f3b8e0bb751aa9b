import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { PageRouter } from '../page-change';

/** The last part of the start, in place of Docusaurus' `clientEntry`: hydrates the page when what it shows is loaded. */
async function hydrate(): Promise<void> {
  window.docusaurus = docusaurus;
  await preload(window.location.pathname);
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The page has no element #__docusaurus to hydrate.');
  const app = (
    <HelmetProvider>
      <PageRouter>
        <App />
      </PageRouter>
    </HelmetProvider>
  );
  const onRecoverableError = (error: unknown) => console.error('Docusaurus React Root onRecoverableError:', error);
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
}

void hydrate();
