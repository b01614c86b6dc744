import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';

import type { VisitSession } from '../visit-session.js';

/** The common properties of the parts next to a place in line. */
export interface WaitingProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly view: VisitView;
}
