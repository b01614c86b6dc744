import type { Language } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import { chooseLanguage } from '../i18n/i18n.js';
import styles from './LanguageSwitch.module.css';

const languages = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
] as const;

interface LanguageSwitchProps {
  /** Told what was chosen. */
  readonly onChosen?: (language: Language) => void;
}

/** The languages of the product, each by its own name. */
export function LanguageSwitch({ onChosen }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.switch} role="group" aria-label={t('app.language')}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.choice}
          aria-pressed={i18n.language === code}
          onClick={() => {
            void chooseLanguage(code);
            onChosen?.(code);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
