import { useSyncExternalStore } from 'react';

/** True if a media query holds, updated live. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(query).matches,
  );
}
