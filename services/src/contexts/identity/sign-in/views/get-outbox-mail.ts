import { type Actor, defineQuery, Rejected } from '#platform/cqrs';
import { Outbox } from '#platform/operations/mail';
import { shownEntry } from './find-outbox-mails.js';
import { OutboxLocks } from './outbox-locks.js';

interface MailQuestion {
  readonly mailId: string;
  readonly reader: Actor;
}

/**
 * One mail of the outbox; or the error MAIL_NOT_FOUND, or FORBIDDEN where it is closed to the
 * reader.
 */
export const GetOutboxMail = defineQuery({
  name: 'GetOutboxMail',
  needs: { outbox: Outbox, locks: OutboxLocks },
  answer: async ({ mailId, reader }: MailQuestion, { needs: { outbox, locks } }) => {
    const letter = await outbox.read(mailId);
    if (letter === undefined) throw new Rejected('MAIL_NOT_FOUND');
    if ((await locks.of([letter], reader)).size > 0) throw new Rejected('FORBIDDEN');
    const { from, text, html } = letter;
    return { ...shownEntry(letter, false), from, text, html };
  },
});
