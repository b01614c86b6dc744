/** What is looked for, as the fields hold it; empty means any. Times are those of the reader's clock. */
export interface Criteria {
  readonly personId: string;
  readonly portalId: string;
  /** The id of a call, or of what else belongs together. */
  readonly correlationId: string;
  readonly type: string;
  readonly stream: string;
  readonly from: string;
  readonly to: string;
  /** `all`: also what the system did by itself, and each page that a reader turned. */
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

/** What an address of the page looks for. */
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

/** Whether something certain is looked for, of which nothing is left out. */
export const isCertain = ({ personId, correlationId, type, stream }: Criteria): boolean =>
  [personId, correlationId, type, stream].some((value) => value.trim() !== '');

/** The same as a query: times as the log keeps them; only what people did, unless all is asked for. */
export function asQuery(criteria: Criteria): Record<string, string> {
  const iso = (local: string): string => (local === '' ? '' : new Date(local).toISOString());
  const by = isCertain(criteria) || criteria.by === 'all' ? '' : 'people';
  return filledIn({ ...criteria, from: iso(criteria.from), to: iso(criteria.to), by });
}
