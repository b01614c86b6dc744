/**
 * The actor that caused an event. `system` is the product itself: a timer, a reaction, the first
 * start.
 */
export interface Actor {
  readonly type: 'member' | 'visitor' | 'guest' | 'device' | 'service' | 'system' | 'anonymous';
  readonly id: string;
}

/** The facts about every event in addition to its data; stored permanently and never personal. */
export interface EventMetadata {
  /**
   * The event that led to it, where a reaction wrote it; otherwise the command that asked for it.
   */
  readonly causationId: string;
  /** Joins everything that belongs together: the call, where there is one. */
  readonly correlationId: string;
  readonly actor: Actor;
  /** When it was decided, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /** Version of the schema of `data`. */
  readonly schemaVersion: number;
  /** W3C trace context of the request that caused it, where one was traced. */
  readonly traceparent?: string;
}

/** A value that JSON can carry without loss. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * An event before the log has given it its place. `id` is a UUID and makes the append idempotent.
 */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, Json>>;
  readonly metadata: EventMetadata;
}

/**
 * An opaque place in the global order; positions of one log have one length, compare as strings,
 * and grow.
 */
export type Position = string;

/** An event as the log keeps it. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Place in its stream, counted from 0. */
  readonly revision: number;
  readonly position: Position;
}
