import type { EmbeddedStep } from '@foyer/contracts/portals';

import type { VisitState } from '../visit-parts.js';

/**
 * How far a visit has come for the page around it, which asks before its visitor loses a place or a
 * call. A place that is kept is not lost with the page.
 */
export function stepOf({ phase, view }: VisitState): EmbeddedStep {
  if (phase !== 'inside') return 'start';
  switch (view?.status) {
    case 'IN_WAITING':
      return view.placeKept === 'no' ? 'ring' : 'start';
    case 'IN_CALL':
      return 'in-call';
    case 'IN_ERROR':
      // A page that fails does not end its call.
      return view.callDetailId === null ? 'start' : 'in-call';
    case 'IN_END':
      return 'ended';
    default:
      return 'start';
  }
}
