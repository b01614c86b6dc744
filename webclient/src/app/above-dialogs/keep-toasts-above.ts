import { keepAbove } from './keep-above.js';

/** Words that are younger than this may have moved before they were read out, in milliseconds. */
const FRESH_MS = 1_000;

/**
 * Keeps toasts above each dialog, where they are seen and read out. Words that came as a dialog
 * opened or closed are set once more: a screen reader misses those that move.
 */
export function keepToastsAbove(): () => void {
  const host = document.querySelector<HTMLElement>('[data-toasts]');
  const home = host?.parentElement;
  if (!host || !home) return () => undefined;
  const cameAt = new WeakMap<Node, number>();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (!cameAt.has(node)) cameAt.set(node, performance.now());
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  const sayAgain = () => {
    for (const said of host.querySelectorAll('li > span')) {
      const card = said.closest('li');
      const at = card ? (cameAt.get(card) ?? performance.now()) : 0;
      if (performance.now() - at > FRESH_MS) continue;
      const words = said.textContent;
      said.textContent = '';
      requestAnimationFrame(() => (said.textContent = words));
    }
  };
  const stop = keepAbove(host, home, sayAgain);
  return () => {
    stop();
    observer.disconnect();
  };
}
