import { checkFilter } from './check-filter.js';
import type { ReadDocument } from './document.js';
import type { AnyFilter, Filter } from './filter.js';
import type { FindOptions, Projected, ReadCollection } from './read-store.js';
import { type AnyFindOptions, checkOptions } from './run-query.js';

/** The answers that an adapter must give once a query has been checked. */
export interface QuerySource {
  find(
    filter: AnyFilter,
    options: AnyFindOptions,
  ): readonly ReadDocument[] | Promise<readonly ReadDocument[]>;
  count(filter: AnyFilter): number | Promise<number>;
}

/** The front of every adapter's collection: no query gets past it unchecked. */
export class QueryCollection<T extends ReadDocument> implements ReadCollection<T> {
  constructor(private readonly source: QuerySource) {}

  findOne(filter: Filter<T>, options?: Pick<FindOptions, 'sort'>): Promise<T | null>;
  findOne<K extends keyof T & string>(
    filter: Filter<T>,
    options: Pick<FindOptions, 'sort'> & Projected<K>,
  ): Promise<Pick<T, K | '_id'> | null>;
  async findOne(filter: Filter<T>, options: AnyFindOptions = {}): Promise<T | null> {
    const [first] = await this.find(filter, { ...options, limit: 1 });
    return first ?? null;
  }

  find(filter: Filter<T>, options?: FindOptions): Promise<readonly T[]>;
  find<K extends keyof T & string>(
    filter: Filter<T>,
    options: FindOptions & Projected<K>,
  ): Promise<readonly Pick<T, K | '_id'>[]>;
  async find(filter: Filter<T>, options: AnyFindOptions = {}): Promise<readonly T[]> {
    checkFilter(filter);
    checkOptions(options);
    return (await this.source.find(filter, options)) as readonly T[];
  }

  async countDocuments(filter: Filter<T>): Promise<number> {
    checkFilter(filter);
    return this.source.count(filter);
  }
}
