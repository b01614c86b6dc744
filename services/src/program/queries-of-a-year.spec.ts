import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  allProjections,
  UnusableQuery,
  type Filter,
  type ReadDocument,
  type SqliteReadStore,
} from '@foyer/projections';

import { aheadOf } from '@foyer/projections/visits';

import './app.module.js';
import { MeetingReader } from '#contexts/calendar/testing/queries-of-a-year.js';
import { FindCallLog, unseenOf } from '#contexts/calls/testing/queries-of-a-year.js';
import { ChatReader } from '#contexts/chat/testing/queries-of-a-year.js';
import { DayLedger } from '#contexts/payments/testing/queries-of-a-year.js';
import {
  FindRecordingsUnderWay,
  FindRecordingsUntil,
} from '#contexts/recordings/testing/queries-of-a-year.js';
import {
  FindTranscriptsUntil,
  FindUtterances,
} from '#contexts/smart-meet/testing/queries-of-a-year.js';
import { agentStretches, callPages } from '#contexts/statistics/testing/queries-of-a-year.js';
import { RecoveryQuery, HandlingRates } from '#contexts/visits/testing/queries-of-a-year.js';
import { listQuestions } from '../testing/list-questions.js';
import { answerOf } from '../testing/year/answer-of.js';
import { GROWING, known } from '../testing/year/documents.js';
import { type AskedQuestion, LookingStore } from '../testing/year/looking-store.js';
import { openYear } from '../testing/year/year-store.js';

/**
 * Rows at most that one question goes to: what a portal, a member or a device has in a year, and as
 * many as rang in vain. More are read from an index alone, which is a small part of what the
 * documents are.
 */
const ROWS_MAX = 2_000;
/** Documents at most that are parsed for what no column decides: those of what is under way. */
const PARSED_MAX = 50;

/** The values of criteria that decide how much of a year fits. */
const criteria = {
  ...{ queueId: known.portal, agentId: known.member, memberId: known.member },
  ...{ missedBy: known.member, initiatorId: known.member, organizerId: known.member },
  ...{ attendeeId: known.member, deviceId: known.device, callId: known.call, type: 'queue' },
  ...{ callDetailId: known.call, currency: 'EUR', reverseStatus: 'notInitiated' },
  ...{ from: known.sinceSpring, to: known.now, state: 'ended', endReason: 'left', kind: 'kind 1' },
  ...{ 'transactions.status': 'success', 'recordings.status': 'ready', 'jobs.status': 'done' },
  ...{ 'meetings.status': 'planned', 'reconciliations.status': 'balanced', outcome: 'served' },
};

const linesOf = (questions: readonly AskedQuestion[]): readonly string[] =>
  questions.map(({ collection, filter, asked, look, answered }) =>
    JSON.stringify({ collection, filter, asked, ...look, answered }),
  );

let year: SqliteReadStore;
let store: LookingStore;

beforeAll(async () => {
  year = await openYear();
});
beforeEach(() => {
  store = new LookingStore(year);
});
afterAll(() => year.close());

test('a year is in every read model that a list shows and that grows with use', () => {
  const names = allProjections.flatMap(({ collections }) => Object.keys(collections));
  expect(Object.keys(GROWING).filter((name) => !names.includes(name))).toEqual([]);
});

describe('A list of a year, narrowed by each of its criteria and by each two of them', () => {
  test('goes for the documents of few rows, and parses none to find them', async () => {
    const usual = new Map(
      allProjections.flatMap(({ collections }) =>
        Object.entries(collections).map(([name, { sorts = [] }]) => [name, sorts[0] ?? '_id']),
      ),
    );
    let asked = 0;
    for (const { name, filter: asIs } of listQuestions(criteria)) {
      const filter = asIs as Filter<ReadDocument>;
      try {
        const sort = { [usual.get(name) ?? '_id']: -1 } as const;
        const collection = store.collection(name);
        await collection.find(filter, { sort, limit: 25 });
        await collection.countDocuments(filter);
        asked += 1;
      } catch (fault) {
        if (!(fault instanceof UnusableQuery)) throw fault;
      }
    }
    expect(asked).toBeGreaterThan(250);
    const wrong = store.questions.filter(
      ({ look }) => look.parsed.length > 0 || (look.rows > ROWS_MAX && !look.isOfIndex),
    );
    expect(linesOf(wrong)).toEqual([]);
  });
});

