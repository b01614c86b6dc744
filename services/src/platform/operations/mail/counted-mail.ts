import { Counter } from 'prom-client';

import { mayBeSent } from '../../may-be-sent.js';
import type { Metrics } from '../../observability/index.js';
import { Mail, type MailMessage } from './mail.js';

/** Counts mails by what became of them, so that operators see a mail server that takes none. */
export class CountedMail extends Mail {
  readonly #mails: Counter<'outcome'>;

  constructor(
    private readonly mail: Mail,
    { registry }: Pick<Metrics, 'registry'>,
  ) {
    super();
    this.#mails = new Counter({
      name: 'foyer_mails_total',
      help: 'Mails by outcome: handed-over, failed, or unanswered where the mail may be sent',
      labelNames: ['outcome'] as const,
      registers: [registry],
    });
    for (const outcome of ['handed-over', 'failed', 'unanswered']) this.#mails.inc({ outcome }, 0);
  }

  get staysHere(): boolean {
    return this.mail.staysHere;
  }

  async send(message: MailMessage): Promise<void> {
    try {
      await this.mail.send(message);
      this.#mails.inc({ outcome: 'handed-over' });
    } catch (error) {
      this.#mails.inc({ outcome: mayBeSent(error) ? 'unanswered' : 'failed' });
      throw error;
    }
  }

  forget(personId: string): Promise<number> {
    return this.mail.forget(personId);
  }
}
