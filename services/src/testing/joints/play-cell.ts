import type { Cell } from './cells.js';
import { refusalOf } from './joint.js';
import { doorsAnswer } from './judges/doors.js';
import { nothingFailed } from './judges/jobs.js';
import { keptAsAgreed } from './judges/kept.js';
import { placesAreLed } from './judges/leads.js';
import { pushesAgree } from './judges/pages.js';
import { pollsAreCounted } from './judges/polls.js';
import { recordsAgree } from './judges/records.js';
import { terminalsEnd } from './judges/terminals.js';
import { timesAddUp } from './judges/times.js';
import { pagesAreTold } from './judges/told.js';
import { nobodyWaitsInVain } from './judges/waits.js';
import { Scene } from './scene.js';

/** Names the faults of a cell; none if it is right. */
export type Verdict = readonly string[];

/** Time for consequences that follow at once, and for those that wait for people to come back. */
const [AT_ONCE_MS, LATER_MS] = [3_000, 60_000];

async function judged(scene: Scene, when: string): Promise<Verdict> {
  const found = [
    ...(await pushesAgree(scene)),
    ...(await recordsAgree(scene)),
    ...(await timesAddUp(scene)),
    ...(await nobodyWaitsInVain(scene)),
    ...(await terminalsEnd(scene)),
    ...(await keptAsAgreed(scene)),
    ...(await pollsAreCounted(scene)),
    ...(await pagesAreTold(scene)),
    ...(await placesAreLed(scene)),
    ...nothingFailed(scene),
  ];
  return found.map((what) => `${when}: ${what}`);
}

/** The types of which the log has no event, although they should be caused. */
async function notEnded({ office }: Scene, ends: readonly string[]): Promise<Verdict> {
  const types = new Set<string>();
  for await (const { type } of office.app.eventLog.readAll()) types.add(type);
  return ends.filter((type) => !types.has(type));
}

/** Makes the state, lets the event happen, and judges what follows. */
export async function playCell({ state, event }: Cell): Promise<Verdict> {
  const scene = await Scene.open(event.needsNodes);
  try {
    await state.make(scene);
    await scene.office.isShown('the state');
    const refusal = refusalOf(await event.happen(scene));
    const isKnown = refusal === undefined || event.refusals?.includes(refusal) === true;
    await scene.finish?.();
    await scene.pass(AT_ONCE_MS, 1_000);
    const missing = refusal === undefined ? await notEnded(scene, event.ends) : [];
    const atOnce = await judged(scene, 'at once');
    await scene.pass(LATER_MS, 10_000);
    const later = await judged(scene, 'later');
    const doors = await doorsAnswer(scene);
    await scene.pass(AT_ONCE_MS, 1_000);
    const atLast = await judged(scene, 'after all doors');
    return [
      ...missing.map((type) => `the event did not cause ${type}`),
      ...(isKnown ? [] : [`the event was refused as ${refusal}`]),
      ...new Set([...atOnce, ...later, ...doors, ...atLast]),
    ];
  } catch (error) {
    return [`could not be played: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await scene.close();
  }
}
