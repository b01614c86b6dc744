import type { PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';

/** What the console is just editing, where it shows this page in a frame; nothing for visitors. */
export function useDraft(): Partial<PublicPortal> | undefined {
  const [draft, setDraft] = useState<Partial<PublicPortal>>();
  useEffect(() => {
    if (window === parent || location.search !== '?preview') return undefined;
    let end: (() => void) | undefined;
    void import('./follow-draft.js').then(({ followDraft }) => {
      end = followDraft(setDraft);
    });
    return () => end?.();
  }, []);
  return draft;
}
