import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_EVENT_BYTES } from '@foyer/event-log';

import type { EventPublisher, OutgoingEvent } from '../event-publisher.js';

/** A publisher under test, and how to see what has arrived. */
export interface PublisherUnderTest {
  readonly publisher: EventPublisher;
  /**
   * Returns at least this number of arrived events, those of each key in the order of their
   * arrival.
   */
  received(atLeast: number): Promise<readonly OutgoingEvent[]>;
  dispose(): Promise<void>;
}

const event = (n: number, key: string, topic = 'visits'): OutgoingEvent => ({
  topic,
  key,
  body: JSON.stringify({ n, text: 'Grüße \u{1F600}' }),
});

/** The contract of every publisher; an adapter's spec calls this with a way to make one. */
export function describePublisherContract(
  name: string,
  make: () => Promise<PublisherUnderTest>,
): void {
  describe(`publisher contract: ${name}`, () => {
    let subject: PublisherUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterEach(() => subject.dispose());

    test('hands over each event as it was given, with its topic and key', async () => {
      const events = [event(1, 'visit-a'), event(2, 'call-a', 'calls')];
      await subject.publisher.publish(events);
      const received = await subject.received(2);
      expect(received).toHaveLength(2);
      expect(received).toEqual(expect.arrayContaining(events));
    });

    test('keeps the order of what has the same key, over many batches', async () => {
      const keys = ['visit-a', 'visit-b', 'visit-c'];
      const events = Array.from({ length: 300 }, (_, n) => event(n, keys[n % 3] ?? ''));
      for (let n = 0; n < 300; n += 50) await subject.publisher.publish(events.slice(n, n + 50));
      const received = await subject.received(300);
      for (const key of keys) {
        const of = (all: readonly OutgoingEvent[]) => all.filter((one) => one.key === key);
        expect(of(received)).toEqual(of(events));
      }
    });

    test('takes more at once than a broker does, and events as large as the log keeps', async () => {
      const large = { n: 0, text: 'x'.repeat(MAX_EVENT_BYTES) };
      const events = Array.from({ length: 12 }, (_, n) => ({
        ...event(n, 'visit-a'),
        body: JSON.stringify({ ...large, n }),
      }));
      await subject.publisher.publish(events);
      expect(await subject.received(12)).toEqual(events);
    });

    test('takes nothing after its end', async () => {
      await subject.publisher.close();
      await expect(subject.publisher.publish([event(1, 'visit-a')])).rejects.toThrow();
    });
  });
}
