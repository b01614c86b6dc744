import { REASON_LENGTH } from '@foyer/contracts/schema';
import { useTranslation } from 'react-i18next';

import { TextArea } from '#design/TextArea.js';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  /** True if the agent tried to continue: only then the missing reason is reported. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (reason: string) => void;
}

/** True if a reason is long enough for the log. */
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
