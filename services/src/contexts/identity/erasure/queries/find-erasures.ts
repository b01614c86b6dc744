import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadStore } from '@foyer/projections';
import type { ErasureDocument } from '@foyer/projections/identity';

import { Rejected } from '../../../../platform/eventing/commands/index.js';
import { READ_STORE } from '../../../../platform/tokens.js';

/** That a person was forgotten, or the error PERSON_NOT_FOUND. */
export class GetErasure extends Query<ErasureDocument> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(GetErasure)
export class GetErasureHandler implements IQueryHandler<GetErasure> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ personId }: GetErasure): Promise<ErasureDocument> {
    const found = await this.#store
      .collection<ErasureDocument>('forgettings')
      .findOne({ _id: personId });
    if (!found) throw new Rejected('PERSON_NOT_FOUND');
    return found;
  }
}

/** Who is to be forgotten and is not erased yet. */
export class FindUnfinishedErasures extends Query<readonly string[]> {}

@QueryHandler(FindUnfinishedErasures)
export class FindUnfinishedErasuresHandler implements IQueryHandler<FindUnfinishedErasures> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute(): Promise<readonly string[]> {
    const found = await this.#store
      .collection<ErasureDocument>('forgettings')
      .find({ erasedAt: null });
    return found.map(({ _id }) => _id);
  }
}
