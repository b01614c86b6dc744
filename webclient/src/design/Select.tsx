import { useId } from 'react';

import field from './Field.module.css';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** The text if there are no options. */
  readonly empty?: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of many, with its name above. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, empty, hint, onChange } = props;
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={options.length === 0}
        aria-describedby={hint === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.length === 0 && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={field.help} role="status">
        {hint}
      </p>
    </div>
  );
}
