import type { Position, RecordedEvent } from '../port/event.js';
import { leafHash } from './leaf-hash.js';

/** All that the chain needs to know of an event. */
export interface ChainedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly leaf: string;
}

export function chainedEvent(event: RecordedEvent): ChainedEvent {
  const { stream, revision, position } = event;
  return { stream, revision, position, leaf: leafHash(event) };
}
