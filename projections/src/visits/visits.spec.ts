import { expect, test } from '@jest/globals';
import { LineEntry } from '@foyer/contracts/visits';
import { MemoryReadStore } from '../platform/read-store/index.js';
import { ProjectionRunner } from '../platform/runner/index.js';
import { describeProjection, type GivenEvent, logOf, readPlainly } from '../testing/index.js';
import { aheadOf, lineEntries, oldestFirst, servedBefore, waitingAt } from './line-entries.js';
import type { VisitViewEvent } from './visits.evolve.js';
import { visits } from './visits.js';
import type { VisitDocument } from './visits.model.js';

const portalId = '019a0000-0000-7000-8000-000000000001';
const otherPortalId = '019a0000-0000-7000-8000-000000000002';
const agentId = '019a0000-0000-7000-8000-000000000003';
const offerId = '019a0000-0000-7000-8000-000000000004';
const visit = (n: number): string => `019a0000-0000-7000-8000-0000000000b${n}`;
const visitId = visit(0);
const joinedAt = '2026-03-02T09:30:00.000Z';
const later = '2026-03-02T09:31:00.000Z';

const portal: VisitViewEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Desk', shortlink: 'desk', timeZone: 'Europe/Berlin' },
};
const agent: VisitViewEvent = {
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
};
const opened = (
  id = visitId,
  at = portalId,
  visitorName: string | null = 'Vera',
): VisitViewEvent => ({
  type: 'VisitOpened',
  data: { visitId: id, portalId: at, visitorName, language: 'de' },
});
const askedFor = (id: string, phoneNumber: string): VisitViewEvent => ({
  type: 'SmsCodeRequested',
  data: {
    ...{ visitId: id, portalId, codeId: offerId, phoneNumber },
    ...{ language: 'de', at: joinedAt, expiresAt: later },
  },
});
const proved = (id: string): VisitViewEvent => ({
  type: 'SmsCodeVerified',
  data: { visitId: id, codeId: offerId, expiresAt: later },
});
const joined = (id = visitId, since = joinedAt, at = portalId): VisitViewEvent => ({
  type: 'VisitorJoinedLine',
  data: { portalId: at, visitId: id, joinedAt: since },
});
const offered = (id = visitId): VisitViewEvent => ({
  type: 'VisitorOffered',
  data: {
    portalId,
    visitId: id,
    offerId,
    agentId,
    expiresAt: later,
    callLogic: 'random',
    seed: 1,
    chosenBecause: 'random',
    candidates: [],
    notAsked: [],
  },
});
const of = { portalId, visitId };
const before = [portal, agent, opened(), joined()];

