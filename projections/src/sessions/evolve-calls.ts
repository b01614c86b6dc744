import type { CallEvent } from '@foyer/contracts/calls';
import type { Evolve } from '../platform/runner/index.js';
import type { SessionCallDocument, SessionCollections } from './sessions.model.js';

/** The events of calls that show in sessions: the participants of current calls. */
export interface SeenCallEvent {
  readonly type:
    | 'CallStarted'
    | 'CallParticipantAdded'
    | 'CallJoined'
    | 'CallRoleChanged'
    | 'CallLeft'
    | 'CallEnded';
}

type Participants = SessionCallDocument['participants'];

export const evolveSessionCalls: Evolve<SessionCollections, Extract<CallEvent, SeenCallEvent>> = {
  CallStarted: ({ data: { callId, origin, participants } }) => {
    if (origin.kind !== 'session') return [];
    const doc: SessionCallDocument = {
      _id: callId,
      sessionId: origin.id,
      participants: participants.map((one) => ({ ...one, joined: false })),
    };
    return [{ op: 'put', collection: 'sessionCalls', doc }];
  },
  CallParticipantAdded: async ({ data }, documents) => {
    const call = await documents.get('sessionCalls', data.callId);
    if (!call) return [];
    const { joinerId, joinerType, role } = data;
    const others = call.participants.filter((one) => one.joinerId !== joinerId);
    return [set(data.callId, [...others, { joinerId, joinerType, role, joined: false }])];
  },
  CallJoined: async ({ data }, documents) => {
    const call = await documents.get('sessionCalls', data.callId);
    return call ? [set(data.callId, withJoined(call.participants, data.joinerId, true))] : [];
  },
  CallRoleChanged: async ({ data: { callId, joinerId, role } }, documents) => {
    const call = await documents.get('sessionCalls', callId);
    if (!call) return [];
    const changed = call.participants.map((one) =>
      one.joinerId === joinerId ? { ...one, role } : one,
    );
    return [set(callId, changed)];
  },
  CallLeft: async ({ data }, documents) => {
    const call = await documents.get('sessionCalls', data.callId);
    if (!call) return [];
    const { joinerId, reason } = data;
    // A removed participant knows no more of the session than before.
    const left =
      reason === 'removed'
        ? call.participants.filter((one) => one.joinerId !== joinerId)
        : withJoined(call.participants, joinerId, false);
    return [set(data.callId, left)];
  },
  CallEnded: async ({ data }, documents) => {
    const call = await documents.get('sessionCalls', data.callId);
    return call ? [{ op: 'delete', collection: 'sessionCalls', id: data.callId }] : [];
  },
};

function withJoined(participants: Participants, joinerId: string, joined: boolean): Participants {
  return participants.map((one) => (one.joinerId === joinerId ? { ...one, joined } : one));
}

function set(id: string, participants: Participants) {
  return {
    op: 'update',
    collection: 'sessionCalls',
    id,
    change: { set: { participants } },
  } as const;
}
