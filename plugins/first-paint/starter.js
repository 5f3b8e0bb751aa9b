/* global addEventListener, document, PerformanceObserver, self, top, window */
/*
 * Part of the bundler's runtime, the first script of a page to run. The others are being loaded (showEarly.ts); here they start, when
 * the page is read to its end and has been drawn. Until then they would only keep it from being drawn: it is whole without them.
 */
(function () {
  var PRELOADED = 'link[rel="preload"][as="script"]';
  // In milliseconds: for a browser, or something between it and the page, that keeps paints to itself.
  var LONGEST_WAIT = 3000;
  var hasStarted = false;

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    document.querySelectorAll(PRELOADED).forEach(function (link) {
      var script = document.createElement('script');
      // As it is written: the bundler looks for the scripts that it needs by this attribute.
      script.setAttribute('src', link.getAttribute('href'));
      script.async = false;
      document.head.append(script);
    });
  }

  function startAfterPaint() {
    // Pages in the background are not drawn, and neither are frames out of sight, whose height another page may wait for.
    var isDrawn = !document.hidden && self === top;
    if (!isDrawn || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) return start();
    setTimeout(start, LONGEST_WAIT);
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }

  // The main script fills it. It must be there before: at the end of the page, a script of Docusaurus looks for it, and would show the
  // banner about a wrong base path.
  window.docusaurus = {};
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();
})();
