import { Inject } from '@nestjs/common';
import { permits } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import type { Actor } from '#platform/cqrs';
import type { OutboxEntry } from '#platform/operations/mail';
import { READ_STORE } from '#platform/tokens';

/** Which mails are closed to whom. */
export class OutboxLocks {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /**
   * Anyone who holds the link to a password is its member. So mails to administrators are open only
   * to those who make administrators, and to their owner.
   * @returns the ids of the mails that are closed to the reader
   */
  async of(entries: readonly OutboxEntry[], reader: Actor): Promise<ReadonlySet<string>> {
    if (reader.type === 'system' || permits('members.promote', reader.role)) return new Set();
    const people = entries.map(({ personId }) => personId);
    const members = await this.store
      .collection<MemberDocument>('members')
      .find({ _id: trusted({ $in: people }) });
    const administrators = new Set(
      members.filter(({ role }) => permits('members.manage', role)).map(({ _id }) => _id),
    );
    const isClosed = ({ personId }: OutboxEntry): boolean =>
      personId !== reader.id && administrators.has(personId);
    return new Set(entries.filter(isClosed).map(({ id }) => id));
  }
}
