import { Rejected } from '../../cqrs/commands/index.js';
import { currentScope } from '../../observability/index.js';

/** Turns a failure after the work was done into SHOWN_LATER: the work itself did not fail. */
export function shownLater(failure: Rejected): Rejected {
  const isDone = failure.code === 'UNAVAILABLE' && currentScope()?.progress?.isDone === true;
  return isDone ? new Rejected('SHOWN_LATER') : failure;
}
