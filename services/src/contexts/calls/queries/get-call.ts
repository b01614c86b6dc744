import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { defineQuery, need } from '../../../platform/eventing/index.js';
import { READ_STORE } from '../../../platform/tokens.js';

/** One call, or the error CALL_NOT_FOUND. */
export const GetCall = defineQuery({
  name: 'GetCall',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (callId: string, { needs }): Promise<CallRecord> => {
    const found = await needs.store.collection<CallRecord>('calls').findOne({ _id: callId });
    if (!found) throw new Rejected('CALL_NOT_FOUND');
    return found;
  },
});
