import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const TZID = /^TZID:.*$/m;
/** The library complains on the console of a zone that it lacks, so it is asked for none. */
const KNOWN: ReadonlySet<string> = new Set(tzlib_get_timezones());

/**
 * The VTIMEZONE of a zone, under the name by which the dates of the file refer to it (RFC 5545,
 * 3.2.19). The library gives an alias the block of the zone that it points to, under that zone's
 * name. Readers then find no block, and treat the dates as floating ones.
 * @returns null for a zone that needs none, and for one that is not in the database
 */
export function zoneBlock(timeZone: string): string | null {
  const block = blockOf(timeZone);
  return block === undefined ? null : block.replace(TZID, `TZID:${timeZone}`);
}

/**
 * The zone in which a file writes the dates of a meeting. Letter case is mended, as zones are
 * accepted in any. An offset such as `+02:00` has no block and no summer time, so UTC says the
 * same.
 */
export function zoneInFile(timeZone: string): string {
  if (blockOf(timeZone) !== undefined) return timeZone;
  const { timeZone: resolved } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return blockOf(resolved) === undefined ? 'UTC' : resolved;
}

function blockOf(timeZone: string): string | undefined {
  return KNOWN.has(timeZone) ? tzlib_get_ical_block(timeZone)[0] : undefined;
}
