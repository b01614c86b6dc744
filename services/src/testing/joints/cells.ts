import { deviceEvents } from './events/device-events.js';
import { directoryEvents } from './events/directory-events.js';
import { memberEvents } from './events/member-events.js';
import { elsewhere } from './events/other-node.js';
import { placeEvents } from './events/place-events.js';
import { pollEvents } from './events/poll-events.js';
import { programEvents } from './events/program-events.js';
import { thingEvents } from './events/thing-events.js';
import { visitorEvents } from './events/visitor-events.js';
import type { JointEvent, JointState } from './joint.js';
import { besideStates } from './states/beside-states.js';
import { callStates } from './states/call-states.js';
import { documentStates } from './states/document-states.js';
import { kioskStates } from './states/kiosk-states.js';
import { placeStates } from './states/place-states.js';
import { pollStates } from './states/poll-states.js';
import { portalStates } from './states/portal-states.js';

export const states: readonly JointState[] = [
  ...[...portalStates, ...callStates, ...placeStates],
  ...[...kioskStates, ...documentStates, ...besideStates, ...pollStates],
];
const atOneNode: readonly JointEvent[] = [
  ...[...memberEvents, ...visitorEvents, ...placeEvents],
  ...[...deviceEvents, ...thingEvents, ...pollEvents, ...directoryEvents, ...programEvents],
];
export const events: readonly JointEvent[] = [...atOneNode, ...elsewhere(atOneNode)];

/** True if an event can happen in a state; all states are states of a program. */
export const isPossible = (state: JointState, { befalls }: JointEvent): boolean =>
  befalls === 'program' || state.has.includes(befalls);

const whyNot = ({ alike }: JointState, { befalls }: JointEvent) =>
  alike === undefined ? `the state has no ${befalls}` : `is played by \`${alike}\`, if it has one`;

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
    impossible: isPossible(state, event) ? undefined : whyNot(state, event),
  })),
);

/** Those of some cells that can be played, and of which all words of a filter are in the name. */
export function playable(filter: string, of: readonly Cell[] = cells): readonly Cell[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return of.filter(
    ({ impossible, name }) =>
      impossible === undefined && words.every((word) => name.toLowerCase().includes(word)),
  );
}