const member = known.member;
const ALL = { callId: undefined, until: undefined };
const session = { channelId: known.busyChannel, sessionId: known.busyChannel, ...ALL };
const inOrder = { skip: 0, limit: 50 };
const portals = { find: async () => ({ memberIds: [] }) } as never;
const noEntrances = { has: () => false } as never;
const clock = { now: () => new Date(known.now) };
const spring = { from: Date.parse(known.sinceSpring), to: Date.parse(known.now) };

/** The queries of pages, views and reactions, in addition to lists. */
const ASKED: Readonly<Record<string, (read: LookingStore) => Promise<unknown>>> = {
  'a page of a long chat': (read) =>
    new ChatReader(read, {} as never).newest(session, undefined, inOrder),
  'an earlier page of a long chat': (read) =>
    new ChatReader(read, {} as never).newest(session, 9_000, inOrder),
  'the documents of a long chat': (read) =>
    new ChatReader(read, {} as never).withDocuments(session),
  'what was said in one call of a long chat': (read) =>
    new ChatReader(read, {} as never).readsWithin({ ...session, callId: 'c9' }),
  'how far a chat was read': (read) => new ChatReader(read, {} as never).reads('s5'),
  'a call log': (read) =>
    answerOf(FindCallLog, [read, noEntrances], {
      memberId: member,
      unseen: false,
      window: inOrder,
    }),
  'missed calls that are new': (read) =>
    read.collection('callLog').countDocuments(unseenOf(member)),
  'how fast a portal serves': (read) => new HandlingRates(read, portals).of(known.portal),
  'how fast a new portal serves': (read) => new HandlingRates(read, portals).of(known.newPortal),
  'how many wait before somebody': (read) =>
    read
      .collection('visits')
      .countDocuments(aheadOf({ _id: 'v1', queueId: known.portal }, known.now)),
  'who waits': (read) => new RecoveryQuery(read).waitingVisits(),
  'who is being taken': (read) => new RecoveryQuery(read).arrivingVisits(),
  'the day of a terminal': (read) => new DayLedger(read).of(known.device, null),
  'recordings under way': (read) => answerOf(FindRecordingsUnderWay, [read], undefined),
  'recordings to remove': (read) => answerOf(FindRecordingsUntil, [read], known.sinceSpring),
  'transcripts to remove': (read) => answerOf(FindTranscriptsUntil, [read], known.sinceSpring),
  'what was said in a call': (read) => answerOf(FindUtterances, [read], 'v9'),
  'meetings of a member': (read) =>
    new MeetingReader(read, {} as never, clock as never).ofMember(member, {
      from: known.sinceSpring,
      to: known.now,
    }),
  'the time of one agent': (read) => agentStretches(read, spring, spring.to, member),
  'the time of all agents': (read) => agentStretches(read, spring, spring.to),
  'a page of statistics': (read) => callPages(read, 'callFigures', spring).next(),
  'the history of a call': (read) =>
    read.collection('timeline').find({ correlationId: known.call } as never),
};

describe('A question to a year', () => {
  test.each(Object.keys(ASKED))('about %s looks at few rows', async (about) => {
    await ASKED[about]?.(store);
    expect(store.questions.length).toBeGreaterThan(0);
    const wrong = store.questions.filter(
      ({ look, answered }) =>
        look.by === undefined ||
        answered > ROWS_MAX ||
        (look.rows > ROWS_MAX && !look.isOfIndex) ||
        (look.rows > PARSED_MAX && look.parsed.length > 0),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  test('is seen to look at all of it where nothing is declared for it', async () => {
    await store.collection('calls').find({ notes: 'x' } as never);
    const [seen] = store.questions;
    expect(seen?.look).toMatchObject({ by: undefined, parsed: ['notes'], isOfIndex: false });
    expect(seen?.look.rows).toBe(GROWING.calls?.[0]);
  });

  test('is seen to look at most of it where only a state narrows it', async () => {
    await store.collection('calls').find({ state: 'ended' } as never);
    expect(store.questions[0]?.look.rows).toBeGreaterThan(ROWS_MAX);
  });
});
