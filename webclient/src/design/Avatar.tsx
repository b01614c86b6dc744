import { initials } from '@foyer/contracts/look';

import styles from './Avatar.module.css';
import { Icon } from './Icon.js';
import { classes } from './classes.js';

interface AvatarProps {
  readonly name: string | null;
  /** The address of the picture, for people who have one. */
  readonly picture?: string | null;
  readonly large?: boolean;
}

/** A person: the picture, else the initials, or a figure for a name without letters. */
export function Avatar({ name, picture = null, large = false }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, large && styles.large)} aria-hidden="true">
      {picture !== null ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        initials(name ?? '') || <Icon name="user" />
      )}
    </span>
  );
}
