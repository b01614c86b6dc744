import type { RecordedEvent } from '@foyer/event-log';
import type { CollectionDeclaration, CollectionDeclarations, Filter } from '../read-store/index.js';
import type { AnyCollections, AnyOperation, Collections, Operation } from './operation.js';
import type { EventContent, ProjectedEvent } from './projected-event.js';

/**
 * The projection's own documents as the events before this one left them. The returned values must
 * not be changed.
 */
export interface Documents<C extends Collections<C> = AnyCollections> {
  /** A promise only where the store must be asked: most documents of a batch are at hand. */
  get<N extends keyof C & string>(
    collection: N,
    id: string,
  ): C[N] | undefined | Promise<C[N] | undefined>;
  /** In the order of `_id`. */
  find<N extends keyof C & string>(collection: N, filter: Filter<C[N]>): Promise<readonly C[N][]>;
}

type Operations<O> = readonly O[] | Promise<readonly O[]>;

/**
 * Maps each type of event to its effect on the documents: one pure function each. No clock, no
 * chance, no I/O except the given documents: a rebuild must produce the same bytes.
 */
export type Evolve<C extends Collections<C>, E extends EventContent> = {
  readonly [T in E['type']]: (
    event: ProjectedEvent<Extract<E, { readonly type: T }>>,
    documents: Documents<C>,
  ) => Operations<Operation<C>>;
};

/** The definition of a read model. */
export interface ProjectionDefinition<C extends Collections<C>, E extends EventContent> {
  readonly name: string;
  /**
   * Grows when `evolve` gives other documents than before; the new version is built next to the old
   * one.
   */
  readonly version: number;
  /** A process without this read model cannot serve people: it turns load balancers away. */
  readonly essential?: true;
  readonly collections: Readonly<Record<keyof C & string, CollectionDeclaration>>;
  readonly evolve: Evolve<C, E>;
  /** For a read model over all events: called for every one, known or not, as the log keeps it. */
  readonly everyEvent?: (event: RecordedEvent, documents: Documents<C>) => Operations<Operation<C>>;
}

/** A read model as the runner runs it. */
export interface Projection {
  readonly name: string;
  readonly version: number;
  /** True if people cannot be served without it. */
  readonly isEssential: boolean;
  readonly collections: CollectionDeclarations;
  /** The types of events that are read for it. */
  readonly handles: ReadonlySet<string>;
  /** True if it receives all other events too. */
  readonly seesEverything: boolean;
  evolve(event: ProjectedEvent, documents: Documents): Operations<AnyOperation>;
  everyEvent(event: RecordedEvent, documents: Documents): Operations<AnyOperation>;
}

/**
 * Declares a read model: name, version, collections with their indexes, and what events do to its
 * documents.
 */
export function defineProjection<C extends Collections<C>, E extends EventContent>(
  definition: ProjectionDefinition<C, E>,
): Projection {
  const { name, version, essential, collections, everyEvent } = definition;
  const evolve = new Map(Object.entries(definition.evolve)) as ReadonlyMap<
    string,
    Projection['evolve']
  >;
  return {
    name,
    version,
    isEssential: essential === true,
    collections,
    handles: new Set(evolve.keys()),
    seesEverything: everyEvent !== undefined,
    evolve: (event, documents) => evolve.get(event.type)?.(event, documents) ?? [],
    everyEvent: (event, documents) =>
      (everyEvent as Projection['everyEvent'] | undefined)?.(event, documents) ?? [],
  };
}
