import { PASSPHRASE_MAX, PASSWORD_MAX } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { newPasswordProblem, type NewPassword } from './new-password.js';
import { PasswordField } from './PasswordField.js';
import { StrengthMeter } from './StrengthMeter.js';

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  /** True after a try to send it: missing values are reported too. */
  readonly tried: boolean;
  /** The owner's, which the password must not contain; known only to those who are signed in. */
  readonly firstName?: string;
  /** The server's reason for a refused password. */
  readonly refused?: string | undefined;
  readonly autoFocus?: boolean;
}

/** A new password, typed twice, with its strength and the rules that it keeps. */
export function NewPasswordFields({
  value,
  onChange,
  tried,
  firstName = '',
  refused,
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { passwordPolicy } = useStore(company);
  const longest = passwordPolicy === 'passphrase' ? PASSPHRASE_MAX : PASSWORD_MAX;
  const problem = tried ? newPasswordProblem(value, passwordPolicy, firstName) : undefined;
  return (
    <>
      <div>
        <PasswordField
          label={t('auth.newPassword')}
          name="new-password"
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={value.password}
          maxLength={longest}
          problem={problem === 'PASSWORD_RULE' ? t('auth.passwordRules') : refused}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
        <StrengthMeter password={value.password} policy={passwordPolicy} firstName={firstName} />
      </div>
      <PasswordField
        label={t('auth.again')}
        name="again"
        autoComplete="new-password"
        value={value.again}
        maxLength={longest}
        problem={problem === 'PASSWORDS_DIFFER' ? t('auth.different') : undefined}
        onChange={(event) => onChange({ ...value, again: event.target.value })}
      />
    </>
  );
}
