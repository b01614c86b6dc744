import {
  type Asked,
  type Filter,
  type FindOptions,
  type Look,
  QueryCollection,
  type ReadCollection,
  type ReadDocument,
  type ReadStore,
  type SqliteReadStore,
} from '@foyer/projections';

/** A question that was asked, with what it looks at. */
export interface AskedQuestion {
  readonly collection: string;
  readonly filter: object;
  readonly asked: Asked;
  readonly look: Look;
  /** Documents that were answered with; none of a count. */
  readonly answered: number;
}

/** A read store that notes what each question to it looks at. */
export class LookingStore implements ReadStore {
  readonly questions: AskedQuestion[] = [];

  constructor(private readonly store: SqliteReadStore) {}

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    const kept = this.store.collection<ReadDocument>(name);
    return new QueryCollection<T>({
      find: async (filter, options) => {
        const found = await kept.find(filter as Filter<ReadDocument>, options as FindOptions);
        this.#note(name, filter, options, found.length);
        return found;
      },
      count: async (filter) => {
        this.#note(name, filter, 'count', 0);
        return kept.countDocuments(filter as Filter<ReadDocument>);
      },
    });
  }

  #note(collection: string, filter: object, asked: Asked, answered: number): void {
    const look = this.store.lookOf(collection, filter as Readonly<Record<string, unknown>>, asked);
    if (look === undefined) throw new Error(`There is no read model ${collection}`);
    this.questions.push({ collection, filter, asked, look, answered });
  }
}
