import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';

import { eventually } from '#platform/testing/eventually.js';
import type { OutgoingEvent } from '../event-publisher.js';
import { describePublisherContract } from '../testing/publisher-contract.js';
import { kafkaAddress, type KafkaAddress } from './kafka-address.js';
import { KafkaPublisher } from './kafka-publisher.js';

const addressOf = (url: string): KafkaAddress => {
  const address = kafkaAddress(url);
  if (address === undefined) throw new Error(`${url} is no address of Kafka`);
  return { ...address, prefix: `test-${randomUUID()}`, partitions: 3 };
};

test('an absent Kafka is reported, and not waited for endlessly', async () => {
  const address = addressOf('kafka://127.0.0.1:1');
  const publisher = new KafkaPublisher({ address, topics: ['visits'], timeoutMs: 200 });
  const event = { topic: 'visits', key: 'visit-a', body: '{}' };
  await expect(publisher.publish([event])).rejects.toThrow();
  await publisher.close();
});

const url = process.env.TEST_KAFKA_URL;

if (url) {
  describePublisherContract(`Kafka at ${url}`, async () => {
    const address = addressOf(url);
    const topics = ['visits', 'calls'];
    const publisher = new KafkaPublisher({ address, topics });
    return {
      publisher,
      received: (atLeast) => receive(address, topics, atLeast),
      dispose: () => publisher.close(),
    };
  });

  test('topics that cannot be made are reported by name, with the reason', async () => {
    const address = { ...addressOf(url), prefix: 'x'.repeat(250) };
    const publisher = new KafkaPublisher({ address, topics: ['visits'] });
    const event = { topic: 'visits', key: 'visit-a', body: '{}' };
    await expect(publisher.publish([event])).rejects.toThrow(
      /^Topics cannot be made: x{250}\.visits: .*invalid/i,
    );
    await publisher.close();
  });
} else {
  describe('a publisher on a real Kafka', () => {
    test.todo('was not tried: TEST_KAFKA_URL names no server');
  });
}

async function receive(
  { brokers, prefix }: KafkaAddress,
  topics: readonly string[],
  atLeast: number,
): Promise<readonly OutgoingEvent[]> {
  const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING });
  const consumer = kafka.consumer({ groupId: randomUUID() });
  const received: OutgoingEvent[] = [];
  try {
    await consumer.connect();
    const names = topics.map((topic) => `${prefix}.${topic}`);
    await consumer.subscribe({ topics: names, fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ topic, message }) => {
        expect(message.headers?.['content-type']?.toString()).toMatch(/^application\/cloudevents/);
        received.push({
          topic: topic.slice(prefix.length + 1),
          key: String(message.key),
          body: String(message.value),
        });
      },
    });
    await eventually('all have arrived', () => received.length >= atLeast);
    return received;
  } finally {
    await consumer.disconnect();
  }
}
