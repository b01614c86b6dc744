import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { classes } from '../../design/classes.js';
import { CountMark } from '../../design/CountMark.js';
import styles from './RoundButton.module.css';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does; shown on hover, on focus and on a long press. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: 'plain' | 'off' | 'danger';
  /** Why it cannot be used now; shown in the place of what it does. */
  readonly held?: string | undefined;
  /** How much is new there; the label says so too. */
  readonly count?: number;
}

/** A round control of a call. */
export function RoundButton({
  label,
  icon,
  kind = 'plain',
  held,
  count = 0,
  className,
  onClick,
  ...rest
}: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[kind], className)}
      aria-label={held ?? label}
      // Unlike a disabled one it is still reached by who wants to know why.
      aria-disabled={held !== undefined || undefined}
      data-label={held ?? label}
      onClick={held === undefined ? onClick : undefined}
    >
      {icon}
      <CountMark count={count} />
    </button>
  );
}
