import type {
  BuildKey,
  BuildWrites,
  Filter,
  FindOptions,
  ProjectionStore,
} from '../../read-store/index.js';

/**
 * A read store under test. `reopen` gives the same data through a new connection, where the adapter
 * keeps data.
 */
export interface ReadStoreUnderTest {
  readonly store: ProjectionStore;
  readonly reopen?: () => Promise<ProjectionStore>;
  /**
   * Replaces a document with other content, without the store's knowledge; only if another program
   * could.
   */
  readonly damage?: (build: BuildKey, collection: string, id: string) => Promise<void>;
  /** Removes all content, without the store's knowledge; only if another program could. */
  readonly takeAway?: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** The objects that a part of the contract receives: a store in which the people below are live. */
export interface ContractContext {
  readonly subject: () => ReadStoreUnderTest;
  readonly store: () => ProjectionStore;
  /** The ids of an answer, joined. */
  readonly ids: (filter: Filter<Person>, options?: FindOptions) => Promise<string>;
}

/** The documents of the contract. */
export interface Person {
  readonly _id: string;
  readonly name?: string | null;
  readonly age?: number | null;
  readonly active?: boolean;
  readonly home?: { readonly city?: string | null; readonly zip?: string };
  readonly tags?: readonly string[];
  readonly jobs?: readonly { readonly firm: string; readonly years?: number }[];
}

export const people: readonly Person[] = [
  {
    _id: 'a',
    name: 'Ada',
    age: 36,
    active: true,
    home: { city: 'Ulm', zip: '1' },
    tags: ['x', 'y'],
  },
  { _id: 'b', name: 'bob', age: 4, active: false, home: { city: 'Bonn' }, tags: ['y'] },
  { _id: 'c', name: 'Cäsar', age: 61, home: { city: null }, jobs: [{ firm: 'f1', years: 3 }] },
  { _id: 'd', name: null, age: 61, active: true, jobs: [{ firm: 'f1' }, { firm: 'f2', years: 9 }] },
  { _id: 'e', age: null, home: {}, tags: [] },
  { _id: 'f', name: 'a.b*', age: 4.5, active: true, home: { city: 'Ulm' } },
];

export const first: BuildKey = { projection: 'people', version: 1, build: 1 };
export const second: BuildKey = { projection: 'people', version: 1, build: 2 };
export const collections = {
  people: {
    indexes: [
      { key: { 'home.city': 1, age: -1 } },
      { key: { active: 1 } },
      { key: { 'jobs.firm': 1 }, multikey: true },
    ],
  },
  counts: { indexes: [] },
} as const;

export function position(n: number): string {
  return String(n).padStart(8, '0');
}

export function writesOf(build: BuildKey, docs: readonly Person[], at: number): BuildWrites {
  const puts = docs.map((doc) => ({ collection: 'people', doc, position: position(at) }));
  return { build, puts, removals: [], checkpoint: position(at) };
}
