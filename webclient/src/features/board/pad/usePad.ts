import type { PadSignature } from '@foyer/contracts/board';
import { useEffect, useRef, useState } from 'react';

import { debug } from '#debug.js';
import { useTexts } from '#i18n/useTexts.js';
import { makeStore, useStore } from '#state/store.js';
import type { PadSession } from './pad-session.js';
import { padAtRest } from './pad-state.js';
import { padTexts } from './pad-texts.js';

/** The needs of a signature on a pad from its page. */
export interface PadUse {
  /** SHA-256 of the document as it is shown, hexadecimal. @throws Error */
  readonly documentHash: () => Promise<string>;
  /**
   * True if the page is a kiosk's: its browser asks for no permission, as no person could answer.
   */
  readonly isKiosk: boolean;
}

const noState = makeStore(padAtRest);

/**
 * Uses the pad of this machine while a person signs; looks for one at once. Null if none may be
 * used.
 */
export function usePad(use: PadUse | undefined, onTaken: (signature: PadSignature) => void) {
  const says = useTexts();
  const [session, setSession] = useState<PadSession | null>(null);
  const state = useStore(session?.state ?? noState);
  const latest = useRef({ use, onTaken, says });
  useEffect(() => {
    latest.current = { use, onTaken, says };
  });
  const isUsed = use !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    let made: PadSession | undefined;
    let isGone = false;
    // Most who sign have none: what speaks to it is loaded only here.
    import('./pad-session.js').then(
      ({ PadSession: Session }) => {
        const { use: now, says: texts } = latest.current;
        if (isGone || !now) return;
        made = new Session(
          {
            fieldName: texts(padTexts.fieldName),
            customText: texts(padTexts.customText),
            documentHash: () => now.documentHash(),
            onTaken: (signature) => latest.current.onTaken(signature),
          },
          now.isKiosk ? { leave: () => Promise.resolve('granted') } : {},
        );
        setSession(made);
        void made.look();
      },
      (error: unknown) => debug('pad', error),
    );
    return () => {
      isGone = true;
      void made?.leave();
      setSession(null);
    };
  }, [isUsed]);
  return session && { session, state };
}
