import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';
import { CallsUnderWay } from '../ports/calls-under-way.js';

/** The calls under way by the read model of calls. */
@Injectable()
export class ReadCallsUnderWay extends CallsUnderWay {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async ids(): Promise<readonly string[]> {
    const calls = this.store.collection<CallRecord>('calls');
    const underWay = await calls.find({ state: 'inCall' }, { projection: { _id: 1 } });
    return underWay.map(({ _id }) => _id);
  }
}
