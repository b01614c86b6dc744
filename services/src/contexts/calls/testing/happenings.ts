import type {
  CallEndReason,
  CallEvent,
  LeaveReason,
  RelayKind,
  StreamType,
} from '@foyer/contracts/calls';
import type { DeskEvent, VisitEndReason, VisitEvent } from '@foyer/contracts/visits';

import { noAdmission, queueCalls } from '#contexts/visits';
import { CallOrigins, type CallOriginPort, type CallOriginRules } from '../ports/call-origins.js';

/** The rules of an origin, as calls find them. */
export function rulesOf(origin: CallOriginPort): CallOriginRules {
  const origins = new CallOrigins();
  origins.register(origin);
  return origins.of(origin.kind);
}

/** At a portal that takes no one back, and gives no time after a call. */
const NO_ONE_AT_WORK = {
  desk: { open: false },
  line: { visitors: [], taken: [] },
  visit: { stage: 'none' },
  admission: noAdmission,
};
const queueRules = rulesOf(queueCalls({ next: () => 'next-call' }));

/** The effects of a call from a queue on the agent and the visit. */
export const fromQueue: CallOriginRules = {
  ...queueRules,
  onEnd: (states, ended) => queueRules.onEnd({ ...NO_ONE_AT_WORK, ...states }, ended),
  onHandOver: (states, over) => queueRules.onHandOver({ ...NO_ONE_AT_WORK, ...states }, over),
};

/**
 * A call between the agent Kim and the visitor Ada, event by event, for the specifications of
 * deciders.
 */
const callId = 'ada';
const noon = Date.parse('2026-03-02T12:00:00.000Z');

/** Returns a time by the seconds since noon, when the call started. */
export const after = (seconds: number): Date => new Date(noon + seconds * 1000);
export const at = (seconds: number): string => after(seconds).toISOString();

export const call = {
  started: {
    type: 'CallStarted',
    data: {
      callId,
      origin: { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' },
      participants: [
        { joinerId: 'kim', joinerType: 'User', role: 'moderator' },
        { joinerId: 'ada', joinerType: 'Guest', role: 'guest' },
      ],
      startedAt: at(0),
    },
  } as CallEvent,
  joined: (joinerId: string): CallEvent => ({
    type: 'CallJoined',
    data: { callId, joinerId, joinerType: joinerId === 'kim' ? 'User' : 'Guest' },
  }),
  lost: (joinerId: string, seconds: number): CallEvent => ({
    type: 'CallConnectionLost',
    data: { callId, joinerId, since: at(seconds) },
  }),
  restored: (joinerId: string): CallEvent => ({
    type: 'CallConnectionRestored',
    data: { callId, joinerId },
  }),
  streamStarted: (
    joinerId: string,
    streamType: StreamType = 'userCam',
    relay: RelayKind = 'janus',
  ): CallEvent => ({ type: 'CallStreamStarted', data: { callId, joinerId, streamType, relay } }),
  streamStopped: (joinerId: string, streamType: StreamType = 'userCam'): CallEvent => ({
    type: 'CallStreamStopped',
    data: { callId, joinerId, streamType },
  }),
  relayLost: { type: 'CallRelayLost', data: { callId } } as CallEvent,
  relayRestored: { type: 'CallRelayRestored', data: { callId } } as CallEvent,
  relayMoved: {
    type: 'CallRelayMoved',
    data: { callId, fromRelay: 'janus-1', toRelay: 'janus-2' },
  } as CallEvent,
  left: (joinerId: string, reason: LeaveReason): CallEvent => ({
    type: 'CallLeft',
    data: { callId, joinerId, reason },
  }),
  ended: (reason: CallEndReason, endedBy: string | null, seconds: number): CallEvent => ({
    type: 'CallEnded',
    data: { callId, reason, endedBy, durationMs: seconds * 1000 },
  }),
};

export const freed = (seconds: number): DeskEvent => ({
  type: 'AgentFreed',
  data: { memberId: 'kim', callId, at: at(seconds) },
});

export const visitEnded = (reason: VisitEndReason): VisitEvent => ({
  type: 'VisitEnded',
  data: { visitId: 'ada', reason },
});
