import { visitMessages, type VisitView } from '@foyer/contracts/visits';
import { useEffect, useRef } from 'react';

import { comesWithout } from '#media/core/comes-without.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { useStore } from '#state/store.js';
import type { VisitSession } from '../visit-session.js';

/**
 * Reports with which devices a visitor waits, where the line knows others: on coming into the line,
 * and whenever one comes, goes, or is allowed. The visitor's first page is spared the code for it.
 */
export function useNotedDevices(
  { state }: Pick<VisitSession, 'state'>,
  // A server of an earlier build knows of no devices.
  { clientId, missing: known }: Pick<VisitView, 'clientId'> & Partial<Pick<VisitView, 'missing'>>,
  media: Pick<LocalMedia, 'state'>,
): void {
  const { wire } = useStore(state);
  const missing = comesWithout(useStore(media.state));
  const present = missing?.join();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!wire || !missing || !known) return;
    if (present === known.join() || present === told.current) return;
    told.current = present;
    const report = { clientId, status: 'IN_WAITING', missing } as const;
    wire
      .channel('application')
      .emit(visitMessages.updateClientStatus, report)
      .catch(() => {
        // It is reported again with the next view.
        told.current = undefined;
      });
  });
}
