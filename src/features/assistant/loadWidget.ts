/** Where the widget comes from and what starts it; both are public. */
export interface WidgetSettings {
  scriptUrl: string;
  clientKey: string;
}

/** The element that the widget fills. */
const CONTAINER_ID = 'assistant-widget';

/**
 * Puts the container and the script of the hosted assistant into the page, once.
 *
 * @returns settles when the script has run; rejects if it cannot be loaded, and may then be tried again
 */
export function loadWidget({ scriptUrl, clientKey }: WidgetSettings): Promise<void> {
  document.getElementById(CONTAINER_ID)?.remove();
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  container.dataset.clientKey = clientKey;

  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;

  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      container.remove();
      reject(new Error(`The assistant could not be loaded from ${new URL(scriptUrl).host}.`));
    };
    container.append(script);
    document.body.append(container);
  });
}
