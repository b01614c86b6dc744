import { useSyncExternalStore } from 'react';

/** The open dialogs, the last one on top. */
let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function look(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const known = opened.filter((dialog) => open.includes(dialog));
  // Their order in the page is not the order in which they were opened.
  opened = [...known, ...open.filter((dialog) => !known.includes(dialog))];
  for (const listener of [...listeners]) listener();
}

const observer = new MutationObserver(look);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    const attributeFilter = ['open'];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
  }
  listeners.add(listener);
  look();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer.disconnect();
  };
}

/**
 * Follows the dialog above all others, by any part that opened it; null without one.
 * @returns What ends it
 */
export function followTopDialog(follow: (dialog: HTMLDialogElement | null) => void): () => void {
  let last: HTMLDialogElement | null | undefined;
  const tell = () => {
    const top = opened.at(-1) ?? null;
    if (top === last) return;
    last = top;
    follow(top);
  };
  const stop = subscribe(tell);
  tell();
  return stop;
}

/** The dialog above all others, whoever opened it; null without one. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => opened.at(-1) ?? null);
