import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadStore } from '@foyer/projections';
import type { ForgettingDocument } from '@foyer/projections/identity';

import { Rejected } from '../../platform/commands/index.js';
import { READ_STORE } from '../../platform/tokens.js';

/** That a person was forgotten, or the refusal PERSON_NOT_FOUND. */
export class GetForgetting extends Query<ForgettingDocument> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(GetForgetting)
export class GetForgettingHandler implements IQueryHandler<GetForgetting> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ personId }: GetForgetting): Promise<ForgettingDocument> {
    const found = await this.#store
      .collection<ForgettingDocument>('forgettings')
      .findOne({ _id: personId });
    if (!found) throw new Rejected('PERSON_NOT_FOUND');
    return found;
  }
}

/** Who is to be forgotten and is not erased yet. */
export class FindUnfinishedForgettings extends Query<readonly string[]> {}

@QueryHandler(FindUnfinishedForgettings)
export class FindUnfinishedForgettingsHandler implements IQueryHandler<FindUnfinishedForgettings> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute(): Promise<readonly string[]> {
    const found = await this.#store
      .collection<ForgettingDocument>('forgettings')
      .find({ erasedAt: null });
    return found.map(({ _id }) => _id);
  }
}
