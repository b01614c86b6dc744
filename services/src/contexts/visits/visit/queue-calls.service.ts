import { APP_SETTING_ID } from '@foyer/contracts/settings';

import { stream } from '#platform/cqrs';
import type { NewId } from '#platform/clock';
import { defineCallOrigin } from '#contexts/calls';
import { callLost } from './call-lost.js';
import { freeOfConsult } from '../desk/consult-at-desk.js';
import type { Desk as DeskState } from '../desk/state.js';
import { freedAfter, queueCallEnded, queueCallEndsWhen } from './queue-call.js';
import { admissionAt } from './admission-at.service.js';
import { Desk, Line, ListenersTold, PortalAdmission, Visit } from '../streams.js';
import { wayOn } from '../line/way-on.service.js';

/** Frees the desk of the colleague if one was consulted. */
const colleagueFreed = (
  colleague: DeskState | undefined,
  memberId: string | null,
  callId: string,
  now: Date,
) =>
  colleague && memberId !== null
    ? { colleague: freeOfConsult(colleague, { memberId, callId }, now) }
    : {};

/**
 * Defines the decisions of visits about their calls. When a call ends, its agent's desk is freed in
 * the same append. Its visit ends too, or waits again if the call was lost. A colleague who was
 * consulted is free as well.
 */
export const queueCalls = (newId: Pick<NewId, 'next'>) =>
  defineCallOrigin({
    kind: 'queue',
    streams: ({ id, agentId, portalId }, _callId: string, colleagueId?: string | null) => ({
      desk: stream(Desk, agentId),
      visit: stream(Visit, id),
      line: stream(Line, portalId),
      admission: stream(PortalAdmission, portalId),
      listeners: stream(ListenersTold, APP_SETTING_ID),
      colleague: colleagueId ? stream(Desk, colleagueId) : undefined,
    }),
    wayOn,
    endsWhen: queueCallEndsWhen,
    supervision: ({ admission, listeners }) => ({
      silent: admission.silentPreview,
      tellsVisitor: listeners,
    }),
    onEnd: (states, ended) => {
      const { origin, reason, lost, endedAt, callId, colleagueId } = ended;
      const freed = colleagueFreed(states.colleague, colleagueId, callId, endedAt);
      // An agent who was removed is lost to the visitor; a visitor who was removed is to stay out.
      const isLost = reason === 'connection-lost' || lost === origin.agentId;
      if (lost === null || !isLost) return { ...queueCallEnded(states, ended), ...freed };
      const admission = admissionAt(states.admission, endedAt);
      return { ...callLost({ ...states, admission }, { ...ended, lost }, newId.next()), ...freed };
    },
    onConsultEnd: ({ colleague }, { colleagueId, callId, at }) =>
      colleagueFreed(colleague, colleagueId, callId, at),
    onHandOver: (states, { origin, callId, agentId, colleagueId, because, at }) => {
      const { id: visitId, portalId } = origin;
      const isLost = because === 'agent-lost';
      return {
        desk: isLost
          ? [
              {
                type: 'AgentFreed',
                data: { memberId: agentId, callId, at: at.toISOString() },
              } as const,
            ]
          : freedAfter(states, { agentId, callId, portalId }, at),
        visit: [
          {
            type: 'VisitHandedOver',
            data: { visitId, agentId: colleagueId, fromId: agentId },
          } as const,
        ],
      };
    },
  });
