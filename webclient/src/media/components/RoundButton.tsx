import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { classes } from '../../design/classes.js';
import styles from './RoundButton.module.css';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does; shown on hover, on focus and on a long press. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: 'plain' | 'off' | 'danger';
}

/** A round control of a call. */
export function RoundButton({ label, icon, kind = 'plain', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[kind], className)}
      aria-label={label}
      data-label={label}
    >
      {icon}
    </button>
  );
}
