import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One clock for the whole page; it runs while a component uses it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of [...listeners]) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => {
  if (timer === undefined) now = Date.now();
  return now;
};

/**
 * The time in milliseconds since 1970, again every second; a running time on the page follows it.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
