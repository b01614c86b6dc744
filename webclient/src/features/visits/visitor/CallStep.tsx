import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';

import type { LocalMedia } from '../../../media/core/local-media.js';
import type { Wire } from '../../../wire/wire.js';
import { JoiningStep } from './JoiningStep.js';
import type { VisitSession } from './visit-session.js';

interface CallStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
  readonly wire: Wire;
}

/** The visitor's side of the call. */
export function CallStep({ portal }: CallStepProps) {
  return <JoiningStep portal={portal} />;
}
