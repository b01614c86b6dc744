import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

import { isAllDay, shownEnd } from './draft.js';
import type { TheirChange } from './theirChanges.js';

interface HoursChangedMeanwhileProps {
  readonly changes: readonly TheirChange[];
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Says which hours another administrator has changed since, and asks which version to keep. */
export function HoursChangedMeanwhile({ changes, onTake, onKeep }: HoursChangedMeanwhileProps) {
  const translate = useTranslate();
  const inWords = (change: TheirChange): string => {
    if (change.what === 'zone') return `${translate('portal.availability.zone')}: ${change.zone}`;
    if (change.what !== 'day') {
      return translate(`portal.availability.theirs.${change.what}`, { name: change.name });
    }
    const day = translate(`portal.availability.day.${change.day}`);
    if (isAllDay(change.spans)) return `${day}: ${translate('portal.availability.allDay')}`;
    const spans = change.spans.map(({ start, end }) => `${start}–${shownEnd(end)}`).join(', ');
    return `${day}: ${spans || translate('portal.availability.closedAllDay')}`;
  };
  return (
    <Alert severity="warning" sx={{ mb: 3 }} role="alert">
      <AlertTitle>{translate('portal.conflict.title')}</AlertTitle>
      <ul>
        {changes.map(inWords).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button onClick={onTake}>{translate('portal.conflict.take')}</Button>
      <Button onClick={onKeep}>{translate('portal.conflict.keep')}</Button>
    </Alert>
  );
}
