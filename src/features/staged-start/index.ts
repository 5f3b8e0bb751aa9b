import { nextTask } from '../../components/AfterFirstFrame/nextTask';

/**
 * In place of the entry of Docusaurus, in the browser (`plugins/lean-client`): starts its parts in tasks of their own, so
 * that the page answers the reader in between. Started in one task, they keep a phone from answering for about 100 ms.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ './hydrate'),
];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await nextTask();
    await part();
  }
}

void start();
