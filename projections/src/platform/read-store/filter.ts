import type { Scalar } from './document.js';
import type { Trusted } from './trusted.js';

/** The comparisons of MongoDB that the product uses. An array matches where any of its elements does. */
export interface Operators<V> {
  readonly $eq?: V | null;
  readonly $ne?: V | null;
  readonly $gt?: V;
  readonly $gte?: V;
  readonly $lt?: V;
  readonly $lte?: V;
  readonly $in?: readonly (V | null)[];
  readonly $nin?: readonly (V | null)[];
  readonly $exists?: boolean;
  readonly $not?: Operators<V>;
  /** Only what `contains` and `startsWith` make: literal text, at most anchored at its start. */
  readonly $regex?: string;
  readonly $options?: 'i';
}

/** A value to be equal to (null also matches a missing field), or operators made with `trusted`. */
export type Condition<V> = V | null | Trusted<Operators<V>>;

type ScalarsIn<V> = V extends readonly (infer E)[] ? Extract<E, Scalar> : Extract<V, Scalar>;

type FieldConditions<T> = {
  readonly [F in keyof T & string]?: Condition<ScalarsIn<NonNullable<T[F]>>>;
};

/**
 * Which documents are meant, spelled as MongoDB spells it. Dotted paths reach into objects and through arrays of
 * objects: `{ 'members.memberId': id }`.
 */
export type Filter<T> = FieldConditions<T> &
  Readonly<Record<`${string}.${string}`, Condition<Scalar>>> & {
    readonly $and?: readonly Filter<T>[];
    readonly $or?: readonly Filter<T>[];
  };

/** Any filter once its document type no longer matters. */
export type AnyFilter = Readonly<Record<string, unknown>>;
