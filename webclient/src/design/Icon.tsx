import { iconPaths, type IconName } from './icon-paths.js';
import styles from './Icon.module.css';
import { classes } from './classes.js';

/** A picture next to words; alone it needs a name, which goes to the element around it. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      className={classes(styles.icon, name === 'thumbDown' && styles.upsideDown)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
