import { useTexts } from '#i18n/useTexts.js';
import { PasswordField } from '../PasswordField.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import type { FactorForm } from './useFactorForm.js';

interface FactorPasswordProps {
  readonly form: FactorForm;
  readonly autoFocus?: boolean;
}

/** The present password, which every change of the second factor asks for. */
export function FactorPassword({ form, autoFocus }: FactorPasswordProps) {
  const says = useTexts();
  const missing = form.tried && form.password === '' ? says(texts.passwordMissing) : undefined;
  return (
    <PasswordField
      label={says(texts.password)}
      name="factor-password"
      autoComplete="current-password"
      value={form.password}
      maxLength={128}
      autoFocus={autoFocus}
      problem={missing ?? form.problem.password}
      onChange={(event) => form.setPassword(event.target.value)}
    />
  );
}
