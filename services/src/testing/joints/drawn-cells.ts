import { events, isPossible, states, type Cell } from './cells.js';
import { acts } from './events/acts.js';
import type { JointEvent } from './joint.js';
import { together } from './together.js';

/** A linear congruential generator, by the numbers of Numerical Recipes. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const isOfProgram = ({ befalls }: JointEvent): boolean => befalls === 'program';

/** Draws cells of more than one event, the same ones for the same seed. */
export function drawnCells(count: number, seed: number): readonly Cell[] {
  const below = generator(seed);
  return Array.from({ length: count }, () => {
    const state = states[below(states.length)]!;
    const left = [...events, ...acts].filter(
      (event) => isPossible(state, event) && !event.needsNodes,
    );
    const chosen: JointEvent[] = [];
    for (let n = 2 + below(2); n > 0 && left.length > 0; n -= 1) {
      const [event] = left.splice(below(left.length), 1);
      if (event && !(isOfProgram(event) && chosen.some(isOfProgram))) chosen.push(event);
    }
    const isAtOnce = below(2) === 0;
    // Pages are closed by a start, and what follows would find none.
    const order = chosen.toSorted((a, b) => Number(isOfProgram(a)) - Number(isOfProgram(b)));
    const event = together(order, isAtOnce ? 'at once' : 'in turn');
    return { name: `${state.name} x ${event.name}`, state, event, impossible: undefined };
  });
}
