import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

import styles from './Field.module.css';
import { Icon } from './Icon.js';
import { classes } from './classes.js';

/** From this length on a name may well be longer than there is room for. */
const LONG = 40;
/** The part of the room that has to be filled before it is shown how much there is. */
const NEARLY_FULL = 0.9;

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  /** The error of the field; read out when it appears. */
  readonly problem?: string | undefined;
  /** Stands at the end of the line of input, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/**
 * One line of input with its name above and what is wrong below; it counts the characters where the
 * room comes to its end.
 */
export function Field({ label, hint, problem, end, className, ...input }: FieldProps) {
  const id = useId();
  const help = problem ?? hint;
  const { value, maxLength = 0 } = input;
  const length = typeof value === 'string' ? value.length : 0;
  const isNearlyFull = maxLength >= LONG && length >= maxLength * NEARLY_FULL;
  return (
    <div className={classes(styles.field, problem && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={help ? `${id}-help` : undefined}
        />
        {isNearlyFull && (
          <span className={classes(styles.count, 'figures')} role="status">
            {length} / {maxLength}
          </span>
        )}
        {end}
      </div>
      <p id={`${id}-help`} className={styles.help} role={problem ? 'alert' : undefined}>
        {problem && <Icon name="warning" />}
        {help}
      </p>
    </div>
  );
}
