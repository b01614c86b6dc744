import { initial } from '@foyer/contracts/look';
import { portalPicture, type PublicPortal } from '@foyer/contracts/portals';
import type { ReactNode } from 'react';

import { Arch } from '#design/Arch.js';
import { classes } from '#design/classes.js';
import { OneLine } from '#design/OneLine.js';
import { PublicFooter } from '#app/PublicFooter.js';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  readonly portal: PublicPortal;
  readonly children: ReactNode;
  /** Wide steps have a picture and words next to each other if there is room. */
  readonly wide?: boolean;
}

/** Each step takes the focus, so that a screen reader says the new step; it begins at its top. */
const focus = (main: HTMLElement | null) => {
  if (!main) return;
  main.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
};

/** The frame around each step after the start page: the portal's logo, and the languages. */
export function StepFrame({ portal, children, wide = false }: StepFrameProps) {
  const { logo } = portal.appearance;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {logo === undefined ? (
          <Arch size="small">{initial(portal.name)}</Arch>
        ) : (
          <img className={styles.logo} src={portalPicture(portal._id, logo)} alt="" />
        )}
        <OneLine className={styles.name}>{portal.name}</OneLine>
      </header>
      <main ref={focus} tabIndex={-1} className={classes(styles.main, wide && styles.wide)}>
        {children}
      </main>
      <footer className={styles.footer}>
        <PublicFooter />
      </footer>
    </div>
  );
}
