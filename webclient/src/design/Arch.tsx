import type { ReactNode } from 'react';

import styles from './Arch.module.css';
import { classes } from './classes.js';

/** The product's doorway: frames a portal's initial, a number, a picture. */
export function Arch({
  children,
  size = 'normal',
}: {
  children?: ReactNode;
  size?: 'small' | 'normal' | 'large';
}) {
  return <div className={classes(styles.arch, styles[size])}>{children}</div>;
}
