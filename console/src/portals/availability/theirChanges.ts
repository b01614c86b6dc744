import { DAYS, type Day, type Draft, type Span } from './draft.js';

/** A change of a portal's opening hours by another administrator. */
export type TheirChange =
  | { readonly what: 'day'; readonly day: Day; readonly spans: readonly Span[] }
  | { readonly what: 'zone'; readonly zone: string }
  | { readonly what: 'added' | 'changed' | 'removed'; readonly name: string };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the changes of others since the hours were read. */
export function theirChanges(read: Draft, now: Draft): readonly TheirChange[] {
  const days = DAYS.filter((day) => !same(read.availability[day], now.availability[day]));
  const before = new Map(read.exceptions.map((one) => [one._id, one]));
  const after = new Map(now.exceptions.map((one) => [one._id, one]));
  return [
    ...(read.timezone === now.timezone ? [] : [{ what: 'zone' as const, zone: now.timezone }]),
    ...days.map((day) => ({ what: 'day' as const, day, spans: now.availability[day] })),
    ...now.exceptions
      .filter((one) => !same(before.get(one._id), one))
      .map(({ _id, name }) => ({
        what: before.has(_id) ? ('changed' as const) : ('added' as const),
        name,
      })),
    ...read.exceptions
      .filter(({ _id }) => !after.has(_id))
      .map(({ name }) => ({ what: 'removed' as const, name })),
  ];
}
