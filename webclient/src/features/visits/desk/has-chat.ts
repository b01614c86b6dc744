import type { CallRecord } from '@foyer/contracts/calls';

import type { CallState } from '#media/core/call-state.js';

/**
 * True if another participant of a call has a chat: a kiosk has none, a consulted colleague has
 * one.
 */
export function hasChat(
  record: Pick<CallRecord, 'device'> | null,
  { others }: { readonly others: readonly Pick<CallState['others'][number], 'joinerType'>[] },
): boolean {
  if (!record?.device) return true;
  return others.some(({ joinerType }) => joinerType === 'User');
}
