import { isSameValue } from '@foyer/contracts/schema';
import type { DeskView, VisitView } from '@foyer/contracts/visits';

import { eventually } from '#platform/testing/eventually.js';
import type { OfficePage } from '#contexts/visits/testing/office-page.js';
import type { Scene } from '../scene.js';

/** The time that pushes may take on a busy machine, in milliseconds. */
const PUSHED_WITHIN_MS = 3_000;

const shown = (view: object | undefined) => ({ ...view, asOf: 0 });

/** The last push of a desk says what a page that asks now is answered. */
async function deskOf(page: OfficePage): Promise<string | undefined> {
  let [asked, pushed]: (DeskView | undefined)[] = [];
  try {
    await eventually(
      'the desk',
      async () => {
        const answer = await page.emit('getQueueClients');
        if (!answer.ok) return true;
        [asked, pushed] = [answer.view as DeskView, page.last('getQueueClients') as DeskView];
        return isSameValue(shown(asked), shown(pushed));
      },
      PUSHED_WITHIN_MS,
    );
    return undefined;
  } catch {
    return `a desk was last pushed as ${JSON.stringify(pushed)} and is ${JSON.stringify(asked)}`;
  }
}

/** The last push of a visit says what the same visitor is answered who opens it again. */
async function visitOf(scene: Scene, page: OfficePage): Promise<string | undefined> {
  let [asked, pushed]: (VisitView | undefined)[] = [];
  try {
    await eventually(
      'the visit',
      async () => {
        const { status, body } = await scene.office.openVisit(page.id);
        if (status !== 201) return true;
        asked = (body as { readonly visit: VisitView }).visit;
        pushed = page.last('updateClientStatus') as VisitView | undefined;
        return pushed === undefined || isSameValue(shown(asked), shown(pushed));
      },
      PUSHED_WITHIN_MS,
    );
    return undefined;
  } catch {
    return `a visit was last pushed as ${JSON.stringify(pushed)} and is ${JSON.stringify(asked)}`;
  }
}

/** Pushes agree with what is answered. */
export async function pushesAgree(scene: Scene): Promise<readonly string[]> {
  const found: (string | undefined)[] = [];
  for (const { page } of scene.players.values()) {
    if (page?.socket.connected === true) found.push(await deskOf(page));
  }
  if (scene.visitor?.socket.connected === true) found.push(await visitOf(scene, scene.visitor));
  return found.filter((one) => one !== undefined);
}
