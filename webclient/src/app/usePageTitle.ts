import { useEffect } from 'react';

import { company } from '../state/company.js';
import { useStore } from '../state/store.js';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const product = useStore(company).appearance.title;
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
