import type { PortalException } from '@foyer/contracts/portals';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

import { ChangedMeanwhile, type TheirChange as Worded } from '#layout/saving/ChangedMeanwhile.js';
import { isAllDay, shownEnd, type Span } from './draft.js';
import type { TheirChange } from './theirChanges.js';
import { useExceptionInWords } from './useExceptionInWords.js';

interface HoursChangedMeanwhileProps {
  readonly changes: readonly TheirChange[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Words what others have changed of the hours since, for the question whose shall hold. */
export function HoursChangedMeanwhile({ changes, onKeep, ...answers }: HoursChangedMeanwhileProps) {
  const translate = useTranslate();
  const { rangeOf, stateOf } = useExceptionInWords();
  const spansIn = (spans: readonly Span[]): string => {
    if (isAllDay(spans)) return translate('portal.availability.allDay');
    const all = spans.map(({ start, end }) => `${start}–${shownEnd(end)}`).join(', ');
    return all || translate('portal.availability.closedAllDay');
  };
  const exceptionIn = (exception: PortalException | undefined): string =>
    exception === undefined
      ? translate('portal.availability.noException')
      : [exception.name, rangeOf(exception), stateOf(exception)].join(', ');
  const worded = (change: TheirChange): Worded => {
    switch (change.what) {
      case 'zone':
        return { ...change, path: 'zone', label: translate('portal.availability.zone') };
      case 'day': {
        const label = translate(`portal.availability.day.${change.day}`);
        const [mine, theirs] = [spansIn(change.mine), spansIn(change.theirs)];
        return { path: change.day, label, mine, theirs };
      }
      case 'exception': {
        const label = translate('portal.availability.exceptionLabel');
        const [mine, theirs] = [exceptionIn(change.mine), exceptionIn(change.theirs)];
        return { path: change.id, label, mine, theirs };
      }
    }
  };
  return (
    <ChangedMeanwhile
      {...answers}
      changes={changes.map(worded)}
      keep={<Button onClick={onKeep}>{translate('layout.meanwhile.keep')}</Button>}
    />
  );
}
