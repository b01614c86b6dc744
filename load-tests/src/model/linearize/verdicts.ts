import type { Operation, Specification, Verdict } from './check/history.js';
import { checkLinearizable } from './check/linearizable.js';
import { deskSpecification } from './objects/desk.js';
import { visitSpecification } from './objects/visit.js';
import type { Histories } from './recorder.js';

/** A history for which there is no order, or none was found in time. */
export interface Failure {
  readonly object: string;
  readonly verdict: Verdict<unknown, unknown>;
  readonly history: readonly Operation<unknown>[];
}

/** Checks each object separately: where each is linearizable, all of them together are. */
export function checkAll({ visits, desks }: Histories): Failure[] {
  return [
    ...failuresOf('visit', visitSpecification, visits),
    ...failuresOf('desk', deskSpecification, desks),
  ];
}

function failuresOf<State, Did>(
  kind: string,
  specification: Specification<State, Did>,
  histories: ReadonlyMap<string, readonly Operation<Did>[]>,
): Failure[] {
  return [...histories].flatMap(([id, history]) => {
    const verdict = checkLinearizable(specification, history);
    return verdict.type === 'linearizable' ? [] : [{ object: `${kind} ${id}`, verdict, history }];
  });
}
