/** What is looked for, as the fields hold it; empty means any. Times are those of the reader's clock. */
export interface Criteria {
  readonly stream: string;
  readonly correlationId: string;
  readonly actorId: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

export const ANYTHING: Criteria = {
  stream: '',
  correlationId: '',
  actorId: '',
  type: '',
  from: '',
  to: '',
};

/** The same as a query: without what was left open, times as the log keeps them. */
export function asQuery({ from, to, ...rest }: Criteria): Record<string, string> {
  const iso = (local: string): string => (local === '' ? '' : new Date(local).toISOString());
  const all = { ...rest, from: iso(from), to: iso(to) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
}
