import type { RawData, Upcaster } from '../schema/upcaster.js';

/**
 * Until version 2 every call was one of an agent with the visitor whom the agent had taken from a
 * queue.
 */
const startedFromQueue: Upcaster = {
  type: 'CallStarted',
  from: 1,
  up: ({ callId, portalId, visitId, agentId, startedAt }) => ({
    callId,
    origin: { kind: 'queue', id: visitId, portalId, agentId },
    participants: [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt,
  }),
};

/**
 * A version of this kind only adds facts to the one before: about devices, about outside ends, and
 * about actions of the program, and about ends of sign-ins and meetings.
 */
const unchanged = (type: string, from = 1): Upcaster => ({
  type,
  from,
  up: (data: RawData) => data,
});

/** Until version 2 the start of a hold was not stored. */
const pausedAtSomeTime: Upcaster = {
  type: 'CallParticipantPaused',
  from: 1,
  up: (data) => ({ ...data, at: null }),
};
const resumedAfterSomeTime: Upcaster = {
  type: 'CallParticipantResumed',
  from: 1,
  up: (data) => ({ ...data, heldMs: null }),
};

/** Until version 2 visitors were not informed of listeners. */
const heardUnawares = (type: string): Upcaster => ({
  type,
  from: 1,
  up: (data) => ({ ...data, isToldToVisitor: false }),
});

/** The conversions of older events of calls to their present form. */
export const callUpcasters: readonly Upcaster[] = [
  startedFromQueue,
  unchanged('CallJoined'),
  unchanged('CallEnded'),
  unchanged('CallEnded', 2),
  unchanged('CallEnded', 3),
  unchanged('CallEnded', 4),
  unchanged('CallLeft'),
  unchanged('CallKnockRejected'),
  unchanged('CallRoleChanged'),
  pausedAtSomeTime,
  resumedAfterSomeTime,
  heardUnawares('CallSupervisionStarted'),
  heardUnawares('CallSupervisionChanged'),
];
