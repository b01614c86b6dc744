import type { CallRecord } from '@foyer/contracts/calls';

import type { CallState } from '../../../media/core/call-state.js';

/** Whether anybody else in a call has a chat: a kiosk has none, a colleague who is asked does. */
export function hasChat(
  record: Pick<CallRecord, 'device'> | null,
  { others }: { readonly others: readonly Pick<CallState['others'][number], 'joinerType'>[] },
): boolean {
  if (!record?.device) return true;
  return others.some(({ joinerType }) => joinerType === 'User');
}
