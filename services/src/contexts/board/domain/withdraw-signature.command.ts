import { accepted } from '@foyer/contracts/decision';

import { defineCommand } from '#platform/cqrs';
import { withdrawLostSignatures, withdrawSignature } from './withdraw-signature.js';
import { boardStream, callStream, rightsIn } from '../streams.js';

/** The program withdraws what was asked for on a document that is gone. */
export const WithdrawSignature = defineCommand({
  name: 'WithdrawSignature',
  stream: ({ boardId }: { readonly boardId: string; readonly documentId: string }) =>
    boardStream(boardId),
  decide: (board, of) => accepted(withdrawSignature(board, of)),
});

/**
 * The program withdraws what people ask for, or are asked for, who lost the right to it in the
 * call.
 */
export const WithdrawLostSignatures = defineCommand({
  name: 'WithdrawLostSignatures',
  streams: ({ boardId }: { readonly boardId: string }) => ({
    board: boardStream(boardId),
    call: callStream(boardId),
  }),
  decide: ({ board, call }, { boardId }) => {
    const rights = rightsIn(call);
    return accepted({ board: rights ? withdrawLostSignatures(board, boardId, rights) : [] });
  },
});
