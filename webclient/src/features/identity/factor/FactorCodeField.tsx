import { Field } from '#design/Field.js';
import { useTexts } from '#i18n/useTexts.js';
import { factorTexts as texts } from './factor-texts.js';
import type { FactorCode } from './useFactorCode.js';

interface FactorCodeFieldProps {
  readonly code: FactorCode;
  /** True once it was tried to send it: what is missing is shown from then on. */
  readonly tried: boolean;
  /** Why the server did not take it. */
  readonly refused: string | undefined;
  readonly autoFocus?: boolean;
}

/** A code of the app, which phones and password managers fill in, or a recovery code. */
export function FactorCodeField({ code, tried, refused, autoFocus }: FactorCodeFieldProps) {
  const says = useTexts();
  const shared = {
    value: code.value,
    problem: (tried ? code.problem : undefined) ?? refused,
    spellCheck: false,
    autoFocus,
  };
  return code.isRecovery ? (
    <Field
      key="recovery"
      {...shared}
      label={says(texts.recoveryCode)}
      name="recovery-code"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      onChange={(event) => code.change(event.target.value)}
    />
  ) : (
    <Field
      key="app"
      {...shared}
      label={says(texts.code)}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => code.change(event.target.value)}
    />
  );
}
