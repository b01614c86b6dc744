import { useTranslation } from 'react-i18next';

import { whenThere } from './times.js';

interface WhenThereProps {
  readonly meeting: {
    readonly startTime: string;
    readonly endTime: string;
    readonly timeZone: string;
  };
  readonly className?: string | undefined;
}

/** The time of a meeting by its own clock, for those who live by another. */
export function WhenThere({ meeting, className }: WhenThereProps) {
  const { t } = useTranslation();
  const there = whenThere(meeting);
  if (there === undefined) return null;
  return <p className={className}>{t('calendar.whenThere', { when: there })}</p>;
}
