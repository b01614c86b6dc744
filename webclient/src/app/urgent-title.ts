import { useEffect } from 'react';

import { makeStore, type Store } from '../state/store.js';

const store = makeStore<string | null>(null);

/**
 * The text in the browser's tab instead of the page's name, on each page; null while there is no
 * urgent message.
 */
export const urgentTitle: Store<string | null> = store;

/** Says something urgent in the browser's tab for as long as it is given. */
export function useUrgentTitle(title: string | null): void {
  useEffect(() => {
    store.set(title);
    return () => store.set(null);
  }, [title]);
}
