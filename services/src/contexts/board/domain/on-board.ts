import type { BoardEvent } from '@foyer/contracts/board';
import { accepted, type Decision } from '@foyer/contracts/decision';

/** Returns the decision on a board, as its part of a decision over several streams. */
export function onBoard<Result>(decided: Decision<readonly BoardEvent[], Result>) {
  if (decided.type === 'rejected') return decided;
  return accepted({ board: decided.events }, decided.result);
}
