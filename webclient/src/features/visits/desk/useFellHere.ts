import { useState } from 'react';

import type { PrimaryTab } from '#app/staff/primary-tab.js';
import { useStore } from '#state/store.js';

/**
 * True if a call has come to this tab without a press in it: the tab that had the call is gone. Its
 * agent turns the devices on, for a tab in the background must not begin to listen.
 */
export function useFellHere(
  tab: Pick<PrimaryTab, 'isPrimary' | 'claims'>,
  callId: string | undefined,
): boolean {
  const isPrimary = useStore(tab.isPrimary);
  const claims = useStore(tab.claims);
  const [elsewhere, setElsewhere] = useState<{ callId: string; claims: number } | null>(null);
  const isElsewhere = callId !== undefined && isPrimary === false;
  if (isElsewhere && (elsewhere?.callId !== callId || elsewhere.claims !== claims))
    setElsewhere({ callId, claims });
  return isPrimary === true && elsewhere?.callId === callId && elsewhere?.claims === claims;
}
