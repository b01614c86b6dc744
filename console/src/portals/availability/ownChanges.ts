import { isSameValue } from '@foyer/contracts/schema';

import { DAYS, type Day, type Draft } from './draft.js';

/**
 * Returns the hours to save over those of others: theirs, with the changes made here since they
 * were read.
 */
export function ownChanges(draft: Draft, read: Draft, theirs: Draft): Draft {
  const pick = <V>(mine: V, before: V, others: V): V => (isSameValue(mine, before) ? others : mine);
  const onDay = (day: Day) =>
    pick(draft.availability[day], read.availability[day], theirs.availability[day]);
  const days = DAYS.map((day) => [day, onDay(day)] as const);
  return {
    availability: { ...theirs.availability, ...Object.fromEntries(days) },
    timezone: pick(draft.timezone, read.timezone, theirs.timezone),
    exceptions: ownExceptions(draft, read, theirs),
  };
}

/** Exceptions are changed one by one, as days are. */
function ownExceptions(draft: Draft, read: Draft, theirs: Draft): Draft['exceptions'] {
  const find = ({ exceptions }: Draft, id: string) => exceptions.find(({ _id }) => _id === id);
  const ids = new Set(
    [...theirs.exceptions, ...read.exceptions, ...draft.exceptions].map(({ _id }) => _id),
  );
  return [...ids]
    .map((id) => {
      const [mine, before, others] = [find(draft, id), find(read, id), find(theirs, id)];
      return isSameValue(mine, before) ? others : mine;
    })
    .filter((exception) => exception !== undefined)
    .toSorted((a, b) => a.startDateTime.localeCompare(b.startDateTime));
}
