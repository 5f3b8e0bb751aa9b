/**
 * In place of the entry of Docusaurus, in the browser: starts its parts in tasks of their own, so that the page answers the reader
 * in between. Started in one task, they keep a phone from answering for more than 100 ms.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await new Promise((resolve) => setTimeout(resolve));
    await part();
  }
}

void start();

export {};
