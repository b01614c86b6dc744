import { isSameValue } from '@foyer/contracts/schema';

import { Rejected } from '../../rejected.js';
import type { DomainEvent } from '../events/index.js';
import type { Stream } from './aggregate.js';
import type { CommandRunner } from './command-runner.js';

type Fields = Readonly<Record<string, unknown>>;

/** The revision that a form showed, and the change that it asks for. */
export interface SeenChange {
  /** The revision that the form showed; absent where what is there is replaced knowingly. */
  readonly revision?: number | undefined;
  /** The wanted values, by the fields of the form. */
  readonly wanted: Fields;
}

/** Tells the revision that a call names from the change that it asks for. */
export function seenIn(body: object): SeenChange {
  const { revision, ...wanted } = body as Fields & { readonly revision?: number };
  return { revision, wanted };
}

/** The state that a form showed; undefined where the call names none. */
export async function stateSeen<State, Event extends DomainEvent>(
  stateOf: CommandRunner['stateOf'],
  one: Stream<State, Event>,
  change: SeenChange | undefined,
): Promise<State | undefined> {
  return change?.revision === undefined ? undefined : stateOf(one, change.revision);
}

/**
 * Refuses a change of fields that another member set to other values since the form was opened.
 * @param shown the fields of the form as a state has them
 * @throws Rejected CHANGED_MEANWHILE, naming these fields.
 */
export function refuseToReplace<State>(
  shown: (state: State) => Fields,
  states: { readonly seen: State | undefined; readonly now: State },
  change: SeenChange | undefined,
): void {
  if (states.seen === undefined || change === undefined) return;
  const [seen, now] = [shown(states.seen), shown(states.now)];
  const paths = Object.entries(change.wanted)
    .filter(([, value]) => value !== undefined)
    .filter(([name, value]) => !same(now[name], value) && !same(now[name], seen[name]))
    .map(([name]) => name);
  if (paths.length === 0) return;
  const fields = Object.fromEntries(paths.map((path) => [path, 'CHANGED_MEANWHILE']));
  throw new Rejected('CHANGED_MEANWHILE', {}, fields);
}

/** An absent field and an undefined one are one; lists of ids are sets to a form. */
const same = (a: unknown, b: unknown): boolean => isSameValue(asSet(a), asSet(b));

const asSet = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : (value ?? null);
