import { useEffect } from 'react';

import { company } from '#state/company.js';

/** Shows the place in line in the browser's tab, so that it is seen from others. */
export function usePlaceInTitle(portal: string, position: number | null): void {
  useEffect(() => {
    if (position === null) return undefined;
    const before = document.title;
    document.title = `(${position}) ${portal} · ${company.get().appearance.title}`;
    return () => {
      document.title = before;
    };
  }, [portal, position]);
}
