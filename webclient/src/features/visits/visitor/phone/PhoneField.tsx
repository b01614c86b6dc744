import { Field } from '#design/Field.js';
import { phoneTexts } from '#i18n/phone-texts.js';
import { useTexts } from '#i18n/useTexts.js';

interface PhoneFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (phoneNumber: string) => void;
}

/** Asks for the mobile number that a code is texted to. */
export function PhoneField({ value, problem, onChange }: PhoneFieldProps) {
  const says = useTexts();
  return (
    <Field
      label={says(phoneTexts.number)}
      hint={says(phoneTexts.numberHint)}
      name="tel"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
