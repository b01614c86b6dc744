import type { SavedPortalException, WeekAvailability } from '@foyer/contracts/portals';
import { Temporal } from 'temporal-polyfill';

type DayName = keyof WeekAvailability;
const DAYS: readonly DayName[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** An exception, as far as opening depends on it. */
export type OpeningException = Pick<
  SavedPortalException,
  '_id' | 'startDateTime' | 'endDateTime' | 'open' | 'active'
>;

/** The rules that a portal's opening depends on. */
export interface OpeningRules {
  /** By the clock of the zone; null is around the clock. */
  readonly hours: WeekAvailability | null;
  readonly exceptions: readonly OpeningException[];
  /** An IANA time zone; an unknown one counts as UTC. */
  readonly zone: string;
}

export interface Availability {
  readonly open: boolean;
  /** The exception that decides; null where the week does. */
  readonly exceptionId: string | null;
}

/** Returns if a portal lets visitors in at a moment. The end of a span is closed already. */
export function availabilityAt(rules: OpeningRules, at: Date): Availability {
  const exception = rules.exceptions.find(
    ({ active, startDateTime, endDateTime }) =>
      active && Date.parse(startDateTime) <= at.getTime() && at.getTime() < Date.parse(endDateTime),
  );
  if (exception) return { open: exception.open, exceptionId: exception._id };
  return { open: isWithinWeek(rules, at), exceptionId: null };
}

function isWithinWeek({ hours, zone }: OpeningRules, at: Date): boolean {
  if (hours === null) return true;
  const local = localTime(at, zone);
  const day = DAYS[local.dayOfWeek - 1];
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return day !== undefined && hours[day].some(({ start, end }) => start <= time && time < end);
}

/** A moment by the clock on the wall of a zone. */
export function localTime(at: Date, zone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  try {
    return instant.toZonedDateTimeISO(zone);
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
}

/** The spans of one day of the week. */
export function spansOf(hours: WeekAvailability, dayOfWeek: number): WeekAvailability[DayName] {
  const day = DAYS[dayOfWeek - 1];
  return day === undefined ? [] : hours[day];
}
