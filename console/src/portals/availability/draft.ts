import {
  MIDNIGHT,
  PortalExceptions,
  WeekAvailability,
  type PortalException,
  type SavedPortalException,
} from '@foyer/contracts/portals';

export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Day = (typeof DAYS)[number];
export type Span = WeekAvailability[Day][number];

/** The opening hours and exceptions of a portal, while they are being edited. */
export interface Draft {
  readonly availability: WeekAvailability;
  readonly timezone: string;
  readonly exceptions: readonly PortalException[];
}

/**
 * An exception as it is sent. Its agent may have been forgotten: the member who saves the hours
 * then answers for it, since the server takes none without a name.
 */
export function editable(
  { creator: _, agentName, ...rest }: SavedPortalException,
  ownName: string,
): PortalException {
  return { ...rest, agentName: agentName ?? ownName };
}

/** The problem of one span among those of its day; a blank end and one that overlaps included. */
export function problemOf(spans: readonly Span[], index: number): string | undefined {
  const span = spans[index];
  if (span === undefined) return undefined;
  if (span.start === '' || span.end === '') return 'BLANK';
  if (span.end <= span.start) return 'END_BEFORE_START';
  const overlaps = spans.some(
    (other, at) => at !== index && other.start < span.end && span.start < other.end,
  );
  return overlaps ? 'SEGMENTS_OVERLAP' : undefined;
}

/** True if a draft could be saved. */
export function isWhole({ availability, exceptions }: Draft): boolean {
  return (
    WeekAvailability.safeParse(availability).success &&
    PortalExceptions.safeParse(exceptions).success
  );
}

/** From midnight to midnight. */
export const ALL_DAY: Span = { start: '00:00', end: MIDNIGHT };

export const isAllDay = ([span, ...others]: readonly Span[]): boolean =>
  others.length === 0 && span?.start === ALL_DAY.start && span.end === ALL_DAY.end;

/** Returns the value of a time input: the end of a day is its midnight. */
export const shownEnd = (end: string): string => (end === MIDNIGHT ? '00:00' : end);

/** Returns the intended end of a span. */
export const meantEnd = (end: string): string => (end === '00:00' ? MIDNIGHT : end);

/** A day with one more span, after those that are there. */
export function withSpan(spans: readonly Span[]): Span[] {
  const last = spans.at(-1);
  if (last === undefined) return [{ start: '08:00', end: '18:00' }];
  const start = last.end < '23:00' ? plusHour(last.end) : last.end;
  return [...spans, { start, end: start < '22:00' ? plusHour(plusHour(start)) : MIDNIGHT }];
}

const plusHour = (time: string): string =>
  `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;

/** The hours of one day given to others too. */
export function copiedTo(
  availability: WeekAvailability,
  from: Day,
  to: readonly Day[],
): WeekAvailability {
  const copies = to.map((day) => [day, availability[from]] as const);
  return { ...availability, ...Object.fromEntries(copies) };
}
