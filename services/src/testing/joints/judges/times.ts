import type { ReadStore } from '@foyer/projections';
import type { AgentDayDocument } from '@foyer/projections/visits';

import { stream } from '#platform/cqrs';
import { Desk } from '#contexts/visits/testing/stages.js';
import { READ_STORE } from '#platform/tokens';
import type { Scene } from '../scene.js';

/** The time of each agent is without a gap, and is in the state in which the desk is. */
export async function timesAddUp(scene: Scene): Promise<readonly string[]> {
  const { app } = scene.office;
  const store: ReadStore = app.app.get(READ_STORE, { strict: false });
  const days = await store.collection<AgentDayDocument>('agentDays').find({});
  const wrong: string[] = [];
  for (const [part, { id }] of scene.players) {
    const steps = days.filter(({ memberId }) => memberId === id).flatMap((day) => day.steps);
    const isInOrder = steps.every(({ at }, n) => at > (steps[n - 1]?.at ?? -Infinity));
    if (!isInOrder) wrong.push(`the time of the ${part} goes back`);
    const desk = await app.core.commandRunner.stateOf(stream(Desk, id));
    const last = steps.at(-1)?.state ?? null;
    if ((last !== null) !== desk.open)
      wrong.push(`the ${part} is ${String(last)} at a desk that is ${desk.open ? '' : 'not '}open`);
    const isServing = desk.open && desk.lostSince === null && desk.engagement.kind === 'inCall';
    if (desk.open && desk.lostSince === null && isServing !== (last === 'inCall'))
      wrong.push(`the ${part} is ${String(last)} with a desk that is ${desk.engagement.kind}`);
  }
  return wrong;
}
