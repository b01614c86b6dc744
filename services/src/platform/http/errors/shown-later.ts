import { Rejected } from '../../eventing/commands/index.js';
import { currentScope } from '../../observability/index.js';

/** What a request could not be shown of what it has done is no failure of what it did. */
export function shownLater(failure: Rejected): Rejected {
  const isDone = failure.code === 'UNAVAILABLE' && currentScope()?.progress?.isDone === true;
  return isDone ? new Rejected('SHOWN_LATER') : failure;
}
