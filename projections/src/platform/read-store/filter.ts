import type { Scalar } from './document.js';
import type { Operators } from './operators.js';
import type { Trusted } from './trusted.js';

/** A value to be equal to (null also matches a missing field), or operators made with `trusted`. */
export type Condition<V> = V | null | Trusted<Operators<V>>;

type ScalarsIn<V> = V extends readonly (infer E)[] ? Extract<E, Scalar> : Extract<V, Scalar>;

type FieldConditions<T> = {
  readonly [F in keyof T & string]?: Condition<ScalarsIn<NonNullable<T[F]>>>;
};

/**
 * Which documents are meant, spelled as MongoDB spells it. Dotted paths reach into objects and
 * through arrays of objects: `{ 'members.memberId': id }`.
 */
export type Filter<T> = FieldConditions<T> &
  Readonly<Record<`${string}.${string}`, Condition<Scalar>>> & {
    readonly $and?: readonly Filter<T>[];
    readonly $or?: readonly Filter<T>[];
  };

/** Any filter once its document type no longer matters. */
export type AnyFilter = Readonly<Record<string, unknown>>;
