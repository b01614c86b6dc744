import type { ProjectedEvent } from '@foyer/projections';

/** Ids that something concerns, by what they are ids of. */
export type Ids<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Which of the fields an event names: `idsIn(event, ['portalId', 'visitId'])`. */
export function idsIn<const Field extends string>(
  { data }: Pick<ProjectedEvent, 'data'>,
  fields: readonly Field[],
): Ids<Field> {
  const ids: Partial<Record<Field, string>> = {};
  if (typeof data !== 'object' || data === null) return ids;
  const values = new Map<string, unknown>(Object.entries(data));
  for (const field of fields) {
    const value = values.get(field);
    if (typeof value === 'string') ids[field] = value;
  }
  return ids;
}

/** The ids that have changed since views were loaded last. */
export class ChangedIds<Field extends string> {
  readonly #ids = new Map<string, Set<string>>();

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  /** The changed ids of one kind. */
  of(field: Field): ReadonlySet<string> {
    return this.#ids.get(field) ?? new Set();
  }

  /** The changed ids of all kinds. */
  all(): ReadonlySet<string> {
    return new Set([...this.#ids.values()].flatMap((ids) => [...ids]));
  }

  add(ids: Ids<Field>): void {
    for (const [field, id] of Object.entries<string | undefined>(ids)) {
      if (id !== undefined) this.#add(field, id);
    }
  }

  addAll(others: ChangedIds<Field>): void {
    for (const [field, ids] of others.#ids) for (const id of ids) this.#add(field, id);
  }

  #add(field: string, id: string): void {
    this.#ids.set(field, (this.#ids.get(field) ?? new Set()).add(id));
  }
}
