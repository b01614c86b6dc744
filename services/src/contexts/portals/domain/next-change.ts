import type { Temporal } from 'temporal-polyfill';

import { availabilityAt, localTime, spansOf, type OpeningRules } from './availability.js';

/**
 * Two weeks and a day: a time of the week may be left out once, where clocks are put forward over
 * it.
 */
const LOOK_AHEAD_DAYS = 15;

/**
 * Returns when a portal opens or closes next, after a moment; undefined if it stays as it is
 * permanently.
 */
export function nextChange(rules: OpeningRules, after: Date): Date | undefined {
  const { open } = availabilityAt(rules, after);
  const exceptions = exceptionTurns(rules, after.getTime());
  const flips = (time: number) =>
    time > after.getTime() && availabilityAt(rules, new Date(time)).open !== open;
  let from: number | undefined = after.getTime();
  while (from !== undefined) {
    const begin: number = from;
    let until = begin;
    for (const day of daysFrom(rules, begin)) {
      until = day.until;
      const turns = [...day.turns, ...exceptions.filter((time) => time <= until)];
      const found = turns.sort((a, b) => a - b).find(flips);
      if (found !== undefined) return new Date(found);
    }
    // From now on the week alone changes nothing, but after the end of a later exception it may.
    from =
      exceptions.findLast((time) => time > begin && time <= until) ??
      exceptions.find((time) => time > until);
    if (from !== undefined && flips(from)) return new Date(from);
  }
  return undefined;
}

/** When a portal opens next, after a moment; undefined where it never closes, or never opens. */
export function nextOpening(rules: OpeningRules, after: Date): Date | undefined {
  const change = nextChange(rules, after);
  if (change === undefined || availabilityAt(rules, change).open) return change;
  return nextChange(rules, change);
}

/** When a portal is open between two moments. */
export function openings(
  rules: OpeningRules,
  from: Date,
  to: Date,
): readonly { readonly start: Date; readonly end: Date }[] {
  const found: { start: Date; end: Date }[] = [];
  let at = from;
  while (at < to) {
    const change = nextChange(rules, at) ?? to;
    const end = change < to ? change : to;
    if (availabilityAt(rules, at).open) found.push({ start: at, end });
    at = end;
  }
  return found;
}

function exceptionTurns({ exceptions }: OpeningRules, after: number): readonly number[] {
  return exceptions
    .filter(({ active }) => active)
    .flatMap(({ startDateTime, endDateTime }) => [
      Date.parse(startDateTime),
      Date.parse(endDateTime),
    ])
    .filter((time) => time > after)
    .sort((a, b) => a - b);
}

/**
 * The coming days, with the moments at which the week may turn. A time that a clock shows twice in
 * autumn counts twice; where clocks are put forward over one, that very moment counts.
 */
function* daysFrom({ hours, zone }: OpeningRules, from: number) {
  if (hours === null) return;
  const first = localTime(new Date(from), zone);
  const jump = first.getTimeZoneTransition('next')?.epochMilliseconds;
  for (let day = 0; day < LOOK_AHEAD_DAYS; day += 1) {
    const date = first.toPlainDate().add({ days: day });
    const until = date.add({ days: 1 }).toZonedDateTime(first.timeZoneId).epochMilliseconds;
    const turns = spansOf(hours, date.dayOfWeek).flatMap(({ start, end }) => [
      ...instantsOf(date, start, first.timeZoneId),
      ...instantsOf(date, end, first.timeZoneId),
    ]);
    yield { until, turns: jump !== undefined && jump <= until ? [...turns, jump] : turns };
  }
}

function instantsOf(date: Temporal.PlainDate, time: string, zone: string): readonly number[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = date.toPlainDateTime().add({ hours: hour, minutes: minute });
  return (['earlier', 'later'] as const).map(
    (disambiguation) => wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
}
