import type { OutboxMail } from '@foyer/contracts/identity';

import { type Actor, defineQuery } from '#platform/cqrs';
import { Outbox, type OutboxEntry, type OutboxSearch } from '#platform/operations/mail';
import { OutboxLocks } from './outbox-locks.js';

interface OutboxQuestion {
  readonly search: OutboxSearch;
  readonly reader: Actor;
}

/** Which mails lie in the outbox, and which of them are closed to the one who looks. */
export const FindOutboxMails = defineQuery({
  name: 'FindOutboxMails',
  needs: { outbox: Outbox, locks: OutboxLocks },
  answer: async ({ search, reader }: OutboxQuestion, { needs: { outbox, locks } }) => {
    const { rows, total } = await outbox.list(search);
    const locked = await locks.of(rows, reader);
    return { rows: rows.map((entry) => shownEntry(entry, locked.has(entry.id))), total };
  },
});

/** A mail as lists show it. */
export function shownEntry({ id, to, subject, sentAt }: OutboxEntry, locked: boolean): OutboxMail {
  return { _id: id, id, to, subject, sentAt: sentAt.toISOString(), locked };
}
