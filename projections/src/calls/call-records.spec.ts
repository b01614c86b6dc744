import { expect, test } from '@jest/globals';
import { CallRecord } from '@foyer/contracts/calls';
import { describeProjection, type GivenEvent } from '../testing/index.js';
import type { CallViewEvent } from './call-records.evolve.js';
import { callRecords } from './call-records.js';

const portalId = '019a0000-0000-7000-8000-000000000001';
const agentId = '019a0000-0000-7000-8000-000000000003';
const visitId = '019a0000-0000-7000-8000-0000000000b0';
const minute = (n: number): string => `2026-03-02T09:${String(n).padStart(2, '0')}:00.000Z`;

const setting: readonly CallViewEvent[] = [
  {
    type: 'PortalCreated',
    data: { portalId, name: 'Desk', shortlink: 'desk', timeZone: 'Europe/Berlin' },
  },
  {
    type: 'MemberCreated',
    data: {
      memberId: agentId,
      firstName: 'Ada',
      lastName: 'Low',
      userName: 'ada',
      email: 'a@example.org',
      role: 'member',
      language: 'en',
    },
  },
];
const opened: CallViewEvent = {
  type: 'VisitOpened',
  data: { visitId, portalId, visitorName: 'Vera', language: 'de' },
};
const rang: CallViewEvent = {
  type: 'VisitorJoinedLine',
  data: { portalId, visitId, joinedAt: minute(1) },
};
const taken: CallViewEvent = {
  type: 'VisitorTaken',
  data: { portalId, visitId, agentId, offerId: null, waitedMs: 60_000 },
};
const started = {
  type: 'CallStarted',
  data: {
    callId: visitId,
    origin: { kind: 'queue', id: visitId, portalId, agentId },
    participants: [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt: minute(2),
  },
} satisfies CallViewEvent;
const joinedBy = (
  joinerId: string,
  joinerType: 'User' | 'Guest',
  n: number,
): GivenEvent<CallViewEvent> => ({
  type: 'CallJoined',
  data: { callId: visitId, joinerId, joinerType },
  at: minute(n),
});
const leftBy = (joinerId: string, n: number): GivenEvent<CallViewEvent> => ({
  type: 'CallLeft',
  data: { callId: visitId, joinerId, reason: 'left' },
  at: minute(n),
});
const ended: GivenEvent<CallViewEvent> = {
  type: 'CallEnded',
  data: { callId: visitId, reason: 'agent-ended', endedBy: agentId, durationMs: 180_000 },
  at: minute(5),
};
const otherId = '019a0000-0000-7000-8000-000000000002';
const other: CallViewEvent = {
  type: 'PortalCreated',
  data: { portalId: otherId, name: 'Hall', shortlink: 'hall', timeZone: 'Europe/Berlin' },
};
const placedIn = (
  to: string,
  because: 'transferred' | 'waited-long' | 'handed-back',
): CallViewEvent => ({
  type: 'VisitorPlacedInLine',
  data: {
    portalId: to,
    visitId,
    joinedAt: minute(1),
    waitingSince: minute(1),
    because,
    fromPortalId: portalId,
    agentId: null,
    at: minute(6),
  },
});
const over: CallViewEvent = { type: 'VisitEnded', data: { visitId, reason: 'served' } };

const waiting: CallRecord = {
  _id: visitId,
  type: 'queue',
  originId: visitId,
  state: 'waiting',
  queueId: portalId,
  queueName: 'Desk',
  agentId: null,
  agentName: null,
  visitorName: 'Vera',
  device: null,
  rangAt: minute(1),
  startedAt: null,
  endedAt: null,
  waitedMs: null,
  durationMs: null,
  endReason: null,
  handOvers: [],
  originName: null,
  consultedId: null,
  missedBy: [],
  holds: 0,
  heldMs: 0,
  heldSince: null,
  recordingAnswer: null,
  ratingType: null,
  rating: null,
  comment: null,
  notes: null,
  joiners: [],
};
const record: CallRecord = {
  ...waiting,
  state: 'ended',
  agentId,
  agentName: 'Ada Low',
  startedAt: minute(2),
  endedAt: minute(5),
  waitedMs: 60_000,
  durationMs: 180_000,
  endReason: 'agent-ended',
  ratingType: 'stars',
  rating: 4,
  comment: 'Kind',
  joiners: [
    {
      joinerId: agentId,
      joinerType: 'User',
      displayName: 'Ada Low',
      joinedAt: minute(2),
      leftAt: minute(5),
    },
    {
      joinerId: visitId,
      joinerType: 'Guest',
      displayName: 'Vera',
      joinedAt: minute(3),
      leftAt: minute(4),
    },
  ],
};

describeProjection<CallViewEvent>(callRecords, (given) => {
  test('a visitor who has not rung has no record', () =>
    given(...setting, opened).thenDocuments('calls', []));

  test('a visitor who rings waits', () =>
    given(...setting, opened, rang).thenDocuments('calls', [waiting]));

  test.each(['left', 'absent', 'portal-closed'] as const)(
    'a visitor who rang in vain (%s) is missed',
    (reason) =>
      given(...setting, opened, rang, {
        type: 'VisitorLeftLine',
        data: { portalId, visitId, reason },
        at: minute(4),
      }).thenDocuments('calls', [
        { ...waiting, state: 'missed', endedAt: minute(4), waitedMs: 180_000, endReason: reason },
      ]),
  );

  test('keeps the same record when a visitor rings again in the same visit', () =>
    given(
      ...setting,
      opened,
      rang,
      { type: 'VisitorLeftLine', data: { portalId, visitId, reason: 'left' } },
      { type: 'VisitorJoinedLine', data: { portalId, visitId, joinedAt: minute(9) } },
    ).thenDocument('calls', visitId, {
      state: 'waiting',
      rangAt: minute(1),
      endedAt: null,
      endReason: null,
    }));

  const held = (n: number, joinerId = visitId): GivenEvent<CallViewEvent> => ({
    type: 'CallParticipantPaused',
    data: { callId: visitId, joinerId, by: agentId, at: minute(n) },
    at: minute(n),
  });
  const resumed = (n: number, joinerId = visitId): GivenEvent<CallViewEvent> => ({
    type: 'CallParticipantResumed',
    data: { callId: visitId, joinerId, by: agentId, heldMs: null },
    at: minute(n),
  });

  test('the times on hold add up, to the end of the call', async () => {
    const begun = [...setting, opened, rang, taken, started];
    const twice = [...begun, held(2), held(3), resumed(3), held(4, otherId), held(4)];
    const once = { holds: 1, heldMs: 60_000, heldSince: null };
    await given(...begun, held(2), resumed(3)).thenDocument('calls', visitId, once);
    const going = { holds: 2, heldMs: 60_000, heldSince: minute(4) };
    await given(...twice).thenDocument('calls', visitId, going);
    const over = { holds: 2, heldMs: 120_000, heldSince: null };
    await given(...twice, ended).thenDocument('calls', visitId, over);
  });

  test('a call is recorded from ring to rating', async () => {
    const history = [
      ...setting,
      opened,
      rang,
      taken,
      started,
      joinedBy(agentId, 'User', 2),
      joinedBy(visitId, 'Guest', 3),
      leftBy(visitId, 4),
      leftBy(agentId, 5),
      ended,
      over,
    ];
    await given(...history, {
      type: 'VisitRated',
      data: { visitId, ratingType: 'stars', rating: 4, comment: 'Kind' },
    }).thenDocuments('calls', [record]);
    expect(() => CallRecord.parse(record)).not.toThrow();
    const later: CallViewEvent = { type: 'PortalRenamed', data: { portalId, name: 'Hall' } };
    await given(...history, later).thenDocument('calls', visitId, { queueName: 'Desk' });
  });

  test.each(['session', 'meeting', 'device', 'direct'] as const)(
    'a call of several that came from a %s has a record too',
    async (kind) => {
      const callId = '019a0000-0000-7000-8000-0000000000c0';
      const [originId, kioskId] = [portalId, '019a0000-0000-7000-8000-0000000000d0'];
      const participants = [
        { joinerId: kioskId, joinerType: 'Device', role: 'guest' },
        { joinerId: agentId, joinerType: 'User', role: 'moderator' },
        { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
      ] as const;
      const history: GivenEvent<CallViewEvent>[] = [
        ...setting,
        {
          type: 'CallStarted',
          data: {
            callId,
            origin: { kind, id: originId },
            participants: [...participants],
            startedAt: minute(1),
          },
        },
        ...participants.map(({ joinerId, joinerType }, n): GivenEvent<CallViewEvent> => ({
          type: 'CallJoined',
          data: { callId, joinerId, joinerType },
          at: minute(n + 1),
        })),
        {
          type: 'CallLeft',
          data: { callId, joinerId: agentId, reason: 'left' },
          at: minute(5),
        },
      ];
      await given(...history).thenDocument('calls', callId, {
        type: kind,
        originId,
        state: 'inCall',
        queueId: null,
        agentId,
        agentName: 'Ada Low',
        rangAt: minute(1),
        startedAt: minute(1),
        joiners: [
          expect.objectContaining({ joinerId: kioskId, leftAt: null }),
          expect.objectContaining({ joinerId: agentId, leftAt: minute(5) }),
          expect.objectContaining({ joinerId: visitId, leftAt: null }),
        ],
      });
      const forgotten: CallViewEvent = {
        type: 'PersonForgotten',
        data: { personId: agentId, kind: 'member' },
      };
      await given(...history, forgotten).thenDocument('calls', callId, {
        agentName: null,
        joiners: expect.arrayContaining([
          expect.objectContaining({ joinerId: agentId, displayName: null }),
        ]),
      });
    },
  );

  test('a further call of a visit, after the visitor went back to the line, has a record of its own', async () => {
    const callId = '019a0000-0000-7000-8000-0000000000c2';
    const origin = { kind: 'queue', id: visitId, portalId, agentId } as const;
    // The three minutes in the call do not count.
    const waitedMs = 180_000;
    const history: GivenEvent<CallViewEvent>[] = [
      ...setting,
      opened,
      rang,
      taken,
      started,
      ended,
      { type: 'VisitorTaken', data: { ...taken.data, waitedMs } },
      { type: 'CallStarted', data: { ...started.data, callId, origin, startedAt: minute(7) } },
    ];
    await given(...history).thenDocument('calls', visitId, { state: 'ended', waitedMs: 60_000 });
    await given(...history).thenDocument('calls', callId, {
      state: 'inCall',
      originId: visitId,
      queueId: portalId,
      queueName: 'Desk',
      visitorName: 'Vera',
      agentName: 'Ada Low',
      startedAt: minute(7),
      waitedMs,
    });
  });

  test('a rating of who left before being served counts nowhere', () =>
    given(
      ...setting,
      opened,
      rang,
      { type: 'VisitorLeftLine', data: { portalId, visitId, reason: 'left' } },
      { type: 'VisitRated', data: { visitId, ratingType: 'stars', rating: 1, comment: 'Bad' } },
    ).thenDocument('calls', visitId, {
      ...{ state: 'missed', ratingType: null, rating: null, comment: null },
    }));

  test('a rating belongs to the last call of the visit, and its words go when the visitor is forgotten', async () => {
    const callId = '019a0000-0000-7000-8000-0000000000c3';
    const origin = { kind: 'queue', id: visitId, portalId: otherId, agentId } as const;
    const history: GivenEvent<CallViewEvent>[] = [
      ...setting,
      other,
      opened,
      rang,
      taken,
      started,
      ended,
      placedIn(otherId, 'transferred'),
      { type: 'CallStarted', data: { ...started.data, callId, origin, startedAt: minute(7) } },
      {
        type: 'VisitRated',
        data: { visitId, ratingType: 'thumbs', rating: 1, comment: 'Ask for Maria Lund' },
      },
    ];
    const rated = { queueName: 'Hall', ratingType: 'thumbs', rating: 1 } as const;
    await given(...history).thenDocument('calls', visitId, { queueName: 'Desk', rating: null });
    await given(...history).thenDocument('calls', callId, {
      ...rated,
      comment: 'Ask for Maria Lund',
    });
    const forgotten: CallViewEvent = {
      type: 'PersonForgotten',
      data: { personId: visitId, kind: 'visitor' },
    };
    await given(...history, forgotten).thenDocument('calls', callId, {
      ...rated,
      comment: null,
      visitorName: null,
    });
  });

  test('notes are kept in the newest version, until the visitor is forgotten', async () => {
    const noted = (version: number, text: string | null): GivenEvent<CallViewEvent> => ({
      type: 'CallNotesSaved',
      data: { callId: visitId, visitId, agentId, version, text },
      at: minute(version),
    });
    const history = [...setting, opened, rang, taken, started, noted(3, 'Ca'), noted(4, 'Card')];
    await given(...history).thenDocument('calls', visitId, {
      notes: { text: 'Card', version: 4, savedAt: minute(4) },
    });
    const forgotten: CallViewEvent = {
      type: 'PersonForgotten',
      data: { personId: visitId, kind: 'visitor' },
    };
    for (const after of [[forgotten], [noted(5, null)]]) {
      await given(...history, ...after).thenDocument('calls', visitId, { notes: null });
    }
  });

  test('keeps its polls with their sums, until the person who asked is forgotten', async () => {
    const of = { callId: visitId, pollId: otherId };
    const asked: CallViewEvent = {
      type: 'PollOpened',
      data: {
        ...{ ...of, by: agentId, kind: 'single', ballot: 'secret', shown: 'at-close', size: 2 },
        ...{ question: 'Which?', options: ['A', 'B'] },
      },
    };
    const closed: CallViewEvent = {
      type: 'PollClosed',
      data: { ...of, by: null, voted: 5, counts: [3, 2] },
    };
    const history = [...setting, opened, rang, taken, started, asked];
    await given(...history).thenDocument('calls', visitId, {
      polls: [expect.objectContaining({ question: 'Which?', closedAt: null, counts: null })],
    });
    const forgotten: CallViewEvent = {
      type: 'PersonForgotten',
      data: { personId: agentId, kind: 'member' },
    };
    await given(...history, closed, forgotten).thenDocument('calls', visitId, {
      polls: [
        expect.objectContaining({ question: null, options: ['', ''], voted: 5, counts: [3, 2] }),
      ],
    });
  });

  test('records a visitor who continues to wait at another portal there', async () => {
    const history = [...setting, other, opened, rang, placedIn(otherId, 'waited-long')];
    const there = { queueId: otherId, queueName: 'Hall' };
    await given(...history).thenDocument('calls', visitId, { ...there, rangAt: minute(1) });
    await given(...history, taken, started).thenDocument('calls', visitId, there);
  });

  test('leaves the record of the call as it was when a visitor who was given back leaves', () =>
    given(...setting, opened, rang, taken, started, ended, placedIn(portalId, 'handed-back'), {
      type: 'VisitorLeftLine',
      data: { portalId, visitId, reason: 'left' },
      at: minute(9),
    }).thenDocument('calls', visitId, { state: 'ended', endedAt: minute(5), waitedMs: 60_000 }));

  test.each(['agreed', 'declined'] as const)(
    'uses the answer of the visitor to a recording (%s) for each call of the visit',
    async (answer) => {
      const callId = '019a0000-0000-7000-8000-0000000000c4';
      const origin = { kind: 'queue', id: visitId, portalId, agentId } as const;
      const history: GivenEvent<CallViewEvent>[] = [
        ...setting,
        opened,
        {
          type: 'VisitRecordingAnswered',
          data: { visitId, answer, question: '', language: 'en', answeredAt: null },
        },
        rang,
        taken,
        started,
        ended,
        placedIn(portalId, 'handed-back'),
        { type: 'CallStarted', data: { ...started.data, callId, origin, startedAt: minute(7) } },
      ];
      for (const id of [visitId, callId]) {
        await given(...history).thenDocument('calls', id, { recordingAnswer: answer });
      }
    },
  );

  test('shows the participants of a current call', () =>
    given(...setting, opened, rang, taken, started, joinedBy(agentId, 'User', 2)).thenDocument(
      'calls',
      visitId,
      { state: 'inCall', joiners: [expect.objectContaining({ leftAt: null })] },
    ));

  test('a call that was handed over and back says between whom, until a colleague is forgotten', async () => {
    const tom = '019a0000-0000-7000-8000-000000000004';
    const colleague: CallViewEvent = {
      type: 'MemberCreated',
      data: {
        ...{ memberId: tom, firstName: 'Tom', lastName: 'Bly', userName: 'tom' },
        ...{ email: 't@example.org', role: 'member', language: 'en' },
      },
    };
    const handed = (from: string, joinerId: string, n: number): CallViewEvent => ({
      type: 'CallHandedOver',
      data: { callId: visitId, joinerId, from, because: 'transfer', at: minute(n) },
    });
    const history = [...setting, colleague, opened, rang, taken, started];
    const toTom = { fromId: agentId, toId: tom, toName: 'Tom Bly', at: minute(3) };
    const back = { fromId: tom, toId: agentId, toName: 'Ada Low', at: minute(4) };
    const once = [...history, joinedBy(tom, 'User', 2), handed(agentId, tom, 3)];
    await given(...once).thenDocument('calls', visitId, {
      ...{ agentId: tom, agentName: 'Tom Bly', consultedId: null, handOvers: [toTom] },
    });
    const twice = [...once, handed(tom, agentId, 4)];
    await given(...twice, ended).thenDocument('calls', visitId, {
      ...{ agentId, agentName: 'Ada Low', handOvers: [toTom, back] },
    });
    const forgotten = { personId: tom, kind: 'member' } as const;
    await given(...twice, { type: 'PersonForgotten', data: forgotten }).thenDocument(
      'calls',
      visitId,
      { handOvers: [{ ...toTom, toName: null }, back] },
    );
  });

  test('keeps the record of a forgotten person without the name', () =>
    given(
      ...setting,
      { type: 'VisitOpened', data: { visitId, portalId, visitorName: null, language: 'de' } },
      rang,
      taken,
      started,
      joinedBy(visitId, 'Guest', 3),
      { type: 'VisitRated', data: { visitId, ratingType: 'stars', rating: 1, comment: null } },
    ).thenDocument('calls', visitId, {
      visitorName: null,
      comment: null,
      rating: 1,
      joiners: [expect.objectContaining({ displayName: null })],
    }));

  test('a visitor who gave no name is recorded without one', () =>
    given(
      ...setting,
      { type: 'VisitOpened', data: { visitId, portalId, visitorName: '', language: 'de' } },
      rang,
    ).thenDocument('calls', visitId, { visitorName: null }));

  test('names of visitors are not kept beyond the visit, but in its record', () =>
    given(...setting, opened, rang, taken, started, ended, over).thenDocuments('callNames', [
      { _id: portalId, name: 'Desk' },
      { _id: agentId, name: 'Ada Low' },
    ]));

  test('the call of a meeting has its name, until whose word it was is forgotten', async () => {
    const meetingId = '019a0000-0000-7000-8000-0000000000c1';
    const plan = (name: string | null) => ({
      type: 'MeetingPlanned' as const,
      data: {
        ...{ meetingId, organizerId: agentId, name, description: '', eventShortId: 'short' },
        ...{ startTime: minute(1), endTime: minute(9), timeZone: 'UTC', repeat: 'none' as const },
        ...{ repeatTill: null, attendees: [], joinPermission: false, pinId: null, sessionId: null },
      },
    });
    const callId = '019a0000-0000-7000-8000-0000000000c2';
    const began: CallViewEvent = {
      type: 'CallStarted',
      data: {
        ...{ callId, origin: { kind: 'meeting', id: meetingId }, startedAt: minute(2) },
        participants: [{ joinerId: agentId, joinerType: 'User', role: 'admin' }],
      },
    };
    const forgotten: CallViewEvent = {
      type: 'PersonForgotten',
      data: { personId: agentId, kind: 'member' },
    };
    await given(...setting, plan('Advice'), began).thenDocument('calls', callId, {
      ...{ type: 'meeting', originName: 'Advice' },
    });
    const after = given(...setting, plan('Advice'), began, forgotten);
    await after.thenDocument('calls', callId, { originName: null });
    await after.thenDocument('callNames', meetingId, { name: null });
  });
});
