import type { HTMLAttributes } from 'react';

import { classes } from './classes.js';
import styles from './OneLine.module.css';

interface OneLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dir'> {
  readonly as?: 'span' | 'p' | 'h2' | 'strong';
  readonly children: string;
}

/**
 * A text in one line. Where it is too long it is cut at its own end, which is on the left in
 * Arabic and Hebrew, and all of it is shown on hover.
 */
export function OneLine({ as: Tag = 'span', className, children, ...rest }: OneLineProps) {
  return (
    <Tag dir="auto" title={children} {...rest} className={classes(styles.line, className)}>
      {children}
    </Tag>
  );
}
