import { useEffect } from 'react';

import { company } from '../state/company.js';
import { useStore } from '../state/store.js';
import { urgentTitle } from './urgent-title.js';

/** Names the page in the browser's tab and history; what is urgent stands there first. */
export function usePageTitle(title: string): void {
  const product = useStore(company).appearance.title;
  const said = useStore(urgentTitle) ?? title;
  useEffect(() => {
    document.title = said === '' ? product : `${said} · ${product}`;
  }, [said, product]);
}
