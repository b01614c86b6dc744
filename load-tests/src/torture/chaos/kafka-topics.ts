import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { LOG_SEALED } from '@foyer/event-log/chain';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { Kafka, logLevel } from 'kafkajs';
import { z } from 'zod';

const READ_WITHIN_MS = 120_000;
/** Events that the log writes about itself; the publisher keeps them back. */
const LOGS_OWN: ReadonlySet<string> = new Set([LOG_SEALED, 'LogFormatRaised']);

const Notified = z.object({ id: z.string(), subject: z.string(), streamrevision: z.number() });
type Notified = z.output<typeof Notified>;

/** How what arrived at Kafka compares with the log. */
export interface KafkaReport {
  readonly arrived: number;
  /**
   * The events that arrived once more: their sender received no answer that they were accepted.
   */
  readonly doubled: number;
  readonly wrong: readonly string[];
}

/**
 * Holds everything at Kafka against the log: each event must be there, those of a stream in order
 * from the first, and nothing that the log does not know.
 */
export async function compareWithLog(
  broker: string,
  prefix: string,
  folder: string,
): Promise<KafkaReport> {
  const notified = await readTopics(broker, prefix);
  const expected = new Map<string, string[]>();
  const log = openSqliteEventLogForReading({ path: join(folder, 'events.db') });
  for await (const { id, stream, type } of log.readAll()) {
    if (!LOGS_OWN.has(type)) expected.set(stream, [...(expected.get(stream) ?? []), id]);
  }
  await log.close();
  const arrived = new Map<string, string[]>();
  const known = new Set<string>();
  for (const { id, subject } of notified) {
    if (known.has(id)) continue;
    known.add(id);
    arrived.set(subject, [...(arrived.get(subject) ?? []), id]);
  }
  const wrong: string[] = [];
  for (const [stream, ids] of expected) {
    const there = arrived.get(stream) ?? [];
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) wrong.push(`${stream}: ${missing.length} events are not at Kafka`);
    else if (there.join() !== ids.join()) wrong.push(`${stream} is out of order at Kafka`);
  }
  for (const stream of arrived.keys()) {
    if (!expected.has(stream)) wrong.push(`${stream} is at Kafka and not in the log`);
  }
  return { arrived: notified.length, doubled: notified.length - known.size, wrong };
}

/** Everything in the topics of a prefix, each partition in its order. */
async function readTopics(broker: string, prefix: string): Promise<readonly Notified[]> {
  const kafka = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((name) => name.startsWith(`${prefix}.`));
  let expected = 0;
  for (const topic of topics) {
    for (const { low, high } of await admin.fetchTopicOffsets(topic)) {
      expected += Number(high) - Number(low);
    }
  }
  await admin.disconnect();
  const notified: Notified[] = [];
  const consumer = kafka.consumer({ groupId: randomUUID() });
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      notified.push(Notified.parse(JSON.parse(String(message.value))));
    },
  });
  const until = performance.now() + READ_WITHIN_MS;
  while (notified.length < expected && performance.now() < until) await delay(100);
  await consumer.disconnect();
  return notified;
}

/**
 * Lets clients come by a proxy: the server gives them its own address, so the address of the
 * proxy replaces it.
 */
export function advertising(target: number): (piece: Buffer, port: number) => Buffer {
  const addressWith = (port: number): Buffer => {
    const address = Buffer.from('127.0.0.1\0\0\0\0');
    address.writeInt32BE(port, address.length - 4);
    return address;
  };
  const own = addressWith(target);
  return (piece, port) => {
    for (let at = piece.indexOf(own); at >= 0; at = piece.indexOf(own, at + 1)) {
      addressWith(port).copy(piece, at);
    }
    return piece;
  };
}
