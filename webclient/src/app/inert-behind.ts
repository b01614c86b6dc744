/** Of what a panel covers, these lie above it: they have a higher place, or are modal. */
const ABOVE = 'dialog, [data-above], [data-incoming]';

/** The parts behind a panel that covers the whole page: all around it, up to the page itself. */
function behind(panel: Element): Element[] {
  const found: Element[] = [];
  for (let at = panel; at !== document.body && at.parentElement; at = at.parentElement) {
    const around = [...at.parentElement.children];
    found.push(...around.filter((one) => one !== at && !one.matches(ABOVE)));
  }
  return found;
}

/**
 * Keeps the focus and the keys from what cannot be seen. Parts that come behind the panel later
 * are covered like the rest.
 * @returns Gives it all back.
 */
export function makeInertBehind(panel: HTMLElement): () => void {
  const held = new Set<Element>();
  const hold = () => {
    for (const one of behind(panel)) {
      if (one.hasAttribute('inert')) continue;
      const hadFocus = one.contains(document.activeElement);
      one.setAttribute('inert', '');
      held.add(one);
      if (hadFocus) panel.querySelector<HTMLElement>('button')?.focus();
    }
  };
  const observer = new MutationObserver(hold);
  for (let at = panel.parentElement; at; at = at.parentElement)
    observer.observe(at, { childList: true });
  hold();
  return () => {
    observer.disconnect();
    for (const one of held) one.removeAttribute('inert');
  };
}
