import type { Position } from '@foyer/event-log';

/** A document in a read store: a JSON object known by `_id`. */
export interface ReadDocument {
  readonly _id: string;
}

/**
 * A value that a filter can compare with. Dates are ISO 8601 strings in UTC, so that they order as
 * text.
 */
export type Scalar = string | number | boolean | null;

/**
 * A document together with the position of the event that wrote it last, which is what makes a
 * repeat harmless.
 */
export interface StoredDocument<T extends ReadDocument = ReadDocument> {
  readonly doc: T;
  readonly position: Position;
}
