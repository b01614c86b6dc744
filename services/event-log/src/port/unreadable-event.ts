import type { Position } from './event.js';

/** The store's content at this place is no event: it has been damaged. */
export class UnreadableEvent extends Error {
  readonly code = 'UNREADABLE_EVENT';
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  /** Undefined where it cannot be read either. */
  readonly type: string | undefined;

  constructor(
    place: {
      readonly position: Position;
      readonly stream: string;
      readonly revision: number;
      readonly type?: string | undefined;
    },
    cause: unknown,
  ) {
    super(`The event at position ${place.position} cannot be read`, { cause });
    this.name = 'UnreadableEvent';
    this.position = place.position;
    this.stream = place.stream;
    this.revision = place.revision;
    this.type = place.type;
  }
}
