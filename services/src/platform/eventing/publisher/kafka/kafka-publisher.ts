import { Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';

import type { EventPublisher, OutgoingEvent } from '../event-publisher.js';
import type { KafkaAddress } from './kafka-address.js';
import { portionsOf } from './portions-of.js';

export interface KafkaPublisherOptions {
  readonly address: KafkaAddress;
  /** Topics that must be there, without their prefix. */
  readonly topics: readonly string[];
  /** Told what the client has to say, without data. */
  readonly onTrouble?: (message: string) => void;
  /** Milliseconds for a connection, and for an answer. */
  readonly timeoutMs?: number;
}

const ALL_REPLICAS = -1;
const HEADERS = { 'content-type': 'application/cloudevents+json; charset=UTF-8' };

/**
 * Gives events to Kafka, each as one CloudEvent in structured mode, by a producer that repeats
 * without doubling.
 */
export class KafkaPublisher implements EventPublisher {
  readonly #kafka: Kafka;
  readonly #timeoutMs: number;
  #producer: Promise<Producer> | undefined;
  #isClosed = false;

  constructor(private readonly options: KafkaPublisherOptions) {
    const { address, onTrouble, timeoutMs = 5000 } = options;
    this.#timeoutMs = timeoutMs;
    this.#kafka = new Kafka({
      clientId: 'foyer-relay',
      brokers: address.brokers,
      ssl: address.ssl,
      ...(address.sasl === undefined ? {} : { sasl: address.sasl }),
      connectionTimeout: timeoutMs,
      // A broker that waits for its replicas gives up first, and says so.
      requestTimeout: 2 * timeoutMs,
      // The caller tries again without limit; a single call must end with an error that can be
      // shown.
      retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 2000 },
      logLevel: logLevel.ERROR,
      logCreator: () => (entry) => onTrouble?.(entry.log.message),
    });
  }

  async publish(events: readonly OutgoingEvent[]): Promise<void> {
    if (this.#isClosed) throw new Error('The publisher is closed');
    const producer = await this.#connected();
    try {
      for (const some of portionsOf(events)) {
        const topicMessages = this.#byTopic(some);
        await producer.sendBatch({ acks: ALL_REPLICAS, timeout: this.#timeoutMs, topicMessages });
      }
    } catch (error) {
      // A producer that failed may have lost count; a new one begins again.
      this.#producer = undefined;
      await producer.disconnect().catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const producer = await this.#producer?.catch(() => undefined);
    this.#producer = undefined;
    await producer?.disconnect();
  }

  #connected(): Promise<Producer> {
    const connecting = this.#producer ?? this.#connect();
    this.#producer = connecting;
    connecting.catch(() => {
      if (this.#producer === connecting) this.#producer = undefined;
    });
    return connecting;
  }

  async #connect(): Promise<Producer> {
    await this.#makeTopics();
    const producer = this.#kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return producer;
  }

  async #makeTopics(): Promise<void> {
    const { topics, address } = this.options;
    const admin = this.#kafka.admin();
    try {
      await admin.connect();
      const there = new Set(await admin.listTopics());
      const missing = topics.map((topic) => this.#name(topic)).filter((name) => !there.has(name));
      if (missing.length === 0) return;
      const made = missing.map((topic) => ({ topic, numPartitions: address.partitions }));
      await admin.createTopics({ waitForLeaders: true, topics: made }).catch((error: unknown) => {
        throw new Error(`Topics cannot be made: ${reasonsOf(error)}`, { cause: error });
      });
    } finally {
      await admin.disconnect();
    }
  }

  #byTopic(events: readonly OutgoingEvent[]) {
    const topics = [...new Set(events.map(({ topic }) => topic))];
    return topics.map((topic) => ({
      topic: this.#name(topic),
      messages: events
        .filter((event) => event.topic === topic)
        .map(({ key, body }) => ({ key, value: body, headers: HEADERS })),
    }));
  }

  #name(topic: string): string {
    return `${this.options.address.prefix}.${topic}`;
  }
}

/** The reasons that the client gives for several topics at once, topic by topic. */
function reasonsOf(error: unknown): string {
  const all = error instanceof Error && 'errors' in error ? error.errors : [error];
  return (Array.isArray(all) ? all : [all])
    .map((one: unknown) => {
      const topic = one instanceof Error && 'topic' in one ? `${String(one.topic)}: ` : '';
      return `${topic}${one instanceof Error ? one.message : String(one)}`;
    })
    .join('; ');
}
