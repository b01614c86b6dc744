import { useId, type TextareaHTMLAttributes } from 'react';

import { classes } from './classes.js';
import field from './Field.module.css';
import { Icon } from './Icon.js';
import styles from './TextArea.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly value: string;
  /** How much there may be; what is left is shown. */
  readonly maxLength: number;
  /** The error of the field; read out when it appears. */
  readonly problem?: string | undefined;
}

/** Several lines of input with their name above, and how much room is left. */
export function TextArea({ label, value, maxLength, problem, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={classes(field.field, problem && field.wrong)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.line}>
        <textarea
          rows={5}
          {...rest}
          id={id}
          className={styles.area}
          value={value}
          maxLength={maxLength}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-help` : undefined}
        />
      </div>
      {problem && (
        <p id={`${id}-help`} className={field.help} role="alert">
          <Icon name="warning" />
          {problem}
        </p>
      )}
      <p className={`${styles.count} figures`} aria-hidden="true">
        {value.length} / {maxLength}
      </p>
    </div>
  );
}
