import { refusalOf, type JointEvent } from './joint.js';
import type { Scene } from './scene.js';

/** Lets an event happen, of which another one may have taken the page or the right. */
async function happens(event: JointEvent, scene: Scene): Promise<unknown> {
  try {
    const answer = await event.happen(scene);
    return refusalOf(answer) === 'UNEXPECTED' ? answer : undefined;
  } catch (error) {
    if (/disconnected|timed out|Sitzung|signed|a sign-in/i.test(String(error))) return undefined;
    throw error;
  }
}

/** How several events happen: all at the same moment, in their order, or with time between them. */
export type Manner = 'at once' | 'in turn' | 'slowly';

const JOINED: Readonly<Record<Manner, string>> = {
  'at once': ' and ',
  'in turn': ', then ',
  slowly: ', later ',
};

/** Several events as one, of which the answer is the first fault. */
export function together(chosen: readonly JointEvent[], manner: Manner): JointEvent {
  return {
    name: chosen.map(({ name }) => name).join(JOINED[manner]),
    befalls: 'program',
    ends: [],
    ...(chosen.some(({ needsNodes }) => needsNodes) && { needsNodes: true }),
    happen: async (scene) => {
      const answers: unknown[] = [];
      const [first, last] = manner === 'at once' ? startsLast(chosen) : [[], chosen];
      answers.push(...(await Promise.all(first.map((one) => happens(one, scene)))));
      for (const one of last) {
        answers.push(await happens(one, scene));
        if (manner === 'slowly') await scene.pass(2_000, 1_000);
      }
      return answers.find((answer) => answer !== undefined);
    },
  };
}

/** A program that starts again has no other thing happen at that moment. */
const startsLast = (chosen: readonly JointEvent[]) =>
  [
    chosen.filter(({ befalls }) => befalls !== 'program'),
    chosen.filter(({ befalls }) => befalls === 'program'),
  ] as const;
