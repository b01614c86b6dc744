import { Call } from '#contexts/calls';
import type { ConferencePage } from '#contexts/calls/testing/conference-page.js';
import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import type { Scene } from '../scene.js';

type CallState = Parameters<typeof Call.evolve>[0];

/** The time that pushes may take on a busy machine, in milliseconds. */
const PUSHED_WITHIN_MS = 3_000;

/** True if a page was notified that it is out of the call, or has no connection any more. */
function isTold({ socket, userCallId, pushes }: ConferencePage, callId: string): boolean {
  const isOut = pushes.some(
    ({ name, payload }) =>
      (name === 'endSessionCall' && payload.sessionCallId === callId) ||
      (name === 'leaveSessionCall' && payload.userCallId === userCallId),
  );
  return isOut || !socket.connected;
}

const isIn = (call: CallState, id: string): boolean =>
  call.stage === 'on' &&
  (call.participants[id]?.joined === true || call.supervisors[id] !== undefined);

/** A page of a call shows it for as long as its person is in it. */
async function pagesOfCalls(scene: Scene, callId: string): Promise<string[]> {
  const call = await scene.office.app.core.commandRunner.stateOf(stream(Call, callId));
  const pages = [
    ...[...scene.players].map(([part, { id, call: page }]) => ({ part, id, page })),
    { part: 'visitor', id: scene.visitor?.id ?? '', page: scene.visitorCall },
  ];
  const wrong: string[] = [];
  for (const { part, id, page } of pages) {
    if (!page?.userCallId || isIn(call, id)) continue;
    try {
      await eventually('the page is told', () => isTold(page, callId), PUSHED_WITHIN_MS);
    } catch {
      wrong.push(`the page of the ${part} shows a call that the ${part} is not in`);
    }
  }
  return wrong;
}

/** Names pages of calls that go on showing what is over. */
export async function pagesAreTold(scene: Scene): Promise<readonly string[]> {
  const { callId } = scene;
  return callId === undefined ? [] : pagesOfCalls(scene, callId);
}
