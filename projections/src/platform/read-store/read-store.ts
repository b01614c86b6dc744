import type { ReadDocument } from './document.js';
import type { Filter } from './filter.js';

/** The order of an answer; `_id` decides where all else is equal, so that pages never overlap. */
export type Sort = Readonly<Record<string, 1 | -1>>;

/** Which of the matching documents to answer with. */
export interface FindOptions {
  readonly sort?: Sort;
  readonly skip?: number;
  /** At least 1. */
  readonly limit?: number;
}

/** The top-level fields to answer with; `_id` always comes along. */
export interface Projected<K extends string> {
  readonly projection: Readonly<Record<K, 1>>;
}

/** The documents of one read model, as its live build has them; none where it was never built. */
export interface ReadCollection<T extends ReadDocument> {
  /** The first match, or null. */
  findOne(filter: Filter<T>, options?: Pick<FindOptions, 'sort'>): Promise<T | null>;
  findOne<K extends keyof T & string>(
    filter: Filter<T>,
    options: Pick<FindOptions, 'sort'> & Projected<K>,
  ): Promise<Pick<T, K | '_id'> | null>;
  find(filter: Filter<T>, options?: FindOptions): Promise<readonly T[]>;
  find<K extends keyof T & string>(
    filter: Filter<T>,
    options: FindOptions & Projected<K>,
  ): Promise<readonly Pick<T, K | '_id'>[]>;
  countDocuments(filter: Filter<T>): Promise<number>;
}

/**
 * The source of all queries. Spelled as MongoDB spells it, with the part of its language that the
 * product needs; an adapter other than MongoDB gives the same answers.
 * @throws UnusableQuery from every query that is not of this language.
 */
export interface ReadStore {
  collection<T extends ReadDocument>(name: string): ReadCollection<T>;
}
