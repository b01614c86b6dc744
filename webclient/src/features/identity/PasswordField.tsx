import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#design/Field.js';
import styles from './PasswordField.module.css';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('auth.hide') : t('auth.show')}
        </button>
      }
    />
  );
}
