import { memberEvents } from './events/member-events.js';
import { placeEvents } from './events/place-events.js';
import { visitorEvents } from './events/visitor-events.js';
import type { JointEvent, JointState } from './joint.js';
import { callStates } from './states/call-states.js';
import { placeStates } from './states/place-states.js';
import { portalStates } from './states/portal-states.js';

export const states: readonly JointState[] = [...portalStates, ...callStates, ...placeStates];
export const events: readonly JointEvent[] = [...memberEvents, ...visitorEvents, ...placeEvents];

/** A state in which an event happens. */
export interface Cell {
  readonly name: string;
  readonly state: JointState;
  readonly event: JointEvent;
  /** Why there is no such cell; undefined where it is played. */
  readonly impossible: string | undefined;
}

export const cells: readonly Cell[] = states.flatMap((state) =>
  events.map((event) => ({
    name: `${state.name} x ${event.name}`,
    state,
    event,
    impossible: state.has.includes(event.befalls) ? undefined : `the state has no ${event.befalls}`,
  })),
);

/** Those that are played, of which all words of a filter are in the name. */
export function playable(filter: string): readonly Cell[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return cells.filter(
    ({ impossible, name }) =>
      impossible === undefined && words.every((word) => name.toLowerCase().includes(word)),
  );
}
