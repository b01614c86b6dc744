import type { ReactNode } from 'react';

import styles from './Arch.module.css';
import { classes } from './classes.js';

/**
 * The product's doorway: frames a portal's initial, a number, a picture. The server draws one of
 * normal size itself.
 */
export function Arch({
  children,
  size = 'normal',
}: {
  children?: ReactNode;
  size?: 'small' | 'normal' | 'large';
}) {
  const sized = size === 'normal' ? 'arch-normal' : styles[size];
  return <div className={classes('arch', sized)}>{children}</div>;
}
