import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { Rejected } from '../../platform/commands/index.js';
import { READ_STORE } from '../../platform/tokens.js';

/** One call, or the refusal CALL_NOT_FOUND. */
export class GetCall extends Query<CallRecord> {
  constructor(readonly callId: string) {
    super();
  }
}

@QueryHandler(GetCall)
export class GetCallHandler implements IQueryHandler<GetCall> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ callId }: GetCall): Promise<CallRecord> {
    const found = await this.#store.collection<CallRecord>('calls').findOne({ _id: callId });
    if (!found) throw new Rejected('CALL_NOT_FOUND');
    return found;
  }
}
