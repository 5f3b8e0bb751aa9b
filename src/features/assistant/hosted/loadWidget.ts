import { retried } from '../../../shared/retried';
import type { HostedAssistant } from '../../../shared/siteFields';

/** The element that the widget fills. */
const CONTAINER_ID = 'assistant-widget';
/** A script that has not run by then is given up: the reader has gone on. */
const TIMEOUT_MS = 8000;

let loadOnce: (() => Promise<HTMLElement>) | undefined;

/**
 * Puts the container and the script of the hosted assistant into the page, once.
 *
 * @returns the container, when the script has run; rejects if it cannot be loaded or does not come in time, and may then be tried
 * again
 */
export function loadWidget(settings: HostedAssistant): Promise<HTMLElement> {
  loadOnce ??= retried(() => load(settings));
  return loadOnce();
}

function load({ scriptUrl, clientKey }: HostedAssistant): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  container.dataset.clientKey = clientKey;
  // The focus goes there when the widget takes over from the button.
  container.tabIndex = -1;

  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;

  return new Promise((resolve, reject) => {
    let hasThrown = false;
    // Of a script of another origin nothing is told but that it failed, while it is still the current one.
    const onError = () => {
      hasThrown ||= document.currentScript === script;
    };
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('error', onError);
    };
    const fail = () => {
      end();
      // Removed, a script on its way would run all the same when it comes, beside that of the next try. In another document it does not.
      new Document().adoptNode(container);
      reject(new Error(`The assistant could not be loaded from ${new URL(scriptUrl).host}.`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    window.addEventListener('error', onError);
    script.onerror = fail;
    script.onload = () => {
      if (hasThrown) return fail();
      end();
      resolve(container);
    };
    container.append(script);
    document.body.append(container);
  });
}
