import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import { hasRemovedGuest } from '../call/after-removal.js';
import type { CallOn } from '../call/call.js';

type Knockers = PushOf<typeof callMessages.getSessionCalls>['knockers'];

/** Returns the people who knock and wait for an answer, for participants who may let them in. */
export function knockersOf(
  call: CallOn | undefined,
  nameOf: (joinerId: string) => string,
): Knockers {
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
