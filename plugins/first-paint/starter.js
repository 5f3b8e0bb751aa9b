/* global addEventListener, CSS, document, location, MutationObserver, performance, PerformanceObserver, requestIdleCallback */
/* global self, top, window */
/*
 * Part of the bundler's runtime, the first script of a page to run. The others are being loaded (showEarly.ts); here they start, when
 * the page is read to its end and has been drawn. Until then they would only keep it from being drawn: it is whole without them.
 */
(function () {
  var PRELOADED = 'link[rel="preload"][as="script"]';
  // In milliseconds: for a browser, or something between it and the page, that keeps paints to itself.
  var LONGEST_WAIT = 3000;
  var hasStarted = false;
  // What is below the fold and has not been laid out yet.
  var putOff = [];
  // How many elements are laid out at once, unless one block has more: a phone does it without being late to answer.
  var ELEMENTS = 80;

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
    if (putOff.length) requestIdleCallback(bring);
  }

  // Pages in the background are not drawn, and neither are frames out of sight, whose height another page may wait for.
  function isDrawn() {
    return !document.hidden && self === top;
  }

  function startAfterPaint() {
    if (!isDrawn() || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) return start();
    setTimeout(start, LONGEST_WAIT);
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }

  // To lay out a long page keeps a phone from answering for longer than each of its scripts. Nobody sees yet what is below the fold, so
  // that comes piece by piece, while there is nothing else to do, or when it gets near the screen. This script stands in the fold.
  function putOffRest() {
    var fold = document.currentScript && document.currentScript.parentElement;
    if (!fold || !fold.hasAttribute('data-fold') || !isDrawn() || !opensAtTop() || !keepsPlace()) return;
    function take(changes) {
      changes.forEach(function (change) {
        change.addedNodes.forEach(function (node) {
          if (!node.style) return;
          node.style.contentVisibility = 'auto';
          // Once it was near the screen, it keeps its height.
          node.style.containIntrinsicHeight = 'auto 100px';
          putOff.push(node);
        });
      });
    }
    var observer = new MutationObserver(take);
    function takeLast() {
      take(observer.takeRecords());
      observer.disconnect();
    }
    observer.observe(fold.parentElement, { childList: true });
    addEventListener('DOMContentLoaded', takeLast);
    // A link to a place in the page leads there only if all before that place has its height.
    document.addEventListener(
      'click',
      function (event) {
        if (!event.target.closest || !event.target.closest('a[href*="#"]')) return;
        takeLast();
        layOut(Infinity);
      },
      true,
    );
  }

  // Not at a place that its address names, or where the reader left it, which would be looked for among heights that are not known.
  function opensAtTop() {
    var navigation = performance.getEntriesByType('navigation')[0];
    if (!navigation || navigation.type !== 'navigate' || location.hash || location.search) return false;
    // A link to a text, as search engines make them: browsers take `#:~:text=` out of the address, and Chromium leaves it here.
    return navigation.name.indexOf('#') < 0;
  }

  // Whether what the reader scrolled to stays in sight when something above it gets its height.
  function keepsPlace() {
    return CSS.supports('overflow-anchor', 'auto') && 'requestIdleCallback' in window;
  }

  function bring() {
    layOut(ELEMENTS);
    // Asking for a height has it laid out here, and only drawn in the next frame.
    void document.body.offsetHeight;
    if (putOff.length) requestIdleCallback(bring);
  }

  function layOut(most) {
    var done = 0;
    while (putOff.length && (!done || done + elementsOf(putOff[0]) <= most)) {
      var node = putOff.shift();
      done += elementsOf(node);
      node.style.removeProperty('content-visibility');
      node.style.removeProperty('contain-intrinsic-height');
      // Only an attribute that was read can be removed: Chromium writes it from the style when it is asked for.
      if (node.getAttribute('style') === '') node.removeAttribute('style');
    }
  }

  function elementsOf(node) {
    return 1 + node.getElementsByTagName('*').length;
  }

  // The main script fills it. It must be there before: at the end of the page, a script of Docusaurus looks for it, and would show the
  // banner about a wrong base path.
  window.docusaurus = {};
  putOffRest();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();
})();
