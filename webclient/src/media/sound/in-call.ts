import { useEffect } from 'react';

import { makeStore, type Store } from '#state/store.js';

/** Held by each tab of this browser in which a call is on. */
const LOCK = 'foyer/in-call';

const count = makeStore(0);

/** How many calls are on in this page. */
export const callsHere: Store<number> = count;

/** Lets the other tabs know as well that a call is on. @returns How to stop. */
function hold(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Not every browser has them, and not every page may use them: then each tab knows of itself
  // alone.
  if ('locks' in navigator)
    navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/** Notes that a call is on here, for as long as it is. */
export function useInCall(isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return undefined;
    const release = hold();
    count.set((present) => present + 1);
    return () => {
      release();
      count.set((present) => present - 1);
    };
  }, [isIn]);
}

/**
 * True if the user is in a call in this browser, in this tab or another one: then nothing rings
 * aloud.
 */
export async function isTalking(): Promise<boolean> {
  if (count.get() > 0) return true;
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held?.some(({ name }) => name === LOCK) ?? false;
}
