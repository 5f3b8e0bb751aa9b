/* global addEventListener, document, KeyboardEvent, location, MutationObserver, removeEventListener */
/*
 * Runs in the HTML, before all other scripts: a tap or shortcut that comes before the page is hydrated is kept, the last one, and
 * done again as soon as something listens. Links work without scripts and are left alone, but for those that lead nowhere, and terms,
 * which show their definition. Back and Forward load the page that they lead to, if an earlier document had opened it in place.
 */
(function () {
  var root = document.documentElement;
  var path = location.pathname;
  var again;
  var hydrated = function () {
    return root.getAttribute('data-has-hydrated') === 'true';
  };
  var tabs = function () {
    return document.querySelectorAll('[role=tab]');
  };
  var onClick = function (event) {
    var target = event.target.closest && event.target.closest('button,a[href="#"],a[aria-describedby],[role=tab]');
    if (!target || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Done again below: what is hydrated by then, though not marked yet, must not do it as well.
    event.stopPropagation();
    if (target.localName === 'a') event.preventDefault();
    // Tabs are made anew with hydration: the one in the same place stands for the one that was tapped.
    var place = Array.prototype.indexOf.call(tabs(), target);
    again = function () {
      var listening = target.isConnected ? target : tabs()[place];
      if (listening) listening.click();
    };
  };
  var onKey = function (event) {
    var isField = /^(?:input|textarea|select)$/.test(event.target.localName || '');
    var isK = /^[a-z]$/i.test(event.key) ? /k/i.test(event.key) : event.code === 'KeyK';
    var shortcut = isK && !event.shiftKey && (event.ctrlKey || event.metaKey);
    if (isField || !(shortcut || event.key === '/')) return;
    event.preventDefault();
    var copy = new KeyboardEvent('keydown', event);
    again = function () {
      document.body.dispatchEvent(copy);
    };
  };
  var onHistory = function () {
    if (location.pathname !== path) location.reload();
  };
  // The bundler waits for a script element that it finds in the page. One that failed must not look like the one that it needs.
  document.addEventListener(
    'error',
    function (event) {
      var script = event.target;
      if (script.localName === 'script') script.setAttribute('src', script.getAttribute('src') + '#failed');
    },
    true,
  );
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  addEventListener('popstate', onHistory);
  new MutationObserver(function (_changes, observer) {
    if (!hydrated()) return;
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    removeEventListener('popstate', onHistory);
    if (again) setTimeout(again, 0);
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
})();
