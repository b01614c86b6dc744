import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord, Participant } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '../../platform/tokens.js';
import { JoinerNames } from '../conference/joiner-names.js';

/** Takes names from the record of the call. */
@Injectable()
export class ReadJoinerNames extends JoinerNames {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    super();
    this.#store = store;
  }

  async nameOf(callId: string, joinerType: Participant['joinerType']): Promise<string> {
    const record = await this.#store.collection<CallRecord>('calls').findOne({ _id: callId });
    return (joinerType === 'User' ? record?.agentName : record?.visitorName) ?? '';
  }
}
