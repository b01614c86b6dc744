import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OutboxMail } from '@foyer/contracts/identity';

import type { Actor } from '../../../../platform/eventing/commands/index.js';
import type { Listing } from '../../../../platform/http/index.js';
import {
  Outbox,
  type OutboxEntry,
  type OutboxSearch,
} from '../../../../platform/operations/mail/index.js';
import { OutboxLocks } from './outbox-locks.js';

/** Which mails lie in the outbox, and which of them are closed to the one who looks. */
export class FindOutboxMails extends Query<Listing<OutboxMail>> {
  constructor(
    readonly search: OutboxSearch,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindOutboxMails)
export class FindOutboxMailsHandler implements IQueryHandler<FindOutboxMails> {
  readonly #outbox: Outbox;
  readonly #locks: OutboxLocks;

  constructor(outbox: Outbox, locks: OutboxLocks) {
    this.#outbox = outbox;
    this.#locks = locks;
  }

  async execute({ search, reader }: FindOutboxMails): Promise<Listing<OutboxMail>> {
    const { rows, total } = await this.#outbox.list(search);
    const locked = await this.#locks.of(rows, reader);
    return { rows: rows.map((entry) => shownEntry(entry, locked.has(entry.id))), total };
  }
}

/** A mail as lists show it. */
export function shownEntry({ id, to, subject, sentAt }: OutboxEntry, locked: boolean): OutboxMail {
  return { _id: id, id, to, subject, sentAt: sentAt.toISOString(), locked };
}
