import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

import {
  ChangedMeanwhile,
  type TheirChange as Worded,
} from '../../layout/saving/ChangedMeanwhile.js';
import { isAllDay, shownEnd } from './draft.js';
import type { TheirChange } from './theirChanges.js';

interface HoursChangedMeanwhileProps {
  readonly changes: readonly TheirChange[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Words what others have changed of the hours since, for the question whose shall hold. */
export function HoursChangedMeanwhile({ changes, onKeep, ...answers }: HoursChangedMeanwhileProps) {
  const translate = useTranslate();
  const worded = (change: TheirChange): Omit<Worded, 'path'> => {
    if (change.what === 'zone') {
      return { label: translate('portal.availability.zone'), theirs: change.zone };
    }
    if (change.what !== 'day') {
      const theirs = translate(`portal.availability.theirs.${change.what}`, { name: change.name });
      return { label: translate('portal.availability.exceptions'), theirs };
    }
    const label = translate(`portal.availability.day.${change.day}`);
    if (isAllDay(change.spans)) {
      return { label, theirs: translate('portal.availability.allDay') };
    }
    const spans = change.spans.map(({ start, end }) => `${start}–${shownEnd(end)}`).join(', ');
    return { label, theirs: spans || translate('portal.availability.closedAllDay') };
  };
  return (
    <ChangedMeanwhile
      {...answers}
      changes={changes.map((change) => ({ path: JSON.stringify(change), ...worded(change) }))}
      keep={<Button onClick={onKeep}>{translate('layout.meanwhile.keep')}</Button>}
    />
  );
}
