import { initial } from '@foyer/contracts/look';
import { portalPicture, type ContentSlot, type PublicPortal } from '@foyer/contracts/portals';
import type { ReactNode } from 'react';

import { Slides } from '#features/visits/slides/Slides.js';
import { itemsOf } from '#features/visits/slides/slots.js';
import styles from './PortalFace.module.css';

interface PortalFaceProps {
  readonly portal: PublicPortal;
  /** The portal's text at this point of the way; empty if it has none. */
  readonly text: string;
  /** The content that plays here, if there is any. */
  readonly slot: ContentSlot;
  readonly children?: ReactNode;
}

/** The look of a portal on a kiosk: its own colour from edge to edge, its name, and its words. */
export function PortalFace({ portal, text, slot, children }: PortalFaceProps) {
  const { logo } = portal.appearance;
  const playing = itemsOf(portal, slot).length > 0;
  return (
    <section className={styles.face} data-playing={playing || undefined}>
      <div className={styles.words}>
        {logo !== undefined && portal.callButton.showDeviceLogo ? (
          <img className={styles.logo} src={portalPicture(portal._id, logo)} alt="" />
        ) : (
          <div className={styles.sign} aria-hidden="true">
            {initial(portal.name)}
          </div>
        )}
        <h1 className={styles.name}>{portal.name}</h1>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {playing && (
        <div className={styles.stage}>
          <Slides portal={portal} slot={slot} fill="parent" />
        </div>
      )}
    </section>
  );
}
