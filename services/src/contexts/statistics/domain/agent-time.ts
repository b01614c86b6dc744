import type { BreakKind } from '@foyer/contracts/identity';
import type { AgentTime } from '@foyer/contracts/statistics';
import { AgentState, AT_WORK } from '@foyer/contracts/visits';

/**
 * The activity of an agent from a moment on; null: not at work. Times are milliseconds since 1970.
 */
export interface Step {
  readonly at: number;
  readonly state: AgentState | null;
  readonly kind: BreakKind | null;
}

/** A time in which an agent did one thing; `to` is not part of it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly state: AgentState;
  readonly kind: BreakKind | null;
}

/**
 * Divides a time by an agent's steps: one stretch ends where the next begins, the last one with
 * `until`.
 */
export function stretchesOf(steps: readonly Step[], until: number): readonly Stretch[] {
  return steps.flatMap(({ at, state, kind }, index): Stretch[] => {
    const to = steps[index + 1]?.at ?? until;
    return state === null || to <= at ? [] : [{ from: at, to, state, kind }];
  });
}

/** The parts of stretches within a time, whose end is not part of it. */
export function within(
  stretches: readonly Stretch[],
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): readonly Stretch[] {
  return stretches
    .map((one) => ({ ...one, from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.to > one.from);
}

/** Returns the sums of stretches. */
export function timeOf(stretches: readonly Stretch[]): AgentTime {
  const states = Object.fromEntries(AgentState.options.map((state) => [state, 0])) as Record<
    AgentState,
    number
  >;
  const breaks = { short: 0, lunch: 0, meeting: 0, training: 0, other: 0 };
  let atWorkMs = 0;
  for (const { from, to, state, kind } of stretches) {
    states[state] += to - from;
    atWorkMs += to - from;
    if (state === 'break') breaks[kind ?? 'other'] += to - from;
  }
  const workedMs = AT_WORK.reduce((sum, state) => sum + states[state], 0);
  return { atWorkMs, workedMs, states, breaks };
}
