import type { PushOf } from '@foyer/contracts/schema';
import type { visitMessages, VisitView } from '@foyer/contracts/visits';

import type { Overlay } from '#wire/live-view.js';

export type Pickup = PushOf<typeof visitMessages.pickupCall>;

/**
 * A visitor who was taken: said as soon as it happens; the view that says so comes after the read
 * models.
 */
export function inCallSince({ callDetailId, agentName }: Pickup): Overlay<VisitView> {
  const place = { position: null, estimatedWaitSeconds: null, ringing: false } as const;
  return {
    apply: (view) => ({ ...view, ...place, status: 'IN_CALL', callDetailId, agentName }),
    until: ({ status }) => status !== 'IN_WAITING',
  };
}
