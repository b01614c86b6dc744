import type { Position, RecordedEvent } from '../port/event.js';
import { leafHash } from './leaf-hash.js';

/** The part of an event that the chain needs. */
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
