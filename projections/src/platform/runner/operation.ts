import type { AnyFilter, Filter, ReadDocument } from '../read-store/index.js';

/**
 * Documents of a projection by the name of their collection: what the type argument `C` of a
 * projection must be.
 */
export type Collections<C> = { readonly [N in keyof C]: ReadDocument };

/** Any collections, once their names no longer matter. */
export type AnyCollections = Readonly<Record<string, ReadDocument>>;

type ElementOf<V> = NonNullable<V> extends readonly (infer E)[] ? E : never;
type DeepPath = `${string}.${string}`;
type AtPaths<T, Deep> = { readonly [F in keyof T]?: T[F] } & Readonly<Record<DeepPath, Deep>>;

/**
 * A change of some fields, dotted paths included, with the meaning of MongoDB's operators of the
 * same names.
 */
export interface Change<T> {
  readonly set?: AtPaths<Omit<T, '_id'>, unknown>;
  readonly unset?: readonly (Exclude<keyof T & string, '_id'> | DeepPath)[];
  readonly inc?: Readonly<Partial<Record<(keyof T & string) | DeepPath, number>>>;
  readonly push?: { readonly [F in keyof T]?: ElementOf<T[F]> } & Readonly<
    Record<DeepPath, unknown>
  >;
  /** Removes the elements that equal this value, or that have all these fields. */
  readonly pull?: { readonly [F in keyof T]?: Partial<ElementOf<T[F]>> } & Readonly<
    Record<DeepPath, unknown>
  >;
}

/** One step on the documents of a projection. */
export type Operation<C extends Collections<C> = AnyCollections> = {
  [N in keyof C & string]:
    | { readonly op: 'put'; readonly collection: N; readonly doc: C[N] }
    /** A missing document stays missing. */
    | {
        readonly op: 'update';
        readonly collection: N;
        readonly id: string;
        readonly change: Change<C[N]>;
      }
    | {
        readonly op: 'updateMany';
        readonly collection: N;
        readonly filter: Filter<C[N]>;
        readonly change: Change<C[N]>;
      }
    | { readonly op: 'delete'; readonly collection: N; readonly id: string };
}[keyof C & string];

/** A change once the type of its document no longer matters. */
export interface AnyChange {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly unset?: readonly string[];
  readonly inc?: Readonly<Record<string, number>>;
  readonly push?: Readonly<Record<string, unknown>>;
  readonly pull?: Readonly<Record<string, unknown>>;
}

/** An operation once the types of its documents no longer matter. */
export type AnyOperation =
  | { readonly op: 'put'; readonly collection: string; readonly doc: ReadDocument }
  | {
      readonly op: 'update';
      readonly collection: string;
      readonly id: string;
      readonly change: AnyChange;
    }
  | {
      readonly op: 'updateMany';
      readonly collection: string;
      readonly filter: AnyFilter;
      readonly change: AnyChange;
    }
  | { readonly op: 'delete'; readonly collection: string; readonly id: string };

/** Returns the operations on the documents of one collection. */
export const inCollection = <T extends ReadDocument, const N extends string>(collection: N) => ({
  put: (doc: T) => ({ op: 'put', collection, doc }) as const,
  update: (id: string, change: Change<T>) => ({ op: 'update', collection, id, change }) as const,
  delete: (id: string) => ({ op: 'delete', collection, id }) as const,
});