describeProjection<VisitViewEvent>(visits, (given) => {
  test('a visitor who steps in is known with name and portal', () =>
    given(portal, { ...opened(), at: joinedAt }).thenDocuments('visits', [
      {
        _id: visitId,
        queueId: portalId,
        queueName: 'Desk',
        visitorName: 'Vera',
        device: null,
        missing: [],
        onPhone: false,
        phoneNumber: null,
        language: 'de',
        status: 'IN_PERMISSION',
        note: null,
        line: null,
        callDetailId: null,
        nextCallId: visitId,
        agentId: null,
        agentName: null,
        openedAt: joinedAt,
        endedAt: null,
        endReason: null,
        takenAt: null,
        hadCall: false,
        heldSince: null,
        handedOn: null,
        rated: false,
      },
    ]));

  test('a visit that was opened at a device carries its name', () =>
    given(
      portal,
      {
        type: 'DeviceRegistered',
        data: {
          deviceId: offerId,
          name: 'Lobby',
          description: '',
          street: '',
          city: '',
          zipCode: '',
          state: '',
          type: 'kiosk',
        },
      },
      opened(),
      { type: 'VisitOriginNoted', data: { visitId, deviceId: offerId } },
    ).thenDocument('visits', visitId, { device: { deviceId: offerId, name: 'Lobby' } }));

  test('a visitor on a phone is known as one', () =>
    given(portal, opened(), { type: 'VisitPhoneNoted', data: { visitId } }).thenDocument(
      'visits',
      visitId,
      { onPhone: true },
    ));

  test('the number that a visitor proved is known until the visitor is forgotten', async () => {
    const code = (type: 'asked' | 'proved'): VisitViewEvent =>
      type === 'asked' ? askedFor(visitId, '+491701234567') : proved(visitId);
    await given(portal, code('asked'), opened()).thenDocument('visits', visitId, {
      phoneNumber: null,
    });
    const known = [portal, code('asked'), code('proved'), opened()];
    await given(...known).thenDocument('visits', visitId, { phoneNumber: '+491701234567' });
    await given(...known).thenDocuments('visitPhones', []);
    const another = [code('asked'), code('proved'), askedFor(visitId, '+491709999999')];
    await given(portal, ...another, opened()).thenDocument('visits', visitId, {
      phoneNumber: null,
    });
    const forgotten: VisitViewEvent = {
      type: 'PersonForgotten',
      data: { personId: visitId, kind: 'visitor' },
    };
    await given(...known, forgotten).thenDocument('visits', visitId, { phoneNumber: null });
    await given(portal, code('asked'), forgotten).thenDocuments('visitPhones', []);
  });

  test('a visitor may come without devices, and with others later', async () => {
    const noted = (...missing: readonly ('camera' | 'microphone')[]): VisitViewEvent => ({
      type: 'VisitDevicesNoted',
      data: { visitId, portalId, missing: [...missing] },
    });
    const silent = [portal, opened(), noted('camera', 'microphone'), joined()];
    await given(...silent).thenDocument('visits', visitId, { missing: ['camera', 'microphone'] });
    await given(...silent, noted()).thenDocument('visits', visitId, { missing: [] });
  });

  test.each([
    ['no name', ''],
    ['a name that has been forgotten', null],
  ])('a visitor may have %s', (_, visitorName) =>
    given(portal, opened(visitId, portalId, visitorName)).thenDocument('visits', visitId, {
      visitorName: null,
    }),
  );

  test('a visitor is on hold until the call continues, or is over', async () => {
    const hold = { callId: visitId, joinerId: visitId, by: agentId };
    const paused: VisitViewEvent = {
      type: 'CallParticipantPaused',
      data: { ...hold, at: later },
    };
    const resumed: VisitViewEvent = {
      type: 'CallParticipantResumed',
      data: { ...hold, heldMs: 1_000 },
    };
    const ended: VisitViewEvent = { type: 'VisitEnded', data: { visitId, reason: 'served' } };
    const heldIs = (heldSince: string | null, ...events: VisitViewEvent[]) =>
      given(...before, ...events).thenDocument('visits', visitId, { heldSince });
    await heldIs(later, paused);
    await heldIs(null, paused, resumed);
    await heldIs(null, paused, ended);
    await heldIs(null, ended, paused);
    // A member of staff can be on hold, too, and is no visit.
    await heldIs(null, { ...paused, data: { ...hold, joinerId: agentId, at: later } });
  });

  test('a visitor in line is waiting, away, and back', async () => {
    const line = {
      joinedAt,
      waitingSince: joinedAt,
      awaySince: null,
      offer: null,
      kept: null,
      longWait: null,
      agentLost: false,
      connectionLost: false,
      transferred: false,
    };
    await given(...before).thenDocument('visits', visitId, { line });
    const away: VisitViewEvent = { type: 'VisitorWentAway', data: { ...of, awaySince: later } };
    await given(...before, away).thenDocument('visits', visitId, {
      line: { ...line, awaySince: later },
    });
    const back: VisitViewEvent = { type: 'VisitorCameBack', data: of };
    await given(...before, away, back).thenDocument('visits', visitId, { line });
  });

  test('a visitor who goes keeps the place, is called back, and comes', async () => {
    const kept: VisitViewEvent = { type: 'VisitorKeptPlace', data: { ...of, keptSince: later } };
    const called: VisitViewEvent = {
      type: 'VisitorCalledBack',
      data: { ...of, at: later, expiresAt: later },
    };
    const place = {
      joinedAt,
      waitingSince: joinedAt,
      offer: null,
      longWait: null,
      agentLost: false,
      connectionLost: false,
      transferred: false,
    };
    const line = { ...place, awaySince: later, kept: 'called' } as const;
    await given(...before, kept, called).thenDocument('visits', visitId, { line });
    await given(...before, kept, called, {
      type: 'VisitorCameBack',
      data: of,
    }).thenDocument('visits', visitId, { line: { ...place, awaySince: null, kept: null } });
  });

  test('a visitor who was sent to another line comes with who did so and why, until one of them is forgotten', async () => {
    const transferred: VisitViewEvent = {
      type: 'VisitorTransferred',
      data: { ...of, toPortalId: portalId, movedBy: agentId, reason: 'Speaks Danish' },
    };
    const handedOn = { agentId, agentName: 'Ada Low', reason: 'Speaks Danish' };
    await given(...before, agent, transferred).thenDocument('visits', visitId, { handedOn });
    for (const [personId, kind] of [
      [agentId, 'member'],
      [visitId, 'visitor'],
    ] as const) {
      const forgotten: VisitViewEvent = { type: 'PersonForgotten', data: { personId, kind } };
      const events = [...before, agent, transferred, forgotten];
      await given(...events).thenDocument('visits', visitId, { handedOn: null });
    }
  });

  test('a visitor who is handed back waits as before, and the next call is another one', async () => {
    const taken: VisitViewEvent = {
      type: 'VisitorTaken',
      data: { ...of, agentId, offerId: null, waitedMs: 1 },
    };
    const returned: VisitViewEvent = {
      type: 'VisitReturnedToLine',
      data: { visitId, portalId, callId: offerId },
    };
    const placed: VisitViewEvent = {
      type: 'VisitorPlacedInLine',
      data: {
        ...of,
        joinedAt,
        waitingSince: joinedAt,
        because: 'handed-back',
        fromPortalId: portalId,
        agentId,
        at: later,
      },
    };
    await given(...before, taken, returned, placed).thenDocument('visits', visitId, {
      status: 'IN_WAITING',
      callDetailId: null,
      agentName: null,
      line: {
        joinedAt,
        waitingSince: joinedAt,
        awaySince: null,
        offer: null,
        kept: null,
        longWait: null,
        agentLost: false,
        connectionLost: false,
        transferred: false,
      },
    });
    await given(...before, taken, returned, placed, taken).thenDocument('visits', visitId, {
      callDetailId: offerId,
      line: null,
    });
  });

  test.each([
    ['agent', 'agent-lost', { agentLost: true, connectionLost: false }],
    ['own connection', 'visitor-lost', { agentLost: false, connectionLost: true }],
  ] as const)(
    'a visitor whose %s was lost is told so until the next call',
    async (_, because, is) => {
      const placed: VisitViewEvent = {
        type: 'VisitorPlacedInLine',
        data: {
          ...of,
          joinedAt,
          waitingSince: joinedAt,
          because,
          fromPortalId: portalId,
          agentId,
          at: later,
        },
      };
      await given(...before, placed).thenDocument('visits', visitId, {
        line: {
          joinedAt,
          waitingSince: joinedAt,
          awaySince: null,
          offer: null,
          kept: null,
          longWait: null,
          ...is,
          transferred: false,
        },
      });
    },
  );

  test('a visitor who is moved to the front has waited as long as before', () =>
    given(...before, {
      type: 'VisitorMovedToFront',
      data: { ...of, joinedAt: '2026-03-02T08:00:00.000Z', movedBy: agentId, reason: null },
    }).thenDocument('visits', visitId, {
      line: {
        joinedAt: '2026-03-02T08:00:00.000Z',
        waitingSince: joinedAt,
        awaySince: null,
        offer: null,
        kept: null,
        longWait: null,
        agentLost: false,
        connectionLost: false,
        transferred: false,
      },
    }));

  test('an offer rings with the name of its agent, and ends', async () => {
    const line = {
      joinedAt,
      waitingSince: joinedAt,
      awaySince: null,
      kept: null,
      longWait: null,
      agentLost: false,
      connectionLost: false,
      transferred: false,
    };
    const offer = { offerId, agentId, agentName: 'Ada Low', expiresAt: later };
    await given(...before, offered()).thenDocument('visits', visitId, { line: { ...line, offer } });
    await given(...before, offered(), {
      type: 'OfferEnded',
      data: { ...of, offerId, agentId, reason: 'unanswered', at: later },
    }).thenDocument('visits', visitId, { line: { ...line, offer: null } });
  });

  const taken: VisitViewEvent = {
    type: 'VisitorTaken',
    data: { ...of, agentId, offerId, waitedMs: 1000 },
  };
  const ended: VisitViewEvent = { type: 'VisitEnded', data: { visitId, reason: 'served' } };

  test('a visitor who is taken is in a call with a name to it', () =>
    given(...before, offered(), taken, {
      type: 'VisitStatusChanged',
      data: { visitId, status: 'IN_CALL', note: null },
    }).thenDocument('visits', visitId, {
      line: null,
      status: 'IN_CALL',
      callDetailId: visitId,
      agentId,
      agentName: 'Ada Low',
    }));

  test('a visit ends, and is rated after', () =>
    given(
      ...before,
      taken,
      { ...ended, at: later },
      { type: 'VisitRated', data: { visitId, ratingType: 'stars', rating: 5, comment: '' } },
    ).thenDocument('visits', visitId, {
      status: 'IN_END',
      endedAt: later,
      endReason: 'served',
      rated: true,
    }));

  test('an offer that ends after the visitor has left does not bring the visitor back', () =>
    given(
      ...before,
      offered(),
      { type: 'VisitorLeftLine', data: { ...of, reason: 'left' } },
      { type: 'OfferEnded', data: { ...of, offerId, agentId, reason: 'visitor-gone', at: later } },
    ).thenDocument('visits', visitId, { line: null }));

  test('a portal that is renamed is renamed for those who are there, not for those who were', async () => {
    const renamed: VisitViewEvent = { type: 'PortalRenamed', data: { portalId, name: 'Hall' } };
    await given(...before, renamed).thenDocument('visits', visitId, { queueName: 'Hall' });
    await given(...before, taken, ended, renamed).thenDocument('visits', visitId, {
      queueName: 'Desk',
    });
    await given(...before, renamed, opened(visit(1))).thenDocument('visits', visit(1), {
      queueName: 'Hall',
    });
  });
});

