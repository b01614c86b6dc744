import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OutboxMailContent } from '@foyer/contracts/identity';

import { Rejected, type Actor } from '../../../../platform/eventing/commands/index.js';
import { Outbox } from '../../../../platform/operations/mail/index.js';
import { shownEntry } from './find-outbox-mails.js';
import { OutboxLocks } from './outbox-locks.js';

/** One mail of the outbox; or the error MAIL_NOT_FOUND, or FORBIDDEN where it is closed to the reader. */
export class GetOutboxMail extends Query<OutboxMailContent> {
  constructor(
    readonly mailId: string,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(GetOutboxMail)
export class GetOutboxMailHandler implements IQueryHandler<GetOutboxMail> {
  readonly #outbox: Outbox;
  readonly #locks: OutboxLocks;

  constructor(outbox: Outbox, locks: OutboxLocks) {
    this.#outbox = outbox;
    this.#locks = locks;
  }

  async execute({ mailId, reader }: GetOutboxMail): Promise<OutboxMailContent> {
    const letter = await this.#outbox.read(mailId);
    if (letter === undefined) throw new Rejected('MAIL_NOT_FOUND');
    if ((await this.#locks.of([letter], reader)).size > 0) throw new Rejected('FORBIDDEN');
    const { from, text, html } = letter;
    return { ...shownEntry(letter, false), from, text, html };
  }
}
