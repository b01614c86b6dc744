import { useEffect, type RefObject } from 'react';

/** Up and down as well: some bars have several rows, and what has no room in a row is a column. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
};

/** A button that is hidden, refused, or in a panel that was opened from the bar is none of it. */
function isControl(button: HTMLButtonElement, bar: HTMLElement): boolean {
  const inert = button.closest('[inert]');
  return (
    !button.disabled &&
    (inert === null || inert.contains(bar)) &&
    !bar.contains(button.closest('[role=dialog], dialog')) &&
    // Browsers of tests do not draw.
    (!('checkVisibility' in button) || button.checkVisibility({ visibilityProperty: true }))
  );
}

/** The place among the controls that a key leads to; undefined for other keys. */
function placeAfter(key: string, at: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/**
 * Makes a toolbar one stop of the Tab key, at the control that was used last: arrow keys, Home and
 * End move within it.
 */
export function useToolbar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let present: Element | undefined;
    const controls = () =>
      [...element.querySelectorAll('button')].filter((one) => isControl(one, element));
    const mark = () => {
      const all = controls();
      if (!all.some((one) => one === present)) present = all[0];
      for (const one of all) one.tabIndex = one === present ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const focused = controls().find((one) => one === target);
      if (focused === undefined) return;
      present = focused;
      mark();
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const all = controls();
      const at = all.findIndex((one) => one === target);
      if (at < 0 || altKey || ctrlKey || metaKey) return;
      const next = placeAfter(key, at, all.length);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    };
    mark();
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    const changes = new MutationObserver(mark);
    const attributeFilter = ['inert', 'disabled', 'class', 'data-open', 'style'];
    changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [bar]);
}
