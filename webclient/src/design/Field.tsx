import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

import styles from './Field.module.css';
import { Icon } from './Icon.js';
import { classes } from './classes.js';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong; read out when it appears. */
  readonly problem?: string | undefined;
  /** Stands at the end of the line of input, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/** One line of input with its name above and what is wrong below. */
export function Field({ label, hint, problem, end, className, ...input }: FieldProps) {
  const id = useId();
  const help = problem ?? hint;
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
        {end}
      </div>
      <p id={`${id}-help`} className={styles.help} role={problem ? 'alert' : undefined}>
        {problem && <Icon name="warning" />}
        {help}
      </p>
    </div>
  );
}
