import { Kafka, logLevel, type Consumer } from 'kafkajs';

/**
 * An external system that stores its events, stream by stream, as the documentation asks consumers
 * to.
 */
export class HeardStreams {
  readonly #next = new Map<string, number>();
  /** Events that came before one that should have come earlier. */
  readonly outOfOrder: string[] = [];
  /** Every record, as it came. */
  readonly texts: string[] = [];
  /** Events that were known already. */
  doubled = 0;
  #count = 0;

  private constructor(private readonly consumer: Consumer) {}

  /**
   * Listens to topics that are there, from their first event on.
   * @param server `kafka://host:port`
   */
  static async listen(server: string, topics: readonly string[]): Promise<HeardStreams> {
    const kafka = new Kafka({ brokers: [new URL(server).host], logLevel: logLevel.NOTHING });
    const consumer = kafka.consumer({ groupId: topics.join() });
    const heard = new HeardStreams(consumer);
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => heard.#hear(String(message.value)),
    });
    return heard;
  }

  /** Different events. */
  get count(): number {
    return this.#count;
  }

  async stop(): Promise<void> {
    await this.consumer.disconnect();
  }

  #hear(text: string): void {
    this.texts.push(text);
    const event = JSON.parse(text) as { subject: string; streamrevision: number };
    const next = this.#next.get(event.subject) ?? 0;
    if (event.streamrevision < next) {
      this.doubled += 1;
      return;
    }
    if (event.streamrevision > next) {
      this.outOfOrder.push(`${event.subject} ${event.streamrevision} after ${next - 1}`);
    }
    this.#next.set(event.subject, event.streamrevision + 1);
    this.#count += 1;
  }
}
