import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@foyer/contracts/identity';
import type { MemberDocument, ReadStore } from '@foyer/projections';

import { READ_STORE } from '../../platform/tokens.js';

/** A link whose mail has not been handed over yet. */
export interface LinkToMail {
  readonly memberId: string;
  readonly linkId: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

/** The links that are to be mailed. */
export class FindLinksToMail extends Query<readonly LinkToMail[]> {}

@QueryHandler(FindLinksToMail)
export class FindLinksToMailHandler implements IQueryHandler<FindLinksToMail> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute(): Promise<readonly LinkToMail[]> {
    const members = this.#store.collection<MemberDocument>('members');
    const found = await members.find({ 'link.mailed': false });
    return found.flatMap(({ _id, link, email, firstName, language, status }) =>
      link === null || email === null || status === 'INACTIVE'
        ? []
        : [{ ...link, memberId: _id, email, firstName: firstName ?? '', language }],
    );
  }
}
