import type { EventEnvelope } from '../platform/runner/index.js';

/** Part of a stream, revisions inclusive. Events of other histories may be between. */
export interface StreamPart {
  readonly stream: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Lists the streams with the events of one correlation id or call; the event contents stay in the
 * log alone. A history over very many streams comes in pieces counted from 0, of which the newest
 * has the id alone as `_id`.
 */
export interface TimelineDocument {
  readonly _id: string;
  readonly correlationId: string;
  readonly piece: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Number of events in this piece. */
  readonly events: number;
  readonly streams: readonly StreamPart[];
  /** The actors of these events, each once. */
  readonly actors: readonly EventEnvelope['metadata']['actor'][];
}
