import { expect, test } from '@jest/globals';

import { describeProjection, type GivenEvent } from '../testing/index.js';
import type { CallLogViewEvent } from './call-log.evolve.js';
import { callLog } from './call-log.js';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const minute = (n: number): string => `2026-03-02T09:${String(n).padStart(2, '0')}:00.000Z`;
const [portalId, sessionId, ada, tom, eve, visitId, callId, offerId] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  id,
) as [string, string, string, string, string, string, string, string];

const member = (memberId: string, firstName: string): CallLogViewEvent => ({
  type: 'MemberCreated',
  data: {
    ...{ memberId, firstName, lastName: null, userName: firstName, email: `${firstName}@x.org` },
    ...{ role: 'member', language: 'en' },
  },
});
const setting: readonly CallLogViewEvent[] = [
  {
    type: 'PortalCreated',
    data: { portalId, name: 'Desk', shortlink: 'desk', timeZone: 'Europe/Berlin' },
  },
  {
    type: 'SessionCreated',
    data: {
      ...{ sessionId, sessionType: 'private', sessionName: 'Team', sessionNameId: 'team' },
      createdBy: ada,
    },
  },
  member(ada, 'Ada'),
  member(tom, 'Tom'),
  member(eve, 'Eve'),
  { type: 'VisitOpened', data: { visitId, portalId, visitorName: 'Vera', language: 'de' } },
];
const offered: GivenEvent<CallLogViewEvent> = {
  type: 'VisitorOffered',
  data: {
    ...{ portalId, visitId, offerId, agentId: ada, expiresAt: minute(3), callLogic: 'random' },
    ...{ seed: 1, chosenBecause: 'only-candidate', candidates: [], notAsked: [] },
  },
  at: minute(2),
};
const offerEnded = (
  reason: 'rejected' | 'unanswered' | 'visitor-gone',
): GivenEvent<CallLogViewEvent> => ({
  type: 'OfferEnded',
  data: { portalId, visitId, offerId, agentId: ada, reason, at: minute(3) },
});
const taken = (by: string | null): CallLogViewEvent => ({
  type: 'VisitorTaken',
  data: { portalId, visitId, agentId: ada, offerId: by, waitedMs: 60_000 },
});
const visitStarted: CallLogViewEvent = {
  type: 'CallStarted',
  data: {
    callId: visitId,
    origin: { kind: 'queue', id: visitId, portalId, agentId: ada },
    participants: [
      { joinerId: ada, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt: minute(4),
  },
};
const sessionStarted: GivenEvent<CallLogViewEvent> = {
  type: 'CallStarted',
  data: {
    callId,
    origin: { kind: 'session', id: sessionId },
    participants: [
      { joinerId: ada, joinerType: 'User', role: 'admin' },
      { joinerId: tom, joinerType: 'User', role: 'presenter' },
    ],
    startedAt: minute(4),
  },
  actor: { type: 'member', id: ada },
};
const joined = (joinerId: string, of = callId, n = 5): GivenEvent<CallLogViewEvent> => ({
  type: 'CallJoined',
  data: { callId: of, joinerId, joinerType: 'User' },
  at: minute(n),
});
const left = (
  joinerId: string,
  reason: 'left' | 'removed' | 'call-ended' = 'left',
  n = 7,
): GivenEvent<CallLogViewEvent> => ({
  type: 'CallLeft',
  data: { callId, joinerId, reason },
  at: minute(n),
});
const ended = (of = callId): GivenEvent<CallLogViewEvent> => ({
  type: 'CallEnded',
  data: { callId: of, reason: 'ended', endedBy: ada, durationMs: 60_000 },
  at: minute(9),
});
const seen = (upTo: string): CallLogViewEvent => ({
  type: 'MissedCallsSeen',
  data: { memberId: tom, upTo },
});
const [hers, his] = [`${callId}-${ada}`, `${callId}-${tom}`];

describeProjection<CallLogViewEvent>(callLog, (given) => {
  test('a visitor rings at a desk, and is missed, declined, answered or picked', async () => {
    const rang = { memberId: ada, callId: visitId, type: 'queue', at: minute(2) };
    await given(...setting, offered).thenDocument('callLog', offerId, {
      ...{ ...rang, kind: 'Incoming', isSeen: true, endedAt: null },
    });
    await given(...setting, offered, offerEnded('rejected')).thenDocument('callLog', offerId, {
      ...{ ...rang, kind: 'Rejected', isSeen: true, endedAt: minute(3) },
    });
    for (const reason of ['unanswered', 'visitor-gone'] as const) {
      await given(...setting, offered, offerEnded(reason)).thenDocument('callLog', offerId, {
        ...{ ...rang, kind: 'Missed', isSeen: false, endedAt: minute(3) },
        visitorLeft: reason === 'visitor-gone',
      });
    }
    const line = { memberId: ada, type: 'queue', at: minute(4), joinedAt: null };
    const kept = [expect.objectContaining({ ...line, kind: 'Joined' })];
    await given(...setting, offered, taken(offerId), visitStarted).thenDocuments('callLog', kept);
    await given(...setting, taken(null), visitStarted).thenDocument(
      'callLog',
      `${visitId}-${ada}`,
      {
        ...{ ...line, kind: 'Self Joined' },
      },
    );
    await given(...setting, offered).thenDocument('loggedCalls', visitId, {
      queueName: 'Desk',
      people: [{ joinerId: visitId, joinerType: 'Guest', displayName: 'Vera' }],
    });
  });

  test('a call of a session goes out from one member and comes in at the others', async () => {
    const begun = given(...setting, sessionStarted);
    await begun.thenDocument('callLog', hers, { kind: 'Outgoing', at: minute(4) });
    await begun.thenDocument('callLog', his, { kind: 'Incoming', endedAt: null });
    await begun.thenDocument('loggedCalls', callId, {
      ...{ type: 'session', sessionId, sessionName: 'Team', queueId: null, queueName: '' },
      people: [
        { joinerId: ada, joinerType: 'User', displayName: 'Ada' },
        { joinerId: tom, joinerType: 'User', displayName: 'Tom' },
      ],
    });
  });

  test('an incoming call is joined, rejected or missed', async () => {
    const begun = [...setting, sessionStarted, joined(ada)];
    await given(...begun, joined(tom, callId, 6), left(tom)).thenDocument('callLog', his, {
      ...{ kind: 'Joined', joinedAt: minute(6), endedAt: minute(7), durationMs: 60_000 },
    });
    await given(...begun, left(tom)).thenDocument('callLog', his, {
      ...{ kind: 'Rejected', joinedAt: null, endedAt: minute(7), isSeen: true },
    });
    for (const over of [ended(), left(tom, 'removed')]) {
      await given(...begun, over).thenDocument('callLog', his, {
        ...{ kind: 'Missed', isSeen: false, durationMs: null },
      });
    }
    await given(...begun, left(tom), joined(tom, callId, 8)).thenDocument('callLog', his, {
      ...{ kind: 'Joined', endedAt: null, isSeen: true },
    });
    await given(...begun, left(ada, 'call-ended', 9), ended()).thenDocument('callLog', hers, {
      ...{ kind: 'Outgoing', joinedAt: minute(5), endedAt: minute(9), durationMs: 240_000 },
    });
  });

  test('records an uncalled participant as joined, and an added one as called', async () => {
    const add = (admission: 'admitted' | 'invited'): CallLogViewEvent => ({
      type: 'CallParticipantAdded',
      data: {
        ...{ callId, joinerId: eve, joinerType: 'User', role: 'viewer', admission },
        ...{ addedBy: null, addedAt: minute(5) },
      },
    });
    const line = `${callId}-${eve}`;
    await given(...setting, sessionStarted, add('admitted'), joined(eve, callId, 6)).thenDocument(
      'callLog',
      line,
      { kind: 'Self Joined', type: 'session', at: minute(6), joinedAt: minute(6) },
    );
    await given(...setting, sessionStarted, add('invited')).thenDocument('callLog', line, {
      ...{ kind: 'Incoming', type: 'session', at: minute(5) },
    });
  });

  test('missed calls are new until they are seen', async () => {
    const missed = [...setting, sessionStarted, ended()];
    await given(...missed, seen(minute(8))).thenDocument('callLog', his, { isSeen: false });
    await given(...missed, seen(minute(9))).thenDocument('callLog', his, { isSeen: true });
  });

  test('a forgotten person has no log, and no name in those of others', async () => {
    const forgotten: CallLogViewEvent = {
      type: 'PersonForgotten',
      data: { personId: tom, kind: 'member' },
    };
    const after = given(...setting, sessionStarted, ended(), forgotten);
    await after.thenDocuments('callLog', [expect.objectContaining({ memberId: ada })]);
    await after.thenDocument('loggedCalls', callId, {
      people: [
        expect.objectContaining({ displayName: 'Ada' }),
        expect.objectContaining({ joinerId: tom, displayName: null }),
      ],
    });
  });

  test('the call of a meeting has its name, until whose word it was is forgotten', async () => {
    const meetingId = '019a0000-0000-7000-8000-0000000000c1';
    const plan = (name: string | null) => ({
      type: 'MeetingPlanned' as const,
      data: {
        ...{ meetingId, organizerId: ada, name, description: '', eventShortId: 'short' },
        ...{ startTime: minute(1), endTime: minute(9), timeZone: 'UTC', repeat: 'none' as const },
        ...{ repeatTill: null, attendees: [], joinPermission: false, pinId: null, sessionId: null },
      },
    });
    const began: CallLogViewEvent = {
      type: 'CallStarted',
      data: {
        ...{ callId, origin: { kind: 'meeting', id: meetingId }, startedAt: minute(5) },
        participants: [{ joinerId: tom, joinerType: 'User', role: 'admin' }],
      },
    };
    const named = given(...setting, plan('Advice'), began);
    await named.thenDocument('loggedCalls', callId, { meetingId, meetingName: 'Advice' });
    const forgotten = { personId: ada, kind: 'member' as const };
    const after = given(...setting, plan('Advice'), began, {
      type: 'PersonForgotten',
      data: forgotten,
    });
    await after.thenDocument('loggedCalls', callId, { meetingId, meetingName: null });
    await after.thenDocument('callLogNames', meetingId, { name: null });
  });
});
