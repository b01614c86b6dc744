import type { RejectionCode } from '@foyer/contracts/rejections';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';

import { Clock } from '../../clock/index.js';
import { Rejected } from '../../cqrs/commands/index.js';
import {
  declarationProviders,
  declare,
  defineQuery,
  need,
  type Declaration,
  type DeclaredQuery,
} from '../../cqrs/index.js';
import { READ_STORE } from '../../tokens.js';
import type { Listing, ListWindow } from '../listing.js';

/** Which things are wanted, in which order, and which part of them. */
export interface Find<Criteria> {
  readonly ids?: readonly string[] | undefined;
  readonly criteria?: Criteria | undefined;
  readonly sort: Sort;
  readonly window: ListWindow;
}

/** How a read model is looked into. */
export interface ReadModelOptions<Document extends { readonly _id: string }, Criteria, Shown> {
  /** The collection; `Find<name>` and `Get<name>` are its queries in traces. */
  readonly name: string;
  /**
   * The projections that keep it, for reading one's own writes; by default the one with its name.
   */
  readonly projections?: readonly string[];
  readonly notFound: RejectionCode;
  readonly filter: (criteria: Criteria, moment: { readonly now: string }) => Filter<Document>;
  /** Returns the shown form of a document, where that is not the document itself. */
  readonly show?: (document: Document, moment: { readonly now: string }) => Shown;
}

/** A read model with the queries that look into it. */
export interface ReadModelQueries<Criteria, Shown> extends Declaration<'query'> {
  readonly name: string;
  readonly projections: readonly string[];
  /** Those that fit, and how many they are altogether. */
  readonly Find: DeclaredQuery<Find<Criteria>, Listing<Shown>>;
  /** One by its id, or the error that it is not there. */
  readonly Get: DeclaredQuery<string, Shown>;
}

/** A declared read model, for the test that its filters are declared where it is kept. */
export interface ListedReadModel {
  readonly name: string;
  readonly filter: (criteria: never, moment: { readonly now: string }) => object;
}

/** All read models that were declared. */
export const listedReadModels: ListedReadModel[] = [];

/** Narrows by part of a text; a search for nothing narrows nothing. */
export const containing = <const Field extends string>(field: Field, part: string | undefined) =>
  (part === undefined || part === '' ? {} : { [field]: contains(part) }) as Partial<
    Record<Field, ReturnType<typeof contains>>
  >;

const needs = { store: need<ReadStore>(READ_STORE), clock: Clock };

/**
 * Declares how a read model is listed and looked at: two queries, which a module takes by
 * `provideQueries`.
 */
export function defineReadModel<
  Document extends { readonly _id: string },
  Criteria,
  Shown = Document,
>(options: ReadModelOptions<Document, Criteria, Shown>): ReadModelQueries<Criteria, Shown> {
  const { name, projections = [name], notFound, filter, show } = options;
  listedReadModels.push({ name, filter });
  const shown = (document: Document, now: string) =>
    show ? show(document, { now }) : (document as Document & Shown);

  const Find = defineQuery({
    name: `Find ${name}`,
    needs,
    answer: async (
      { ids, criteria, sort, window }: Find<Criteria>,
      { needs: { store, clock } },
    ): Promise<Listing<Shown>> => {
      const now = clock.now().toISOString();
      const byId: object = ids ? { _id: trusted({ $in: ids }) } : {};
      const wanted = { ...byId, ...(criteria && filter(criteria, { now })) } as Filter<Document>;
      const collection = store.collection<Document>(name);
      const [rows, total] = await Promise.all([
        collection.find(wanted, { sort, ...window }),
        collection.countDocuments(wanted),
      ]);
      return { rows: rows.map((row) => shown(row, now)), total };
    },
  });
  const Get = defineQuery({
    name: `Get ${name}`,
    needs,
    answer: async (_id: string, { needs: { store, clock } }): Promise<Shown> => {
      const found = await store.collection<Document>(name).findOne({ _id } as Filter<Document>);
      if (!found) throw new Rejected(notFound);
      return shown(found, clock.now().toISOString());
    },
  });
  const providers = [Find, Get].flatMap(declarationProviders);
  return declare({ name, projections, Find, Get }, { kind: 'query', name, providers });
}
