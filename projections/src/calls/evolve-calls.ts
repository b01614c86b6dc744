import type { CallEvent } from '@foyer/contracts/calls';

import type { EventOfType, Evolve } from '../platform/runner/index.js';
import type { CallLogCollections } from './call-log.model.js';
import {
  callAt,
  isMember,
  lineOf,
  nameOf,
  overAt,
  personOf,
  put,
  putCall,
  rung,
  set,
} from './lines.js';

export type LoggedCallEvent = EventOfType<
  CallEvent,
  'CallStarted' | 'CallParticipantAdded' | 'CallJoined' | 'CallLeft' | 'CallEnded'
>;

/** Records the meaning of a call for those who are called, who come, and who leave. */
export const evolveCalls: Evolve<CallLogCollections, LoggedCallEvent> = {
  CallStarted: async ({ data, metadata: { actor } }, documents) => {
    const { callId, origin, participants, startedAt: at } = data;
    const isByOffer =
      origin.kind === 'queue' &&
      (await documents.get('loggedCalls', origin.id))?.isByOffer === true;
    const people = await Promise.all(participants.map((one) => personOf(one, documents)));
    const caller = origin.kind === 'direct' ? origin.id : actor.id;
    const kindFor = (memberId: string) => {
      if (origin.kind === 'queue' && origin.agentId === memberId) {
        return isByOffer ? 'Joined' : 'Self Joined';
      }
      return origin.kind !== 'queue' && memberId === caller ? 'Outgoing' : 'Incoming';
    };
    const portalId = origin.kind === 'queue' ? origin.portalId : null;
    const sessionId = origin.kind === 'session' ? origin.id : null;
    const meetingId = origin.kind === 'meeting' ? origin.id : null;
    return [
      putCall({
        ...callAt(callId, origin.kind, portalId),
        queueName: portalId === null ? '' : await nameOf(documents, portalId),
        sessionId,
        sessionName: sessionId === null ? null : (await nameOf(documents, sessionId)) || null,
        meetingId,
        meetingName: meetingId === null ? null : (await nameOf(documents, meetingId)) || null,
        people,
        isByOffer,
      }),
      ...participants.filter(isMember).map(({ joinerId }) =>
        put({
          ...rung(lineOf(callId, joinerId), joinerId, callId, origin.kind, at),
          kind: kindFor(joinerId),
        }),
      ),
    ];
  },
  CallParticipantAdded: async ({ data }, documents) => {
    const { callId, joinerId, admission, addedAt } = data;
    const call = await documents.get('loggedCalls', callId);
    if (!call) return [];
    const id = lineOf(callId, joinerId);
    const isRung = isMember(data) && admission === 'invited';
    const isNew = isRung && (await documents.get('callLog', id)) === undefined;
    return [
      ...(call.people.some((one) => one.joinerId === joinerId)
        ? []
        : [putCall({ ...call, people: [...call.people, await personOf(data, documents)] })]),
      ...(isNew
        ? [put({ ...rung(id, joinerId, callId, call.type, addedAt), kind: 'Incoming' })]
        : []),
    ];
  },
  CallJoined: async ({ data, metadata: { at } }, documents) => {
    const { callId, joinerId } = data;
    if (!isMember(data)) return [];
    const id = lineOf(callId, joinerId);
    const line = await documents.get('callLog', id);
    if (!line) {
      const type = (await documents.get('loggedCalls', callId))?.type ?? 'queue';
      const came = rung(id, joinerId, callId, type, at);
      return [put({ ...came, kind: 'Self Joined', joinedAt: at })];
    }
    const isAnswer = ['Incoming', 'Rejected', 'Missed'].includes(line.kind);
    return set(id, {
      ...(isAnswer && { kind: 'Joined', isSeen: true }),
      joinedAt: line.joinedAt ?? at,
      endedAt: null,
      durationMs: null,
    });
  },
  CallLeft: async ({ data: { callId, joinerId, reason }, metadata: { at } }, documents) => {
    const line = await documents.get('callLog', lineOf(callId, joinerId));
    if (!line) return [];
    if (line.joinedAt !== null) return set(line._id, overAt(line, at));
    if (line.kind !== 'Incoming') return [];
    return reason === 'left'
      ? set(line._id, { kind: 'Rejected', endedAt: at })
      : set(line._id, { kind: 'Missed', isSeen: false, endedAt: at });
  },
  CallEnded: async ({ data: { callId }, metadata: { at } }, documents) => {
    const lines = await documents.find('callLog', { callId, endedAt: null });
    return lines.flatMap((line) =>
      line.kind === 'Incoming'
        ? set(line._id, { kind: 'Missed', isSeen: false, endedAt: at })
        : set(line._id, overAt(line, at)),
    );
  },
};
