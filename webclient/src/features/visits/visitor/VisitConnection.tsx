import { CALL_RETURN_MS } from '@foyer/contracts/calls';
import { VISITOR_ABSENCE_MS, type VisitView } from '@foyer/contracts/visits';

import { ConnectionLine } from '#app/ConnectionLine.js';
import type { Wire } from '#wire/wire.js';

/**
 * Returns the time that the server waits for a visitor whose connection is away, in milliseconds. A
 * kept place does not end by it.
 */
function patienceWith({ status, placeKept }: VisitView): number | undefined {
  if (status === 'IN_CALL') return CALL_RETURN_MS;
  return status === 'IN_WAITING' && placeKept === 'no' ? VISITOR_ABSENCE_MS : undefined;
}

/** Says that a visitor's connection is lost, and how long the visit waits for its return. */
export function VisitConnection({ wire, view }: { wire: Wire; view: VisitView }) {
  return <ConnectionLine channel={wire.channel('application')} waitsMs={patienceWith(view)} />;
}
