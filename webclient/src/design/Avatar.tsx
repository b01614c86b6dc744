import styles from './Avatar.module.css';
import { Icon } from './Icon.js';
import { classes } from './classes.js';
import { initials } from './initials.js';

/** Somebody without a picture: the initials, or a figure for somebody without a name. */
export function Avatar({ name, large = false }: { name: string | null; large?: boolean }) {
  return (
    <span className={classes(styles.avatar, large && styles.large)} aria-hidden="true">
      {name ? initials(name) : <Icon name="user" />}
    </span>
  );
}
