import {
  passwordRules,
  passwordStrength,
  type PasswordRule,
  type PasswordStrength,
} from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import type { Tone } from '../../design/Badge.js';
import { Icon } from '../../design/Icon.js';
import { Meter } from '../../design/Meter.js';
import { classes } from '../../design/classes.js';
import styles from './StrengthMeter.module.css';

const levels: Readonly<Record<PasswordStrength, { value: number; tone: Tone }>> = {
  nothing: { value: 0, tone: 'danger' },
  'very-weak': { value: 0.2, tone: 'danger' },
  weak: { value: 0.4, tone: 'waiting' },
  medium: { value: 0.7, tone: 'waiting' },
  strong: { value: 1, tone: 'live' },
};

/** How strong a password is, and which rules it keeps, while it is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const { value, tone } = levels[strength];
  return (
    <div className={styles.strength}>
      <Meter
        label={t('auth.strength')}
        value={value}
        tone={tone}
        text={t(`auth.level.${strength}`)}
      />
      <p className={styles.word} aria-live="polite">
        {t(`auth.level.${strength}`)}
      </p>
      <ul className={styles.rules}>
        {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
          const kept = password !== '' && passwordRules[rule](password);
          return (
            <li key={rule} className={classes(styles.rule, kept && styles.kept)}>
              <Icon name="check" />
              {t(`auth.rule.${rule}`)}
              <span className="visually-hidden">{kept ? t('auth.kept') : t('auth.notKept')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
