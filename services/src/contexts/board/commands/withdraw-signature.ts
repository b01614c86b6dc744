import { accepted } from '@foyer/contracts/decision';

import { defineCommand } from '../../../platform/eventing/index.js';
import { withdrawSignature } from '../domain/withdraw-signature.js';
import { boardStream } from './streams.js';

/** The program withdraws what was asked for on a document that is gone. */
export const WithdrawSignature = defineCommand({
  name: 'WithdrawSignature',
  stream: ({ boardId }: { readonly boardId: string; readonly documentId: string }) =>
    boardStream(boardId),
  decide: (board, of) => accepted(withdrawSignature(board, of)),
});
