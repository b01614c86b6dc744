import { REASON_LENGTH } from '@foyer/contracts/schema';
import { useTranslation } from 'react-i18next';

import { TextArea } from '../../../design/TextArea.js';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  /** Whether it was tried to go on: only then is it said that a reason is missing. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (reason: string) => void;
}

/** Whether a reason says enough to stand in the log. */
export function isReason(reason: string): boolean {
  return reason.trim().length >= REASON_LENGTH.min;
}

/** Why something is done that the log keeps a reason of. */
export function ReasonField({ value, tried, onChange, ...rest }: ReasonFieldProps) {
  const { t } = useTranslation();
  const isMissing = tried && !isReason(value);
  return (
    <TextArea
      {...rest}
      value={value}
      maxLength={REASON_LENGTH.max}
      rows={3}
      problem={isMissing ? t('desk.reasonShort', { min: REASON_LENGTH.min }) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
