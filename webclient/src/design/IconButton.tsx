import type { ButtonHTMLAttributes } from 'react';

import type { IconName } from './icon-paths.js';
import { Icon } from './Icon.js';
import styles from './IconButton.module.css';
import { classes } from './classes.js';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** The action of the button, for people who do not see the picture, and on hover. */
  readonly label: string;
}

/** A button of a picture alone. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
