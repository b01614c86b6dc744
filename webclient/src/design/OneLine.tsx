import type { HTMLAttributes } from 'react';

import { classes } from './classes.js';
import styles from './OneLine.module.css';

interface OneLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dir'> {
  readonly as?: 'span' | 'p' | 'h2' | 'strong';
  readonly children: string;
}

/**
 * A text in one line. One that is too long is cut at its own end, which is on the left in Arabic and
 * Hebrew. Hovering shows all of it.
 */
export function OneLine({ as: Tag = 'span', className, children, ...rest }: OneLineProps) {
  return (
    <Tag dir="auto" title={children} {...rest} className={classes(styles.line, className)}>
      {children}
    </Tag>
  );
}
