import type { EventEnvelope } from '../../platform/runner/index.js';

/** Where an event lies and what kind it is; what it says stays in the log alone. */
export interface TimelineReference {
  readonly eventId: string;
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly at: string;
  readonly actor: EventEnvelope['metadata']['actor'];
  readonly causationId: string;
}

/** A piece of the history of one correlation id. The pieces are counted from 0, the newest has the id alone as `_id`. */
export interface TimelineDocument {
  readonly _id: string;
  readonly correlationId: string;
  readonly piece: number;
  readonly firstAt: string;
  /** Streams and actors of the piece, each once. */
  readonly streams: readonly string[];
  readonly actors: readonly string[];
  readonly events: readonly TimelineReference[];
}
