import { describe, expect, test } from '@jest/globals';
import type { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore } from '../platform/read-store/index.js';
import { ProjectionRunner } from '../platform/runner/index.js';
import { describeProjection, logOf, readPlainly } from '../testing/index.js';
import { historyInLog } from './call-parts.js';
import { MOST_STREAMS_IN_PIECE } from './timeline.evolve.js';
import { timeline } from './timeline.js';
import { timelineEvents } from './timeline-events.js';

const event = (type: string, correlationId: string, stream: string, actorId = 'a1') => ({
  type,
  data: { secret: 'x' },
  correlationId,
  stream,
  actor: { type: 'member', id: actorId } as const,
});
const at = (position: number): string => String(position).padStart(16, '0');
const history = [
  { ...event('Rang', 'call-1', 'visit-1'), at: '2026-03-02T09:00:00.000Z' },
  event('Joined', 'call-1', 'line-1'),
  event('Joined', 'call-2', 'line-1'),
  event('Taken', 'call-1', 'line-1', 'a2'),
  event('Rang', 'call-2', 'visit-2'),
  { ...event('Left', 'call-1', 'visit-1'), at: '2026-03-02T09:09:00.000Z' },
];
const long = Array.from({ length: 2 * MOST_STREAMS_IN_PIECE + 1 }, (_, n) =>
  event('Imported', 'long', `member-${n}`),
);

describeProjection(timeline, (given) => {
  test('events are joined by what they belong to, known or not, without what they say', () =>
    given(...history).thenDocuments('timeline', [
      {
        _id: 'call-1',
        correlationId: 'call-1',
        piece: 0,
        firstAt: '2026-03-02T09:00:00.000Z',
        lastAt: '2026-03-02T09:09:00.000Z',
        events: 4,
        streams: [
          { stream: 'visit-1', from: 0, to: 1 },
          { stream: 'line-1', from: 0, to: 2 },
        ],
        actors: [
          { type: 'member', id: 'a1' },
          { type: 'member', id: 'a2' },
        ],
      },
      expect.objectContaining({ _id: 'call-2', events: 2 }),
    ]));

  test('hours begin again wherever a clock moves on to the next or is set back', () =>
    given(
      ...['2026-03-02T09:10', '2026-03-02T09:50', '2026-03-02T10:05', '2026-02-27T08:00'].map(
        (at) => ({ ...event('Rang', 'call-1', 'visit-1'), at: `${at}:00.000Z` }),
      ),
      { ...event('Rang', 'call-1', 'visit-1'), at: '2026-03-02T10:20:00.000Z' },
    ).thenDocuments('timelineHours', [
      expect.objectContaining({ hour: '2026-03-02T09', from: at(1), before: at(3) }),
      expect.objectContaining({ hour: '2026-03-02T10', from: at(3), before: at(4) }),
      expect.objectContaining({ hour: '2026-02-27T08', from: at(4), before: at(5) }),
      expect.objectContaining({ hour: '2026-03-02T10', from: at(5), before: null }),
    ]));

  test('a history over many streams comes in pieces that stay as they are', () =>
    given(...long).thenDocuments('timeline', [
      expect.objectContaining({ _id: 'long', piece: 2, events: 1 }),
      expect.objectContaining({ _id: 'long#0', piece: 0, events: 100 }),
      expect.objectContaining({ _id: 'long#1', piece: 1, events: 100 }),
    ]));
});

