import type { ButtonHTMLAttributes, ReactNode } from 'react';

import styles from './Button.module.css';
import { classes } from './classes.js';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'live';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'normal' | 'large';
  readonly icon?: ReactNode;
  /** Something is under way: the button stays where it is, and does not act again. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

/** A button that says what it does. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        styles.button,
        styles[kind],
        styles[size],
        wide && styles.wide,
        busy && styles.busy,
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
