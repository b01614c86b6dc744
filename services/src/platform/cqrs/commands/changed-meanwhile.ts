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

/**
 * The state that a form showed; undefined where the call names none.
 * @throws Rejected CHANGED_MEANWHILE for a revision that is still to come: no form has shown it, or
 * the log was put back to an older copy.
 */
export async function stateSeen<State, Event extends DomainEvent>(
  stateOf: CommandRunner['stateOf'],
  one: Stream<State, Event>,
  change: SeenChange | undefined,
): Promise<State | undefined> {
  if (change?.revision === undefined) return undefined;
  const state = await stateOf(one, change.revision);
  if (state === undefined) throw changedMeanwhile(namesOf(change.wanted));
  return state;
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
  const { wanted } = change;
  const names = namesOf(wanted).filter(
    (name) => !same(now[name], wanted[name]) && !same(now[name], seen[name]),
  );
  if (names.length > 0) throw changedMeanwhile(names);
}

const namesOf = (wanted: Fields): readonly string[] =>
  Object.keys(wanted).filter((name) => wanted[name] !== undefined);

const changedMeanwhile = (names: readonly string[]): Rejected =>
  new Rejected(
    'CHANGED_MEANWHILE',
    {},
    Object.fromEntries(names.map((name) => [name, 'CHANGED_MEANWHILE'])),
  );

/** An absent field and an undefined one are one; lists of ids are sets to a form. */
const same = (a: unknown, b: unknown): boolean => isSameValue(asSet(a), asSet(b));

const asSet = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : (value ?? null);
