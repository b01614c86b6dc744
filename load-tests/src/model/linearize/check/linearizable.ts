import type { Operation, Specification, Verdict } from './history.js';
import { Progress } from './progress.js';

/** Far more than any history takes that is short enough to be read. */
const MOST_STEPS = 1_000_000;

/** One way to have come so far, and the operation that was put last. */
interface Path<State, Did> {
  readonly progress: Progress<Did>;
  readonly state: State;
  readonly length: number;
  readonly last?: { readonly did: Did; readonly before: Path<State, Did> };
}

/**
 * Looks for one order of operations in which each takes effect between its question and its
 * answer and has its recorded outcome (Wing and Gong's search). It does not try the same
 * operations to the same state twice (Lowe).
 */
export function checkLinearizable<State, Did>(
  specification: Specification<State, Did>,
  history: readonly Operation<Did>[],
  mostSteps = MOST_STEPS,
): Verdict<State, Did> {
  const { initial, keyOf } = specification;
  const start: Path<State, Did> = { progress: Progress.of(history), state: initial, length: 0 };
  const tried = new Set<string>();
  const open = [start];
  let longest = start;
  for (let steps = 0; ; steps += 1) {
    const path = open.pop();
    if (path === undefined) return stuck(specification, longest);
    if (path.progress.isComplete) return { type: 'linearizable' };
    if (steps === mostSteps) return { type: 'undecided' };
    if (path.length > longest.length) longest = path;
    for (const next of nextPaths(specification, path)) {
      const key = `${next.progress.key} ${keyOf(next.state)}`;
      if (tried.has(key)) continue;
      tried.add(key);
      open.push(next);
    }
  }
}

/** Those that are tried first come last. */
function nextPaths<State, Did>(
  { step, onlyLooks, keyOf }: Specification<State, Did>,
  path: Path<State, Did>,
): Path<State, Did>[] {
  const { progress, state } = path;
  const here = keyOf(state);
  const paths: Path<State, Did>[] = [];
  for (const candidate of progress.candidates()) {
    const { did, answered } = progress.operation(candidate);
    const after = step(state, did);
    if (after === undefined) continue;
    const changesNothing = keyOf(after) === here;
    // Left out for now, it does the same.
    if (changesNothing && !answered) continue;
    const last = { did, before: path };
    const settled = progress.with(candidate);
    const next = { progress: settled, state: after, length: path.length + 1, last };
    // A look that fits the state here may take its place here, unless an operation would then be
    // too late.
    const isFree = changesNothing && onlyLooks(did);
    if (isFree && progress.tooLateAfter(candidate).length === 0) return [next];
    paths.push(next);
  }
  return paths.reverse();
}

function stuck<State, Did>(
  { step }: Specification<State, Did>,
  longest: Path<State, Did>,
): Verdict<State, Did> {
  const { progress, state } = longest;
  const next = progress
    .candidates()
    .map((candidate) => progress.operation(candidate))
    .filter(({ did, answered }) => answered && step(state, did) === undefined)
    .map(({ did }) => did);
  return { type: 'not-linearizable', order: orderOf(longest), state, next };
}

function orderOf<State, Did>(path: Path<State, Did>): Did[] {
  const order: Did[] = [];
  for (let { last } = path; last !== undefined; { last } = last.before) order.push(last.did);
  return order.reverse();
}
