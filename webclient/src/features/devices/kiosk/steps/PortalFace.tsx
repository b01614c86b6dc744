import type { PublicPortal } from '@foyer/contracts/portals';
import type { ReactNode } from 'react';

import { initials } from '../../../../design/initials.js';
import styles from './PortalFace.module.css';

interface PortalFaceProps {
  readonly portal: PublicPortal;
  /** What the portal says at this point of the way; empty where it says nothing. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** What a portal shows of itself on a kiosk: its own colour from edge to edge, its name, and its words. */
export function PortalFace({ portal, text, children }: PortalFaceProps) {
  return (
    <section className={styles.face}>
      <div className={styles.words}>
        <div className={styles.sign} aria-hidden="true">
          {initials(portal.name).slice(0, 1)}
        </div>
        <h1 className={styles.name}>{portal.name}</h1>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  );
}
