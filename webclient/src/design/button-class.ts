import styles from './Button.module.css';
import { classes } from './classes.js';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'live';

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'normal' | 'large';
  readonly wide?: boolean;
}

/** The look of a button, also for links that lead on. */
export const buttonClass = ({
  kind = 'secondary',
  size = 'normal',
  wide = false,
}: ButtonLook = {}): string =>
  classes(styles.button, styles[kind], styles[size], wide && styles.wide);
