import type { RawData, Upcaster } from '../schema/upcaster.js';

/** Until version 2 every call was one of an agent with the visitor whom the agent had taken from a queue. */
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

/** Such a version only says more than the one before could: of devices, of ends that came from elsewhere, and of what the program did. */
const unchanged = (type: string, from = 1): Upcaster => ({
  type,
  from,
  up: (data: RawData) => data,
});

/** Until version 2 no one was told how long somebody was on hold. */
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

/** Until version 2 no visitor was told of who listened. */
const heardUnawares = (type: string): Upcaster => ({
  type,
  from: 1,
  up: (data) => ({ ...data, isToldToVisitor: false }),
});

/** What brings older events of calls up to their present form. */
export const callUpcasters: readonly Upcaster[] = [
  startedFromQueue,
  unchanged('CallJoined'),
  unchanged('CallEnded'),
  unchanged('CallEnded', 2),
  unchanged('CallEnded', 3),
  unchanged('CallRoleChanged'),
  pausedAtSomeTime,
  resumedAfterSomeTime,
  heardUnawares('CallSupervisionStarted'),
  heardUnawares('CallSupervisionChanged'),
];
