import { classes } from './classes.js';
import styles from './CountMark.module.css';

const MOST = 99;

interface CountMarkProps {
  readonly count: number;
  /** True if it stands next to words, instead of in the corner of its button. */
  readonly inline?: boolean;
}

/** How much is new, at what leads there; its name has to say the same in words. */
export function CountMark({ count, inline = false }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span
      className={classes(styles.mark, inline && styles.inline, 'figures')}
      aria-hidden="true"
      data-testid="count-mark"
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
