import {
  avoidsFirstName,
  passwordRules,
  strengthUnder,
  keepsPolicy,
  type PasswordPolicy,
  type PasswordRule,
  type PasswordStrength,
} from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import type { Tone } from '#design/Badge.js';
import { Icon } from '#design/Icon.js';
import { Meter } from '#design/Meter.js';
import { classes } from '#design/classes.js';
import styles from './StrengthMeter.module.css';

const levels: Readonly<Record<PasswordStrength, { value: number; tone: Tone }>> = {
  nothing: { value: 0, tone: 'danger' },
  'very-weak': { value: 0.2, tone: 'danger' },
  weak: { value: 0.4, tone: 'waiting' },
  medium: { value: 0.7, tone: 'waiting' },
  strong: { value: 1, tone: 'live' },
};

function Rule({ text, kept }: { text: string; kept: boolean }) {
  const { t } = useTranslation();
  return (
    <li className={classes(styles.rule, kept && styles.kept)}>
      <Icon name="check" />
      {text}
      <span className="visually-hidden">{kept ? t('auth.kept') : t('auth.notKept')}</span>
    </li>
  );
}

/**
 * How strong a password is, and which rules it keeps, while it is typed.
 * @param firstName The owner's, where it is known; a password that contains it is not strong.
 */
export function StrengthMeter({
  password,
  policy,
  firstName = '',
}: {
  password: string;
  /** The one in force, by which it is measured. */
  policy: PasswordPolicy;
  firstName?: string;
}) {
  const { t } = useTranslation();
  const nameless = avoidsFirstName(password, firstName);
  const typed = strengthUnder(policy, password);
  const strength = typed === 'strong' && !nameless ? 'medium' : typed;
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
        {policy === 'passphrase' ? (
          <>
            <Rule text={t('auth.phrase.length')} kept={keepsPolicy(policy, password)} />
            <li>{t('auth.phrase.common')}</li>
          </>
        ) : (
          (Object.keys(passwordRules) as PasswordRule[]).map((rule) => (
            <Rule
              key={rule}
              text={t(`auth.rule.${rule}`)}
              kept={password !== '' && passwordRules[rule](password)}
            />
          ))
        )}
        {firstName !== '' && (
          <Rule text={t('auth.rule.noName')} kept={password !== '' && nameless} />
        )}
      </ul>
    </div>
  );
}
