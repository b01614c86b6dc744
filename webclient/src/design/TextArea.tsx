import { useId, type TextareaHTMLAttributes } from 'react';

import field from './Field.module.css';
import styles from './TextArea.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly value: string;
  /** How much there may be; what is left is shown. */
  readonly maxLength: number;
}

/** Several lines of input with their name above, and how much room is left. */
export function TextArea({ label, value, maxLength, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={field.field}>
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
        />
      </div>
      <p className={`${styles.count} figures`} aria-hidden="true">
        {value.length} / {maxLength}
      </p>
    </div>
  );
}
