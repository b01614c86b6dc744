import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';

/** Finds the calls that have not ended, for parts that have just started. */
@Injectable()
export class CallsUnderWay {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  async ids(): Promise<readonly string[]> {
    const calls = this.store.collection<CallRecord>('calls');
    const underWay = await calls.find({ state: 'inCall' }, { projection: { _id: 1 } });
    return underWay.map(({ _id }) => _id);
  }

  /** Finds the calls of a place, such as a session. */
  async at(originId: string): Promise<readonly string[]> {
    const calls = this.store.collection<CallRecord>('calls');
    const underWay = await calls.find({ originId, state: 'inCall' }, { projection: { _id: 1 } });
    return underWay.map(({ _id }) => _id);
  }
}
