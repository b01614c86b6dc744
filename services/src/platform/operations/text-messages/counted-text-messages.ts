import { Counter } from 'prom-client';

import type { Metrics } from '../../observability/index.js';
import { TextMessages, wasNotTaken, type TextMessage } from './text-messages.js';

/** Counts text messages by what became of them: each costs money. */
export class CountedTextMessages extends TextMessages {
  readonly #texts: Counter<'outcome'>;

  constructor(
    private readonly texts: TextMessages,
    { registry }: Pick<Metrics, 'registry'>,
  ) {
    super();
    this.#texts = new Counter({
      name: 'foyer_text_messages_total',
      help: 'Text messages by outcome: handed-over, failed, or unanswered where it may be sent',
      labelNames: ['outcome'] as const,
      registers: [registry],
    });
    for (const outcome of ['handed-over', 'failed', 'unanswered']) this.#texts.inc({ outcome }, 0);
  }

  get isSetUp(): boolean {
    return this.texts.isSetUp;
  }

  async send(message: TextMessage, signal?: AbortSignal): Promise<void> {
    try {
      await this.texts.send(message, signal);
      this.#texts.inc({ outcome: 'handed-over' });
    } catch (error) {
      this.#texts.inc({ outcome: wasNotTaken(error) ? 'failed' : 'unanswered' });
      throw error;
    }
  }
}
