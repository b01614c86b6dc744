const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * True if two moments fall on the same calendar day in a time zone. Days are compared by their
 * dates, so that a day of 23 or 25 hours, or one that has no midnight, needs no special care. An
 * unknown time zone counts as UTC.
 */
export function isSameLocalDay(one: Date, other: Date, timeZone: string): boolean {
  const format = formatFor(timeZone);
  return format.format(one) === format.format(other);
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = makeFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' });
  }
}
