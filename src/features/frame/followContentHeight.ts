// Speaks the protocol of iframe-resizer with the embedding page. It reads `window.iFrameResizer` when that page first calls.
import 'iframe-resizer/js/iframeResizer.contentWindow';

declare global {
  interface Window {
    iFrameResizer?: { heightCalculationMethod: () => number };
  }
}

/**
 * Reports the height of the content to the embedding page. The page's own styles make the document at least as high as
 * its window, so neither the body nor the document can be measured: the frame would never shrink, or never grow.
 */
export function followContentHeight(): void {
  const root = document.getElementById('__docusaurus');
  if (!root) return;
  root.style.minHeight = '0';
  // Stands for `1vh` in the site's own styles: what is as high as the window would grow with the frame.
  root.style.setProperty('--window-part', '0px');
  window.iFrameResizer = { heightCalculationMethod: () => Math.ceil(root.getBoundingClientRect().height) };
}