async function visitsOf(events: readonly GivenEvent[]): Promise<MemoryReadStore> {
  const store = new MemoryReadStore();
  const runner = new ProjectionRunner({
    log: await logOf(events),
    store,
    projections: [visits],
    readEvents: readPlainly,
  });
  await runner.start();
  await runner.untilCurrent();
  await runner.stop();
  return store;
}

test('lines are read oldest first, with places and who may be taken next', async () => {
  const store = await visitsOf([
    portal,
    agent,
    ...[0, 1, 2, 3, 4].map((n) => opened(visit(n), n === 3 ? otherPortalId : portalId)),
    joined(visit(2), '2026-03-02T09:34:00.000Z'),
    joined(visit(0), '2026-03-02T09:31:00.000Z'),
    joined(visit(1), '2026-03-02T09:32:00.000Z'),
    joined(visit(3), '2026-03-02T09:33:00.000Z', otherPortalId),
    joined(visit(4), '2026-03-02T09:34:00.000Z'),
    offered(visit(0)),
  ]);
  const visits = store.collection<VisitDocument>('visits');
  const waiting = await visits.find(waitingAt([portalId, otherPortalId]), { sort: oldestFirst });
  const entries = lineEntries(waiting);
  expect(
    entries.map(({ clientId, position, next }) => [clientId.slice(-1), position, next]),
  ).toEqual([
    ['0', 1, false],
    ['1', 2, true],
    ['3', 1, true],
    ['2', 3, false],
    ['4', 4, false],
  ]);
  for (const entry of entries) expect(() => LineEntry.parse(entry)).not.toThrow();
  expect(await visits.countDocuments(waitingAt([otherPortalId]))).toBe(1);
  for (const { _id, queueId, line } of waiting) {
    const place =
      (await visits.countDocuments(aheadOf({ _id, queueId }, line?.joinedAt ?? ''))) + 1;
    expect(entries.find((entry) => entry.clientId === _id)?.position).toBe(place);
  }
});

