import { portalEvents, type PortalEvent } from '@foyer/contracts/portals';

import { defineAggregate } from '#platform/cqrs';
import { evolvePortal, initialPortal, type PortalState } from './domain/portal.js';

/** Streams `portal-<id>`. */
export const Portal = defineAggregate<PortalState, PortalEvent>({
  name: 'portal',
  initial: initialPortal,
  evolve: evolvePortal,
  events: portalEvents,
});
