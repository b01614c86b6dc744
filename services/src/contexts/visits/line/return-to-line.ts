import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import type { Line } from './state.js';
import type { Moment } from '../visit/moment.js';
import { freePlace } from './place-in-line.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import { freedAfter } from '../visit/queue-call.js';
import type { Visit } from '../visit/state.js';
import { waitsAgainSince } from './waits-again-since.js';

export interface ReturnToLine {
  readonly visitId: string;
  readonly callId: string;
  readonly agentId: string;
  readonly fromPortalId: string;
  /** The portal at which the visitor waits from now on. */
  readonly portalId: string;
  /** Why the visitor waits on at another portal; null where it is the same. */
  readonly reason: string | null;
  /** The id of the next call. */
  readonly nextCallId: string;
  /** The start of the call, whose time does not count as waiting. */
  readonly takenAt: string;
}

interface States {
  readonly visit: Visit;
  /** The line that the visitor was taken from. */
  readonly from: Line;
  /** The line in which the visitor waits from now on; the same as `from` if the portal stays. */
  readonly to: Line;
  readonly admission: PortalAdmission;
  /** Of the portal that the call belonged to; `admission` again where that is the same. */
  readonly fromAdmission: PortalAdmission;
  /** The agent's. */
  readonly desk: Desk;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly to: readonly LineEvent[];
  readonly from?: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

/**
 * Gives a visitor back to the line for an agent, at the former place. The visitor may also go to
 * another portal, where the time waited in line counts, and then the reason is kept. The agent is
 * free as after each call, and is asked again for this visitor only after a while.
 */
export function returnToLine(
  { visit, from, to, admission, fromAdmission, desk }: States,
  data: ReturnToLine,
  { now }: Moment,
): Decision<Events> {
  const { visitId, callId, agentId, fromPortalId, portalId, nextCallId, takenAt, reason } = data;
  if (visit.stage !== 'inCall' || visit.callId !== callId) return rejected('VISIT_OVER');
  if (!admission.known) return rejected('PORTAL_NOT_FOUND');
  if (!admission.open) return rejected('PORTAL_CLOSED');
  const at = now.toISOString();
  const before = from.taken.find((one) => one.visitId === visitId);
  const { joinedAt, waitingSince: since } = before ?? { joinedAt: takenAt, waitingSince: takenAt };
  const waitingSince = waitsAgainSince(since, takenAt, now);
  const stays = portalId === fromPortalId;
  if (!stays && reason === null) return rejected('REASON_REQUIRED');
  return accepted({
    ...(!stays &&
      reason !== null && {
        from: [
          {
            type: 'VisitorTransferred',
            data: {
              portalId: fromPortalId,
              visitId,
              toPortalId: portalId,
              movedBy: agentId,
              reason,
            },
          } as const,
        ],
      }),
    visit: [{ type: 'VisitReturnedToLine', data: { visitId, portalId, callId: nextCallId } }],
    to: [
      {
        type: 'VisitorPlacedInLine',
        data: {
          portalId,
          visitId,
          // A place that a supervisor gave to a visitor counts in its own line only.
          joinedAt: freePlace(to, stays ? joinedAt : waitingSince),
          waitingSince,
          because: stays ? 'handed-back' : 'transferred',
          fromPortalId,
          agentId,
          at,
        },
      },
    ],
    desk: freedAfter(
      { desk, admission: fromAdmission },
      { agentId, callId, portalId: fromPortalId },
      now,
    ),
  });
}
