import { CallLeft, CallRoleChanged, type LeaveReason } from '@foyer/contracts/calls';

import { defineReaction } from '#platform/cqrs';
import { WithdrawLostSignatures } from '../commands.js';

/** Ends of a place in the call that take a right along. */
const LOSSES: ReadonlySet<LeaveReason> = new Set(['removed', 'signed-out']);

/**
 * A signature request ends if the person who asked loses the right to ask, or if the person who was
 * asked is removed.
 */
export const WithdrawSignaturesOfThoseWhoLostTheRight = defineReaction({
  name: 'withdraw-signatures-of-those-who-lost-the-right',
  on: [CallLeft, CallRoleChanged],
  key: ({ data }) => ('reason' in data && !LOSSES.has(data.reason) ? undefined : data.callId),
  run: async (boardId, { execute }) => {
    await execute(WithdrawLostSignatures, { boardId }, { correlationId: boardId });
  },
});
