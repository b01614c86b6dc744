/**
 * The criteria of a search, as the fields hold them; empty means any. Times are those of the
 * reader's clock.
 */
export interface Criteria {
  readonly personId: string;
  readonly portalId: string;
  /** The id of a call, or of what else belongs together. */
  readonly correlationId: string;
  readonly type: string;
  readonly stream: string;
  readonly from: string;
  readonly to: string;
  /** `all`: also events of the system itself, and each further page that a reader opened. */
  readonly by: string;
}

export const ANYTHING: Criteria = {
  personId: '',
  portalId: '',
  correlationId: '',
  type: '',
  stream: '',
  from: '',
  to: '',
  by: '',
};

const NAMES = Object.keys(ANYTHING) as (keyof Criteria)[];

/** Returns the criteria in an address of the page. */
export function criteriaIn(address: URLSearchParams): Criteria {
  const found = NAMES.map((name) => [name, address.get(name) ?? '']);
  return Object.fromEntries(found) as Criteria;
}

/** Only what was filled in. */
export function filledIn(criteria: Criteria): Record<string, string> {
  return Object.fromEntries(
    Object.entries(criteria).flatMap(([name, value]: [string, string]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
}

/**
 * True if the search names a certain person, stream or kind of event, so that no results are left
 * out.
 */
export const isCertain = ({ personId, correlationId, type, stream }: Criteria): boolean =>
  [personId, correlationId, type, stream].some((value) => value.trim() !== '');

/**
 * The same as a query: times as the log keeps them; only what people did, unless all is asked for.
 */
export function asQuery(criteria: Criteria): Record<string, string> {
  const iso = (local: string): string => (local === '' ? '' : new Date(local).toISOString());
  const by = isCertain(criteria) || criteria.by === 'all' ? '' : 'people';
  return filledIn({ ...criteria, from: iso(criteria.from), to: iso(criteria.to), by });
}
