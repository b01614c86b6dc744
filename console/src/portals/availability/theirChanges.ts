import type { PortalException } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import { DAYS, type Day, type Draft, type Span } from './draft.js';

/** A change of a portal's opening hours by another administrator, next to what stands here. */
export type TheirChange =
  | {
      readonly what: 'day';
      readonly day: Day;
      readonly mine: readonly Span[];
      readonly theirs: readonly Span[];
    }
  | { readonly what: 'zone'; readonly mine: string; readonly theirs: string }
  | {
      readonly what: 'exception';
      readonly id: string;
      /** Undefined where it is not there. */
      readonly mine: PortalException | undefined;
      readonly theirs: PortalException | undefined;
    };

/**
 * True if others changed other days and exceptions than were changed here, so that both can stand.
 * In another time zone each day is another one.
 */
export function areApart(read: Draft, now: Draft, draft: Draft): boolean {
  if (new Set([read, now, draft].map(({ timezone }) => timezone)).size > 1) return false;
  const touched = new Set(theirChanges(read, draft, now).map(keyOf));
  return theirChanges(read, now, draft).every((change) => !touched.has(keyOf(change)));
}

const keyOf = (change: TheirChange): string =>
  change.what === 'day' ? change.day : change.what === 'exception' ? change.id : change.what;

/**
 * Returns the changes of others since the hours were read, as far as they differ from what stands
 * here.
 * @param draft The hours as they stand here
 */
export function theirChanges(read: Draft, now: Draft, draft: Draft): readonly TheirChange[] {
  const exceptionOf = ({ exceptions }: Draft, id: string) =>
    exceptions.find(({ _id }) => _id === id);
  const ids = new Set([...now.exceptions, ...read.exceptions].map(({ _id }) => _id));
  const all: readonly TheirChange[] = [
    ...(read.timezone === now.timezone
      ? []
      : [{ what: 'zone' as const, mine: draft.timezone, theirs: now.timezone }]),
    ...DAYS.filter((day) => !isSameValue(read.availability[day], now.availability[day])).map(
      (day) => ({
        what: 'day' as const,
        day,
        mine: draft.availability[day],
        theirs: now.availability[day],
      }),
    ),
    ...[...ids]
      .filter((id) => !isSameValue(exceptionOf(read, id), exceptionOf(now, id)))
      .map((id) => ({
        what: 'exception' as const,
        id,
        mine: exceptionOf(draft, id),
        theirs: exceptionOf(now, id),
      })),
  ];
  return all.filter(({ mine, theirs }) => !isSameValue(mine, theirs));
}
