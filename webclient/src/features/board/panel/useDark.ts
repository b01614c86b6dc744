import { useSyncExternalStore } from 'react';

const dark = () => globalThis.matchMedia('(prefers-color-scheme: dark)');

function follow(listener: () => void): () => void {
  const media = dark();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True if the machine prefers dark pages. */
export const useDark = (): boolean => useSyncExternalStore(follow, () => dark().matches);
