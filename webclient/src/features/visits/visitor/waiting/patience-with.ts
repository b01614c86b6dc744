import { CALL_RETURN_MS } from '@foyer/contracts/calls';
import { VISITOR_ABSENCE_MS, type VisitView } from '@foyer/contracts/visits';

/**
 * Returns the time that the server waits for a visitor whose connection is away, in milliseconds. A
 * kept place does not end by it.
 */
export function patienceWith({
  status,
  placeKept,
}: Pick<VisitView, 'status' | 'placeKept'>): number | undefined {
  if (status === 'IN_CALL') return CALL_RETURN_MS;
  return status === 'IN_WAITING' && placeKept === 'no' ? VISITOR_ABSENCE_MS : undefined;
}
