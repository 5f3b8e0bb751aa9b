// Speaks the protocol of iframe-resizer with the embedding page. It reads `window.iFrameResizer` when that page first calls.
import 'iframe-resizer/js/iframeResizer.contentWindow';

/** Where the frame and the window of the embedding page are, in CSS pixels: told at first and whenever it changes. */
interface PageInfo {
  clientHeight: number;
  offsetTop: number;
  scrollTop: number;
}

declare global {
  interface Window {
    iFrameResizer?: { heightCalculationMethod: () => number; onReady: () => void };
    /** What the script gives the page once the embedding page has called. */
    parentIFrame?: { getPageInfo: (onChange: (info: PageInfo) => void) => void };
  }
}

/**
 * Tells dialogs which part of the frame is in view. They are fixed to the window, which is the whole frame: they would stand at its
 * top, however far down the reader is.
 */
function placeDialogs({ clientHeight, offsetTop, scrollTop }: PageInfo): void {
  const { style } = document.documentElement;
  style.setProperty('--frame-top', `${Math.max(0, scrollTop - offsetTop)}px`);
  style.setProperty('--frame-height', `${clientHeight}px`);
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
  window.iFrameResizer = {
    heightCalculationMethod: () => Math.ceil(root.getBoundingClientRect().height),
    onReady: () => window.parentIFrame?.getPageInfo(placeDialogs),
  };
}
