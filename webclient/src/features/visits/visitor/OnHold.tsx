import type { PublicPortal } from '@foyer/contracts/portals';

import { Slides } from '../slides/Slides.js';
import styles from './OnHold.module.css';

/** What the portal shows to those who wait, for a visitor who is on hold in a call. */
export function OnHold({ portal }: { readonly portal: PublicPortal }) {
  return (
    <div className={styles.hold} data-testid="on-hold">
      {portal.messages.waiting && <p>{portal.messages.waiting}</p>}
      <Slides portal={portal} slot="waiting" />
    </div>
  );
}
