import { type Consumer, Kafka, logLevel } from 'kafkajs';

/** The parts of a CloudEvent that journeys look at. */
export interface HeardEvent {
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  readonly subject: string;
  readonly streamrevision: number;
  readonly correlationid: string;
  readonly text: string;
}

/** An outside consumer that listens to all topics of a journey, from the first event on. */
export class HeardOnKafka {
  readonly #events: HeardEvent[];

  private constructor(
    private readonly consumer: Consumer,
    events: HeardEvent[],
  ) {
    this.#events = events;
  }

  /** The topics have to be there. */
  static async listen(server: string, prefix: string): Promise<HeardOnKafka> {
    const brokers = [new URL(server).host];
    const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING });
    const consumer = kafka.consumer({ groupId: prefix });
    const events: HeardEvent[] = [];
    await consumer.connect();
    await consumer.subscribe({ topics: [new RegExp(`^${prefix}\\.`)], fromBeginning: true });
    await consumer.run({
      eachMessage: ({ topic, message }) => {
        const text = String(message.value);
        const event = JSON.parse(text) as HeardEvent;
        events.push({
          ...event,
          topic: topic.slice(prefix.length + 1),
          key: String(message.key),
          text,
        });
        return Promise.resolve();
      },
    });
    return new HeardOnKafka(consumer, events);
  }

  /** All events received so far, in the order of their arrival. */
  get events(): readonly HeardEvent[] {
    return this.#events;
  }

  async stop(): Promise<void> {
    await this.consumer.disconnect();
  }
}