describe('An event of an earlier version, whose command remembered no call,', () => {
  const happened = (type: string, data: object, stream: string, of = `command-${type}`) => ({
    ...event(type, of, stream),
    data,
  });
  const engaged = (transactionId: string, requestId: string, deviceId: string) => ({
    ...{ transactionId, requestId, deviceId },
  });
  const log = logOf([
    happened('TranscriptConsentGiven', { callId: 'call-1' }, 'transcript-1'),
    happened('DocumentUploaded', { place: { kind: 'call', id: 'call-1' } }, 'document-1'),
    happened('BoardZoomed', { boardId: 'call-1' }, 'board-1'),
    happened('DocumentUploaded', { place: { kind: 'session', id: 'call-1' } }, 'document-2'),
    happened('PaymentInitiated', { transactionId: 't1', callId: 'call-1' }, 'payment-1', 'call-1'),
    happened('PaymentInitiated', { transactionId: 't2', callId: 'call-2' }, 'payment-2', 'call-2'),
    happened('TerminalEngaged', engaged('t1', 't1', 'd1'), 'terminal-1'),
    happened('TransactionSettled', { transactionId: 't1' }, 'payment-1'),
    happened('TransactionSettled', { transactionId: 't2' }, 'payment-2'),
    happened('ChatMessageSent', { messageId: 'm1', callId: 'call-1' }, 'message-1'),
    happened('ChatMessageDeleted', { messageId: 'm1' }, 'message-1'),
    happened('TerminalFreed', { deviceId: 'd1', requestId: 't1' }, 'terminal-1'),
    happened('ReversalInitiated', { transactionId: 't1', reversalId: 'r1' }, 'payment-1'),
    happened('TerminalEngaged', engaged('t1', 'r1', 'd1'), 'terminal-1'),
    happened('TerminalFreed', { deviceId: 'd1', requestId: 'r1' }, 'terminal-1', 'freed'),
    happened('TerminalEngaged', engaged('t2', 't2', 'd2'), 'terminal-2'),
    happened('TerminalFreed', { deviceId: 'd2', requestId: 't2' }, 'terminal-2', 'freed'),
    happened('LedgerCompared', { transactionIds: ['t2', 't1'] }, 'reconciliation-1'),
    happened('LedgerCompared', { transactionIds: ['t2'] }, 'reconciliation-2'),
  ]);
  const expected = [
    'TranscriptConsentGiven transcript-1',
    'DocumentUploaded document-1',
    'BoardZoomed board-1',
    'PaymentInitiated payment-1',
    'TerminalEngaged terminal-1',
    'TransactionSettled payment-1',
    'ChatMessageSent message-1',
    'ChatMessageDeleted message-1',
    'TerminalFreed terminal-1',
    'ReversalInitiated payment-1',
    'TerminalEngaged terminal-1',
    'TerminalFreed terminal-1',
    'LedgerCompared reconciliation-1',
  ];
  const named = (events: readonly { type: string; stream: string }[]) =>
    events.map(({ type, stream }) => `${type} ${stream}`);

  test('is on the timeline of the call that it names, or whose part it names', async () => {
    const sources = { log: await log, store: await storeOf(await log) };
    expect(named(await timelineEvents('call-1', sources))).toEqual(expected);
  });

  test('is there for a reader of the whole log, too', async () => {
    const events = [];
    for await (const found of historyInLog(await log, 'call-1')) events.push(found);
    expect(named(events)).toEqual(expected);
  });

  test('is on the timelines of all calls whose parts it lists', async () => {
    const sources = { log: await log, store: await storeOf(await log) };
    const expectedOfOther = [
      'PaymentInitiated payment-2',
      'TransactionSettled payment-2',
      'TerminalEngaged terminal-2',
      'TerminalFreed terminal-2',
      'LedgerCompared reconciliation-1',
      'LedgerCompared reconciliation-2',
    ];
    expect(named(await timelineEvents('call-2', sources))).toEqual(expectedOfOther);
    const events = [];
    for await (const found of historyInLog(await log, 'call-2')) events.push(found);
    expect(named(events)).toEqual(expectedOfOther);
  });

  test('is still found by what its command was', async () => {
    const sources = { log: await log, store: await storeOf(await log) };
    expect(named(await timelineEvents('command-BoardZoomed', sources))).toEqual([
      'BoardZoomed board-1',
    ]);
  });
});

describe('A call of which ids are known', () => {
  const said = (type: string, data: object, stream: string) => ({
    ...event(type, `command-${type}-${stream}`, stream),
    data,
  });
  const log = logOf([
    said('PaymentInitiated', { transactionId: 't1', callId: 'call-1' }, 'payment-1'),
    said('ChatMessageSent', { messageId: 'm1', callId: 'call-1' }, 'message-m1'),
    said('TerminalEngaged', { transactionId: 't1', requestId: 't1', deviceId: 'd1' }, 'terminal-1'),
    said('TerminalFreed', { transactionId: 't1', requestId: 't1', deviceId: 'd1' }, 'terminal-1'),
    // Another call's insider chooses the same ids, for a message, a payment and a reversal.
    said('ChatMessageSent', { messageId: 't1', callId: 'call-2' }, 'message-t1'),
    said('ChatMessageEdited', { messageId: 't1' }, 'message-t1'),
    said('PaymentInitiated', { transactionId: 'm1', callId: 'call-2' }, 'payment-2'),
    said('TransactionSettled', { transactionId: 'm1' }, 'payment-2'),
    said('ReversalInitiated', { transactionId: 'm1', reversalId: 't1' }, 'payment-2'),
    said('TerminalEngaged', { transactionId: 'm1', requestId: 't1', deviceId: 'd1' }, 'terminal-1'),
    said('TerminalFreed', { transactionId: 'm1', requestId: 't1', deviceId: 'd1' }, 'terminal-1'),
  ]);
  const expected = ['payment-1 0', 'message-m1 0', 'terminal-1 0', 'terminal-1 1'];
  const places = (events: readonly { stream: string; revision: number }[]) =>
    events.map(({ stream, revision }) => `${stream} ${revision}`);

  test('gets no line on its timeline from things of another call with these ids', async () => {
    const sources = { log: await log, store: await storeOf(await log) };
    expect(places(await timelineEvents('call-1', sources))).toEqual(expected);
    expect(await timelineEvents('call-2', sources)).toHaveLength(7);
  });

  test('gets none in the whole log, either', async () => {
    const events = [];
    for await (const found of historyInLog(await log, 'call-1')) events.push(found);
    expect(places(events)).toEqual(expected);
  });
});

async function storeOf(log: MemoryEventLog): Promise<MemoryReadStore> {
  const store = new MemoryReadStore();
  const projections = [timeline];
  const runner = new ProjectionRunner({ log, store, projections, readEvents: readPlainly });
  await runner.start();
  await runner.untilCurrent();
  await runner.stop();
  return store;
}

test('the events of a history are found in their order, and none of another', async () => {
  const log = await logOf([...history, ...long, event('Imported', 'long', 'member-0')]);
  const store = await storeOf(log);
  const found = async (correlationId: string): Promise<string[]> => {
    const events = await timelineEvents(correlationId, { log, store });
    return events.map(({ type, stream, revision }) => `${type} ${stream} ${revision}`);
  };
  expect(await found('call-1')).toEqual([
    'Rang visit-1 0',
    'Joined line-1 0',
    'Taken line-1 2',
    'Left visit-1 1',
  ]);
  expect((await found('long')).at(-1)).toBe('Imported member-0 1');
  expect(await found('long')).toHaveLength(202);
  expect(await found('nothing')).toEqual([]);
});
