import { useState } from 'react';

import type { PrimaryTab } from '#app/staff/primary-tab.js';
import { useStore } from '#state/store.js';

/**
 * True if a call has come to this tab without a press in it: the tab that had the call is gone. Its
 * agent turns the devices on, for a tab in the background must not begin to listen.
 */
export function useFellHere(
  tab: Pick<PrimaryTab, 'isPrimary' | 'byHand'>,
  callId: string | undefined,
): boolean {
  const isPrimary = useStore(tab.isPrimary);
  const byHand = useStore(tab.byHand);
  const [elsewhere, setElsewhere] = useState<string>();
  if (callId !== undefined && isPrimary === false && elsewhere !== callId) setElsewhere(callId);
  return isPrimary === true && callId !== undefined && elsewhere === callId && !byHand;
}
