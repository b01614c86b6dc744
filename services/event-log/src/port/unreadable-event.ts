import type { Position } from './event.js';

/** What the store holds at this place is no event: somebody or something has damaged it. */
export class UnreadableEvent extends Error {
  readonly code = 'UNREADABLE_EVENT';
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;

  constructor(
    place: { readonly position: Position; readonly stream: string; readonly revision: number },
    cause: unknown,
  ) {
    super(`The event at position ${place.position} cannot be read`, { cause });
    this.name = 'UnreadableEvent';
    this.position = place.position;
    this.stream = place.stream;
    this.revision = place.revision;
  }
}
