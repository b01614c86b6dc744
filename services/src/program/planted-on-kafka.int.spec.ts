import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';

import { kafkaAddress } from '../platform/eventing/publisher/kafka/kafka-address.js';
import { KafkaPublisher } from '../platform/eventing/publisher/kafka/kafka-publisher.js';
import { AllThatIsSaid } from '../testing/all-that-is-said.js';

const PLANTED = 'PLANTED-5d20';
const MIB = 1024 * 1024;

const said = new AllThatIsSaid();
afterAll(() => said.end());

/**
 * The messages when an event with the value in it, or a password, goes to a Kafka that refuses it.
 */
async function saidOf(url: string, padding: number): Promise<string> {
  const address = kafkaAddress(url);
  if (address === undefined) throw new Error('no address of Kafka');
  const told: string[] = [];
  const publisher = new KafkaPublisher({
    address: { ...address, prefix: `planted-${randomUUID()}` },
    topics: ['visits'],
    timeoutMs: 500,
    onTrouble: (message) => told.push(message),
  });
  const event = { topic: 'visits', key: PLANTED, body: PLANTED + ' '.repeat(padding) };
  expect(await said.failureOf(() => publisher.publish([event]))).toHaveProperty('message');
  await publisher.close();
  return said.take() + told.join('\n');
}

describe('A value in an event that goes to Kafka', () => {
  test('is in nothing that is said of a server that is not there, nor is its password', async () => {
    const text = await saidOf(`kafka://desk:${PLANTED}@127.0.0.1:1`, 0);
    expect(text.includes(PLANTED) ? text : '').toBe('');
  });

  const url = process.env.TEST_KAFKA_URL;
  if (url) {
    test('is in nothing that is said of a server that finds it too large', async () => {
      const text = await saidOf(url, 8 * MIB);
      expect(text.includes(PLANTED) ? text : '').toBe('');
    });

    test('is in nothing that is said of a server that asks for no password and gets one', async () => {
      const text = await saidOf(url.replace('://', `://desk:${PLANTED}@`), 0);
      expect(text.includes(PLANTED) ? text : '').toBe('');
    });
  } else {
    test.todo('that refuses it was not tried: TEST_KAFKA_URL names no server');
  }
});
