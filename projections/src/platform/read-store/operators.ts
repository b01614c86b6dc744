/**
 * The comparisons of MongoDB that the product uses. An array matches where any of its elements
 * does.
 */
export interface Operators<V> {
  readonly $eq?: V | null;
  readonly $ne?: V | null;
  readonly $gt?: Exclude<V, null>;
  readonly $gte?: Exclude<V, null>;
  readonly $lt?: Exclude<V, null>;
  readonly $lte?: Exclude<V, null>;
  readonly $in?: readonly (V | null)[];
  readonly $nin?: readonly (V | null)[];
  readonly $exists?: boolean;
  readonly $not?: Operators<V>;
  /** Only what `contains` and `startsWith` make: literal text, at most anchored at its start. */
  readonly $regex?: string;
  readonly $options?: 'i';
}
