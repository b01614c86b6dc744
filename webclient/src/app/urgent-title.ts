import { useEffect } from 'react';

import { makeStore, type Store } from '../state/store.js';

const store = makeStore<string | null>(null);

/** Stands in the browser's tab in the place of the page's name, whatever page is open; null while nothing is urgent. */
export const urgentTitle: Store<string | null> = store;

/** Says something urgent in the browser's tab for as long as it is given. */
export function useUrgentTitle(title: string | null): void {
  useEffect(() => {
    store.set(title);
    return () => store.set(null);
  }, [title]);
}
