import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';

import type { VisitSession } from '../visit-session.js';

/** What the parts beside a place in line stand on. */
export interface WaitingProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly view: VisitView;
}
