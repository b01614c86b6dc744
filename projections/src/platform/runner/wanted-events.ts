import type { EventFilter } from '@foyer/event-log';
import type { Projection } from './define-projection.js';

/** Which events some projections want to see, and which of these are read for them. */
export function wantedEvents(projections: readonly Projection[]): {
  readonly filter: EventFilter | undefined;
  readonly isHandled: (type: string) => boolean;
} {
  const types = new Set(projections.flatMap((projection) => [...projection.handles]));
  const isEverythingSeen = projections.some((projection) => projection.seesEverything);
  return {
    filter: isEverythingSeen ? undefined : { types: [...types] },
    isHandled: (type) => types.has(type),
  };
}
