import type { PublicPortal } from '@foyer/contracts/portals';

import { HeldFor } from '#media/components/HeldFor.js';
import { Slides } from '../slides/Slides.js';
import styles from './OnHold.module.css';

interface OnHoldProps {
  readonly portal: PublicPortal;
  /** Since when; null where it is not known. */
  readonly since: string | null;
}

/**
 * Shows the portal's waiting content to a visitor who is on hold in a call, and the time on hold.
 */
export function OnHold({ portal, since }: OnHoldProps) {
  return (
    <div className={styles.hold} data-testid="on-hold">
      {since !== null && <HeldFor since={since} />}
      {portal.messages.waiting && <p>{portal.messages.waiting}</p>}
      <Slides portal={portal} slot="waiting" />
    </div>
  );
}
