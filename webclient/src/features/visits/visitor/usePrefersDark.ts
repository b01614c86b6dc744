import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

/** True if this device is in dark mode. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(QUERY);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(QUERY).matches,
  );
}
