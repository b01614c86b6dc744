import { makeStore, type Store } from '#state/store.js';

/** The tabs of the account, in the order in which they stand. */
export const TABS = ['personal', 'preferences', 'calls', 'hours', 'profiles', 'security'] as const;

export type Tab = (typeof TABS)[number];

/** Which form a draft is of. */
export type DraftName = Tab | `${Tab}/${string}`;

/** The unsaved values of forms, by form. */
export class Drafts {
  readonly #values = makeStore<ReadonlyMap<DraftName, unknown>>(new Map());

  get values(): Store<ReadonlyMap<DraftName, unknown>> {
    return this.#values;
  }

  keep(name: DraftName, value: unknown): void {
    this.#values.set((before) => new Map(before).set(name, value));
  }

  drop(name: DraftName): void {
    if (!this.#values.get().has(name)) return;
    this.#values.set((before) => new Map([...before].filter(([each]) => each !== name)));
  }
}

/** The tabs on which something is not saved. */
export function tabsOf(values: ReadonlyMap<DraftName, unknown>): readonly Tab[] {
  const names = [...values.keys()].map((name) => name.split('/')[0]);
  return TABS.filter((tab) => names.includes(tab));
}
