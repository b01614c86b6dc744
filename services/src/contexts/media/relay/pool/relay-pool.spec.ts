import { describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { FragileRelay } from '../testing/fragile-relay.js';
import { describeMediaRelay } from '../testing/media-relay-contract.js';
import { poolOfTwo } from '../testing/pool-of-two.js';
import { TextPeer } from '../testing/text-peer.js';
import type { RelaySignal } from '../relay-signal.js';

describeMediaRelay('one of several', async () => ({
  relay: poolOfTwo().pool,
  makePeer: async () => new TextPeer(),
  close: async () => undefined,
}));

/** A grace that does not pass in a test. */
const LONG = 60_000;

const under = (options: Parameters<typeof poolOfTwo>[0] = {}) => {
  const relays = poolOfTwo(options);
  const { pool } = relays;
  const signals: RelaySignal[] = [];
  pool.onSignal((signal) => signals.push(signal));
  const turns = () =>
    signals.filter(({ type }) => type === 'lost' || type === 'restored' || type === 'moved');
  return {
    ...relays,
    turns,
    calls: () => pool.reports.map(({ calls }) => calls),
    open: (...callIds: string[]) => callIds.forEach((callId) => pool.open(callId)),
    moved: (...callIds: string[]) =>
      eventually(`${callIds.join()} moved`, () =>
        callIds.every((callId) =>
          signals.some((signal) => signal.type === 'moved' && signal.callId === callId),
        ),
      ),
  };
};

const stream = (callId: string, connectionId = `camera of ${callId}`) => ({
  callId,
  participant: 'kim',
  streamType: 'userCam' as const,
  connectionId,
});

describe('several relays', () => {
  test('get calls by how few they have, the first of equals first', () => {
    const { open, calls, pool } = under();
    open('ada', 'bob', 'cem');
    expect(calls()).toEqual([2, 1]);
    pool.end('ada');
    pool.end('cem');
    open('dan', 'eve', 'dan');
    expect(calls()).toEqual([2, 1]);
  });

  test('get no calls while they are away', () => {
    const { open, calls, first, pool } = under({ graceMs: LONG });
    first.fail();
    open('ada', 'bob');
    expect(calls()).toEqual([0, 2]);
    expect(pool.up).toBe(true);
    expect(pool.carries('ada')).toBe(true);
  });

  test('keep their calls over a short absence', async () => {
    const { open, calls, first, turns, pool } = under({ graceMs: LONG });
    open('ada');
    first.fail();
    expect(pool.carries('ada')).toBe(false);
    first.recover();
    expect(pool.carries('ada')).toBe(true);
    expect(calls()).toEqual([1, 0]);
    expect(turns()).toEqual([
      { type: 'lost', callIds: ['ada'] },
      { type: 'restored', callIds: ['ada'] },
    ]);
  });

  test('replace one that stays away, and a call begins there empty', async () => {
    const { open, calls, first, turns, moved, pool, log } = under();
    open('ada', 'bob', 'cem');
    await pool.publish(stream('ada'), null);
    first.fail();
    await moved('ada', 'cem');
    expect(calls()).toEqual([0, 3]);
    expect(pool.streams('ada')).toEqual([]);
    expect(turns()).toEqual([
      { type: 'lost', callIds: ['ada', 'cem'] },
      { type: 'moved', callId: 'ada', fromRelay: 'janus-1', toRelay: 'janus-2' },
      { type: 'moved', callId: 'cem', fromRelay: 'janus-1', toRelay: 'janus-2' },
    ]);
    expect(pool.carries('ada')).toBe(true);
    await pool.publish(stream('ada', 'again'), null);
    expect(pool.streams('ada')).toEqual([stream('ada', 'again')]);
    expect(log.lines).toMatchObject([{ level: 'warn', fields: { relay: 'janus-1', calls: 2 } }]);
  });

  test('get new calls only when they come back, once they stayed for a while', async () => {
    const { open, calls, first, moved, turns, pool } = under();
    open('ada');
    first.fail();
    await moved('ada');
    first.recover();
    expect(calls()).toEqual([0, 1]);
    expect(turns().at(-1)).toEqual({ type: 'restored', callIds: [] });
    open('bob');
    expect(calls()).toEqual([0, 2]);
    await eventually('it gets calls', () => {
      pool.end('cem');
      pool.open('cem');
      return calls()[0] === 1;
    });
    expect(calls()).toEqual([1, 2]);
  });

  test('get new calls at once when there is no other', async () => {
    const { open, calls, first, second, pool } = under({ steadyAfterMs: LONG });
    first.fail();
    second.fail();
    second.recover();
    open('ada');
    expect(calls()).toEqual([0, 1]);
    expect(pool.carries('ada')).toBe(true);
  });

  test('say nothing more of a call that was moved away', async () => {
    const { open, first, moved, pool } = under();
    const signals: RelaySignal[] = [];
    open('ada');
    first.fail();
    await moved('ada');
    pool.onSignal((signal) => signals.push(signal));
    first.open('ada');
    await first.publish(stream('ada'), null);
    expect(signals).toEqual([]);
    expect(pool.streams('ada')).toEqual([]);
  });

  test.each([
    ['the one of before', 'first', [1, 0], 'restored'],
    ['another', 'second', [0, 1], 'moved'],
  ] as const)(
    'let calls wait where none is up, until the first that is: %s',
    async (_which, which, where, how) => {
      const { open, calls, first, second, turns, pool, log } = under();
      open('ada');
      first.fail();
      second.fail();
      await eventually('both are given up', () => log.lines.length === 2);
      expect(pool.up).toBe(false);
      expect(calls()).toEqual([1, 0]);
      ({ first, second })[which].recover();
      expect(pool.carries('ada')).toBe(true);
      expect(calls()).toEqual(where);
      expect(turns().some(({ type }) => type === how)).toBe(true);
    },
  );

  test('takes no call with a relay that was never up if another relay can have it', () => {
    const absent = new FragileRelay();
    absent.up = false;
    const { open, calls, second, pool } = under({ graceMs: LONG, first: absent });
    second.fail();
    open('ada');
    expect(calls()).toEqual([1, 0]);
    second.recover();
    expect(calls()).toEqual([0, 1]);
    expect(pool.carries('ada')).toBe(true);
  });

  test('forget a call that ended while it waited', async () => {
    const { open, calls, first, second, pool, turns, moved } = under();
    open('ada', 'bob', 'cem');
    first.fail();
    pool.end('ada');
    await moved('cem');
    expect(calls()).toEqual([0, 2]);
    second.fail();
    expect(turns().at(-1)).toEqual({ type: 'lost', callIds: ['bob', 'cem'] });
  });
});
