import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Whether this device is in dark mode. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(query).matches,
  );
}
