import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { UnreadableEvent, type RecordedEvent, type SubscriptionMessage } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { followLog } from './follow-log.js';

const at = (position: string) =>
  ({ kind: 'event', event: { position } as RecordedEvent }) satisfies SubscriptionMessage;

describe('Following the log', () => {
  let asked: (string | undefined)[];
  let waits: number;
  let taken: string[];
  let faults: unknown[];
  let end: AbortController;
  beforeEach(() => {
    [asked, waits, taken, faults, end] = [[], 0, [], [], new AbortController()];
  });

  /** Each subscription gives what is next in line, and fails where that is a fault. */
  async function follow(
    sessions: (SubscriptionMessage | Error)[][],
    take: (position: string) => void = () => undefined,
  ): Promise<void> {
    await followLog({
      eventLog: {
        async *subscribe({ after }) {
          asked.push(after);
          for (const message of sessions.shift() ?? []) {
            if (message instanceof Error) throw message;
            yield message;
          }
          if (sessions.length === 0) end.abort();
        },
      },
      clock: { wait: async () => void (waits += 1) },
      after: '1',
      filter: {},
      signal: end.signal,
      take: (message) => {
        if (message.kind !== 'event') return;
        take(message.event.position);
        taken.push(message.event.position);
      },
      onFault: (fault) => faults.push(fault),
    });
  }

  test('continues behind the last taken event when the log is back', async () => {
    await follow([[at('2'), new Error('away')], [at('3')]]);
    expect([asked, taken, waits]).toEqual([['1', '2'], ['2', '3'], 1]);
  });

  test('ends with a log that was closed, before the signal', async () => {
    const eventLog = new MemoryEventLog();
    const subscribe = jest.spyOn(eventLog, 'subscribe');
    const following = followLog({
      eventLog,
      clock: { wait: async () => undefined },
      after: undefined,
      filter: {},
      signal: end.signal,
      take: () => undefined,
      onFault: (fault) => faults.push(fault),
    });
    await eventLog.close();
    // One that asks again and again ends with the signal after all, so that the test fails in place
    // of hanging.
    subscribe.mockImplementation(async function* closed() {
      end.abort();
    });
    await following;
    expect([subscribe.mock.calls.length, faults, end.signal.aborted]).toEqual([1, [], false]);
  });

  test('continues behind a damaged event at once', async () => {
    const place = { position: '2', stream: 's', revision: 0 };
    const damaged = new UnreadableEvent(place, new Error('turned bit'));
    await follow([[damaged], [at('3')]]);
    expect([asked, taken, waits, faults]).toEqual([['1', '2'], ['3'], 0, [damaged]]);
  });

  test('gives again what could not be taken', async () => {
    let fails = true;
    await follow([[at('2')], [at('2')]], () => {
      if (!fails) return;
      fails = false;
      throw new Error('not now');
    });
    expect([asked, taken, waits]).toEqual([['1', '1'], ['2'], 1]);
  });

  test('does not fall back where the log says that it has caught up with nothing', async () => {
    const caughtUp = { kind: 'caught-up', position: undefined } as const;
    await follow([[caughtUp, new Error('away')], [at('2')]]);
    expect(asked).toEqual(['1', '1']);
  });
});
