import type { MeetingTimes, ReaderClock } from '@foyer/contracts/calendar';
import { TimeZone } from '@foyer/contracts/portals';

/**
 * Returns the clock and language by which a mail to a person is written: those of the browser, and
 * what is not known of it by the phone number. A zone that this program does not know is ignored.
 */
export function clockOf(
  reads: ReaderClock | undefined,
  { country }: { readonly country?: string | undefined },
  times: MeetingTimes,
): ReaderClock {
  const guessed = guessedClock(country, times);
  const { timeZone, language = guessed.language } = reads ?? {};
  const isKnown = timeZone !== undefined && TimeZone.safeParse(timeZone).success;
  return { timeZone: isKnown ? timeZone : guessed.timeZone, language };
}

/** Countries in which German is read; a guest of any other country gets English. */
const GERMAN: readonly string[] = ['AT', 'CH', 'DE', 'LI'];

/** The zones of a country: a method in newer engines, and a property in Node 22. */
interface WithZones extends Intl.Locale {
  readonly timeZones?: readonly string[] | undefined;
  getTimeZones?(): readonly string[] | undefined;
}

/**
 * Guesses a guest's clock by the country of the phone number; undefined if that is not known. Of
 * several zones, a country must have the same time in each.
 */
function guessedClock(country: string | undefined, times: MeetingTimes): ReaderClock {
  if (country === undefined) return {};
  const language = GERMAN.includes(country) ? 'de' : 'en';
  const locale: WithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const [first] = zones;
  const isClear = first !== undefined && zones.every((zone) => isSameClock(first, zone, times));
  return isClear ? { language, timeZone: first } : { language };
}

/** True if the clocks of two zones show the same at both ends of a time. */
export function isSameClock(a: string, b: string, { startTime, endTime }: MeetingTimes): boolean {
  const shows = (timeZone: string, at: string) =>
    new Date(at).toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return [startTime, endTime].every((at) => shows(a, at) === shows(b, at));
}
