import type { CallRecord } from '@foyer/contracts/calls';

/** Returns the outcome of a call: a visitor who left the line on their own was not missed. */
export function outcomeOf({
  state,
  endReason,
}: Pick<CallRecord, 'state' | 'endReason'>): CallRecord['state'] | 'left' {
  return state === 'missed' && endReason === 'left' ? 'left' : state;
}
