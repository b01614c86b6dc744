import { events, isPossible, states, type Cell } from './cells.js';
import { refusalOf, type JointEvent } from './joint.js';
import type { Scene } from './scene.js';

/** A linear congruential generator, by the numbers of Numerical Recipes. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Lets an event happen, of which another one may have taken the page or the right. */
async function happens(event: JointEvent, scene: Scene): Promise<unknown> {
  try {
    const answer = await event.happen(scene);
    return refusalOf(answer) === 'UNEXPECTED' ? answer : undefined;
  } catch (error) {
    if (/disconnected|timed out|Sitzung|signed/i.test(String(error))) return undefined;
    throw error;
  }
}

/** Two or three events in a state, at once or one after the other; a restart comes last. */
function together(chosen: readonly JointEvent[], atOnce: boolean): JointEvent {
  const last = chosen.filter(({ befalls }) => befalls === 'program');
  const first = chosen.filter(({ befalls }) => befalls !== 'program');
  return {
    name: chosen.map(({ name }) => name).join(atOnce ? ' and ' : ', then '),
    befalls: 'program',
    ends: [],
    happen: async (scene) => {
      const answers: unknown[] = [];
      if (atOnce) answers.push(...(await Promise.all(first.map((one) => happens(one, scene)))));
      else for (const one of first) answers.push(await happens(one, scene));
      for (const one of last) answers.push(await happens(one, scene));
      return answers.find((answer) => answer !== undefined);
    },
  };
}

/** Draws cells of more than one event, the same ones for the same seed. */
export function drawnCells(count: number, seed: number): readonly Cell[] {
  const below = generator(seed);
  return Array.from({ length: count }, () => {
    const state = states[below(states.length)]!;
    const left = events.filter((event) => isPossible(state, event) && !event.needsNodes);
    const chosen: JointEvent[] = [];
    for (let n = 2 + below(2); n > 0 && left.length > 0; n -= 1) {
      const [event] = left.splice(below(left.length), 1);
      const isSecondRestart =
        event?.befalls === 'program' && chosen.some(({ befalls }) => befalls === 'program');
      if (event && !isSecondRestart) chosen.push(event);
    }
    const event = together(chosen, below(2) === 0);
    return { name: `${state.name} x ${event.name}`, state, event, impossible: undefined };
  });
}
