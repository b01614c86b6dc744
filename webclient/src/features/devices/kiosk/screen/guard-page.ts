/** Fingers on the screen that are a pinch. */
const PINCH = 2;

const isZoomKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['+', '-', '=', '0'].includes(key);
const isLeavingKey = ({ altKey, key }: KeyboardEvent): boolean =>
  key === 'BrowserBack' || (altKey && ['ArrowLeft', 'ArrowRight', 'Home'].includes(key));

/**
 * Keeps anyone who stands before a kiosk on its page: no menus, no zoom by fingers, wheel or keys,
 * no way back, nothing dropped on it. @returns Ends it.
 */
export function guardPage(page: Window): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const no = (event: Event) => event.preventDefault();
  for (const name of ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart']) {
    page.document.addEventListener(name, no, { signal });
  }
  page.document.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length >= PINCH) event.preventDefault();
    },
    { signal, passive: false },
  );
  page.document.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) event.preventDefault();
    },
    { signal, passive: false },
  );
  page.document.addEventListener(
    'keydown',
    (event) => {
      if (isZoomKey(event) || isLeavingKey(event)) event.preventDefault();
    },
    { signal },
  );
  // A swipe or a mouse's button for the way back only comes to the same page.
  const stay = () => page.history.pushState(page.history.state, '');
  stay();
  page.addEventListener('popstate', stay, { signal });
  return () => stop.abort();
}
