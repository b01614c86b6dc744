import type { HTMLAttributes } from 'react';

import styles from './Card.module.css';
import { classes } from './classes.js';

/** A surface on the page's paper. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes(styles.card, className)} />;
}
