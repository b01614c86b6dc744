import type { WaitingVisitor } from './waitingVisitor.js';

/** What a supervisor is about to do with somebody who waits. */
export interface LineChange {
  readonly kind: 'serveNext' | 'move' | 'transfer';
  readonly visitor: WaitingVisitor;
}