test('those are visits of somebody known who was served before under the same number', async () => {
  const number = '+491701234567';
  const came = (n: number, phoneNumber = number): GivenEvent[] => [
    askedFor(visit(n), phoneNumber),
    proved(visit(n)),
    { ...opened(visit(n)), at: `2026-03-0${n + 1}T09:00:00.000Z` },
  ];
  const served = (n: number): VisitViewEvent => ({
    type: 'VisitorTaken',
    data: { portalId, visitId: visit(n), agentId, offerId: null, waitedMs: 1 },
  });
  const store = await visitsOf([
    ...[portal, agent, ...came(0), served(0)],
    // This visitor was not served.
    ...came(1),
    ...[...came(2, '+491709999999'), served(2)],
    ...came(3),
    ...[...came(4), served(4)],
  ]);
  const found = store.collection<VisitDocument>('visits');
  const present = await found.findOne({ _id: visit(3) });
  const before = await found.find(servedBefore({ openedAt: present?.openedAt ?? '' }, number));
  expect(before.map(({ _id }) => _id)).toEqual([visit(0)]);
  const entry = lineEntries(
    [{ ...present!, line: { ...linePlace, joinedAt, waitingSince: joinedAt } }],
    new Map([[visit(3), before.length]]),
  );
  expect(entry).toMatchObject([{ verified: true, earlierVisits: 1 }]);
});

const linePlace = {
  ...{ awaySince: null, offer: null, kept: null, longWait: null },
  ...{ agentLost: false, connectionLost: false, transferred: false },
};
