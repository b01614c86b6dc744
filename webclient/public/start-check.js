// Shows the words for a page that cannot start: an old browser, or files that do not come. Old browsers read it too.
(function () {
  function say() {
    var started = document.documentElement.hasAttribute('data-started');
    var words = document.getElementById('no-start');
    if (words && !started) words.hidden = false;
  }
  function heard(event) {
    if (event.target === window || event.target.tagName === 'SCRIPT') say();
  }
  window.addEventListener('error', heard, true);
  window.addEventListener('unhandledrejection', say);
  if (!('noModule' in document.createElement('script'))) say();
})();
