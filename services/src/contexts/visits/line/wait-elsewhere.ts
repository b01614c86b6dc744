import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Line } from './state.js';
import { freePlace } from './place-in-line.js';

interface Elsewhere {
  readonly portalId: string;
  readonly visitId: string;
  /** The id of the next call, which stays the same. */
  readonly callId: string;
  readonly toPortalId: string;
  readonly waitingSince: string;
  readonly because: 'transferred' | 'waited-long';
}

/** A visitor goes from one line to another, where the time waited so far counts. */
export function waitElsewhere(
  other: Line,
  { portalId, visitId, callId, toPortalId, waitingSince, because }: Elsewhere,
  now: Date,
): {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly other: readonly LineEvent[];
} {
  return {
    visit: [{ type: 'VisitReturnedToLine', data: { visitId, portalId: toPortalId, callId } }],
    line: [{ type: 'VisitorWentToOtherLine', data: { portalId, visitId, toPortalId } }],
    other: [
      {
        type: 'VisitorPlacedInLine',
        data: {
          portalId: toPortalId,
          visitId,
          joinedAt: freePlace(other, waitingSince),
          waitingSince,
          because,
          fromPortalId: portalId,
          agentId: null,
          at: now.toISOString(),
        },
      },
    ],
  };
}
