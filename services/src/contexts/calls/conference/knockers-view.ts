import type { Knocker } from '@foyer/contracts/calls';

import { hasRemovedGuest } from '../domain/after-removal.js';
import type { CallOn } from '../domain/call.js';

/** Who knocks and waits for an answer, as those are told who may let others in. */
export function knockersOf(
  call: CallOn | undefined,
  nameOf: (joinerId: string) => string,
): Knocker[] {
  if (call === undefined) return [];
  const afterRemoval = hasRemovedGuest(call);
  return Object.entries(call.knockers)
    .filter(([, { status }]) => status === 'KNOCKING')
    .map(([callJoinerId, { joinerType, knockedAt, status: knockingStatus }]) => ({
      callJoinerId,
      joinerType,
      displayName: nameOf(callJoinerId),
      knockingStatus,
      knockedAt,
      afterRemoval: joinerType === 'Guest' && afterRemoval,
    }));
}
