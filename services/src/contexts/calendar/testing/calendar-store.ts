import ICAL from 'ical.js';

/** No series of a test is longer. */
const MOST = 500;

/**
 * A calendar as a mail program keeps one: it takes what mails bring, as RFC 5546 says, and knows
 * what takes place.
 */
export class CalendarStore {
  readonly #known = new Map<string, ICAL.Component[]>();
  readonly sequences: number[] = [];
  readonly uids = new Set<string>();
  /** The meetings of which a mail had a lower number than one before. */
  readonly fallen: string[] = [];
  readonly #numbers = new Map<string, number>();

  take(file: string): void {
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    }
    const method = calendar.getFirstPropertyValue('method');
    const events = calendar.getAllSubcomponents('vevent');
    for (const event of events) {
      this.uids.add(String(event.getFirstPropertyValue('uid')));
      const number = Number(event.getFirstPropertyValue('sequence'));
      this.sequences.push(number);
      const uid = String(event.getFirstPropertyValue('uid'));
      if (number < (this.#numbers.get(uid) ?? 0)) this.fallen.push(uid);
      this.#numbers.set(uid, number);
    }
    const [first] = events;
    const uid = String(first?.getFirstPropertyValue('uid'));
    // An organizer only enters a meeting (PUBLISH).
    const isEntered = method === 'REQUEST' || method === 'PUBLISH';
    if (isEntered && first?.getFirstProperty('recurrence-id')) this.#replace(uid, first);
    else if (isEntered) this.#known.set(uid, events);
    else if (method === 'CANCEL' && first?.getFirstProperty('recurrence-id'))
      this.#except(uid, first);
    else if (method === 'CANCEL') this.#known.delete(uid);
  }

  /** The starts of what takes place (ISO 8601, UTC). */
  starts(): readonly string[] {
    return [...this.#known.values()].flatMap(startsOf).sort();
  }

  /** How many dates are taken out of a series. */
  exceptions(): number {
    return [...this.#known.values()]
      .flat()
      .reduce((sum, event) => sum + event.getAllProperties('exdate').length, 0);
  }

  /** One of a series is another one now; the others are not touched. */
  #replace(uid: string, changed: ICAL.Component): void {
    const of = String(changed.getFirstPropertyValue('recurrence-id'));
    const others = (this.#known.get(uid) ?? []).filter(
      (one) => String(one.getFirstPropertyValue('recurrence-id')) !== of,
    );
    this.#known.set(uid, [...others, changed]);
  }

  #except(uid: string, cancelled: ICAL.Component): void {
    const [series, ...others] = this.#known.get(uid) ?? [];
    const at = cancelled.getFirstProperty('recurrence-id');
    if (!series || !at) return;
    const exception = ICAL.Property.fromString(
      at.toICALString().replace('RECURRENCE-ID', 'EXDATE'),
    );
    series.addProperty(exception);
    const of = String(cancelled.getFirstPropertyValue('recurrence-id'));
    const left = others.filter((one) => String(one.getFirstPropertyValue('recurrence-id')) !== of);
    this.#known.set(uid, [series, ...left]);
  }
}

function startsOf(components: readonly ICAL.Component[]): readonly string[] {
  const events = components.map((one) => new ICAL.Event(one));
  const series = events.find((one) => !one.isRecurrenceException());
  if (!series) return [];
  for (const one of events) if (one.isRecurrenceException()) series.relateException(one);
  const iso = (time: ICAL.Time) => time.toJSDate().toISOString();
  if (!series.isRecurring()) return [iso(series.startDate)];
  const found: string[] = [];
  const occurrences = series.iterator();
  while (found.length < MOST) {
    const next = occurrences.next() as ICAL.Time | undefined;
    if (!next) break;
    const { startDate } = series.getOccurrenceDetails(next) as { startDate: ICAL.Time };
    found.push(iso(startDate));
  }
  return found;
}
