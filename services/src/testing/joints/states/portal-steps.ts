import type { OfficePage } from '#contexts/visits/testing/office-page.js';
import type { MemberPart } from '../parts.js';
import { demand } from '../demand.js';
import type { Player, Scene } from '../scene.js';

/** Makes the portal once, with both agents: one by a group, one alone. */
async function portalFor(scene: Scene): Promise<void> {
  if (scene.groupId !== undefined) return;
  const { office } = scene;
  const agent = await scene.enlist('agent');
  const colleague = await scene.enlist('colleague');
  scene.groupId = office.app.core.newId.next();
  const group = { id: scene.groupId, name: 'Reception', memberIds: [agent.id] };
  demand('a group', await scene.asAdmin('POST /admin/groups', group));
  await office.portal([agent.id, colleague.id]);
  const groups = { groupIds: [scene.groupId] };
  demand('its portal', await scene.asAdmin(`PUT /admin/portals/${office.portalId}`, groups));
  await office.isShown('the portal');
}

/** An agent at the portal, with a page unless the desk is empty. */
export async function atWork(
  scene: Scene,
  availability: 'auto' | 'manual' | 'away' | 'none',
  part: MemberPart = 'agent',
): Promise<Player> {
  await portalFor(scene);
  const player = scene.player(part);
  if (availability === 'none') return player;
  player.page = await scene.office.agentWith(player.token, player.id);
  await player.page.seesDesk(({ portals }) => portals.length === 1);
  if (availability === 'auto') return player;
  const breakKind = availability === 'away' ? { breakKind: 'lunch' } : {};
  demand('a desk', await player.page.emit('setAvailability', { availability, ...breakKind }));
  return player;
}

export async function visitorArrives(scene: Scene): Promise<OfficePage> {
  scene.visitor = await scene.office.visitor();
  return scene.visitor;
}

export async function inLine(scene: Scene): Promise<OfficePage> {
  const visitor = await visitorArrives(scene);
  demand('a place in line', await visitor.ring());
  await visitor.seesVisit(({ status }) => status === 'IN_WAITING');
  return visitor;
}

/** It rings at the agent's desk for the visitor. */
export async function rings(scene: Scene) {
  const { page } = await atWork(scene, 'auto');
  if (!page) throw new Error('unreachable');
  const visitor = await inLine(scene);
  return { page, visitor, offer: await page.isRung(visitor) };
}

/** The agent has the visitor, and both have the page of the call open. */
export async function inCall(scene: Scene, portal: object = {}): Promise<Player> {
  await portalFor(scene);
  const { office } = scene;
  if (Object.keys(portal).length > 0) {
    demand('its setting', await scene.asAdmin(`PUT /admin/portals/${office.portalId}`, portal));
  }
  const { page, visitor, offer } = await rings(scene);
  const taken = await page.take(visitor.id, offer.offerId);
  demand('a pickup', taken);
  scene.callId = taken.callDetailId as string;
  const agent = scene.player('agent');
  agent.call = await scene.enter(agent.token, scene.callId);
  const { body } = await office.openVisit(visitor.id);
  scene.visitorCall = await scene.enter((body as { token: string }).token, scene.callId);
  await visitor.seesVisit(({ status }) => status === 'IN_CALL');
  await office.isShown('the call');
  return agent;
}
