import type { ReactNode } from 'react';

import styles from './Badge.module.css';
import { classes } from './classes.js';

export type Tone = 'neutral' | 'accent' | 'waiting' | 'live' | 'danger';

/** A state in one or two words; the words carry it, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
