import { useTranslation } from 'react-i18next';

import { Field } from '../../design/Field.js';

const DIGITS = 4;

interface PinFieldProps {
  readonly pin: string;
  /** Whether it was tried and is not the right one. */
  readonly wrong: boolean;
  /** What is asked for; the PIN of a session unless given. */
  readonly hint?: string;
  readonly onChange: (pin: string) => void;
}

/** Whether all digits are there. */
export const isWholePin = (pin: string): boolean => pin.length === DIGITS;

/** Where the PIN of a session or meeting is typed. */
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
