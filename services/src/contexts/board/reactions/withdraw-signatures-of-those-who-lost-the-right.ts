import { CallLeft, CallRoleChanged } from '@foyer/contracts/calls';

import { defineReaction } from '../../../platform/eventing/index.js';
import { WithdrawLostSignatures } from '../commands/index.js';

/** A signature is not waited for by people who may not ask for it any more, nor asked of those who are put out. */
export const WithdrawSignaturesOfThoseWhoLostTheRight = defineReaction({
  name: 'withdraw-signatures-of-those-who-lost-the-right',
  on: [CallLeft, CallRoleChanged],
  key: ({ data }) => ('reason' in data && data.reason !== 'removed' ? undefined : data.callId),
  run: async (boardId, { execute }) => {
    await execute(WithdrawLostSignatures, { boardId }, { correlationId: boardId });
  },
});
