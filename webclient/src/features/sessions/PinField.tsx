import { useTranslation } from 'react-i18next';

import { Field } from '#design/Field.js';

const DIGITS = 4;

interface PinFieldProps {
  readonly pin: string;
  /** True if the PIN was tried and is wrong. */
  readonly wrong: boolean;
  /** The text that asks for the PIN; by default for that of a session. */
  readonly hint?: string;
  readonly onChange: (pin: string) => void;
}

/** True if all digits are there. */
export const isWholePin = (pin: string): boolean => pin.length === DIGITS;

/** The field for the PIN of a session or meeting. */
export function PinField({ pin, wrong, hint, onChange }: PinFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('sessions.pin')}
      hint={hint ?? t('sessions.pinAsk')}
      value={pin}
      maxLength={DIGITS}
      inputMode="numeric"
      autoComplete="off"
      problem={wrong ? t('sessions.pinWrong') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
