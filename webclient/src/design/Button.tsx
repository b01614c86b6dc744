import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { buttonClass, type ButtonLook } from './button-class.js';
import styles from './Button.module.css';
import { classes } from './classes.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Something is under way: the button stays where it is, and does not act again. */
  readonly busy?: boolean;
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
      data-kind={kind}
      className={classes(buttonClass({ kind, size, wide }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
