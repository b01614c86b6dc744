import type { WaitingVisitor } from './waitingVisitor.js';

/** The change that a supervisor is about to make for a waiting visitor. */
export interface LineChange {
  readonly kind: 'serveNext' | 'move' | 'transfer';
  readonly visitor: WaitingVisitor;
}
