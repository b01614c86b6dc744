import type { VisitView } from '@foyer/contracts/visits';

import { stream } from '#platform/cqrs';
import { Call } from '#contexts/calls';
import { MemberDirectory } from '#contexts/identity';
import { Desk, Visit } from '#contexts/visits/testing/stages.js';
import type { Scene } from '../scene.js';

const LETS_IN = ['presenter', 'moderator', 'admin'];

/** Desks are open for those only who may work at one, and visitors learn where none is. */
async function desks(scene: Scene): Promise<readonly string[]> {
  const { app } = scene.office;
  const stateOf = app.core.commandRunner.stateOf.bind(app.core.commandRunner);
  const members = app.app.get(MemberDirectory, { strict: false });
  const wrong: string[] = [];
  let someone = false;
  for (const [part, { id }] of scene.players) {
    const { open, lostSince } = await stateOf(stream(Desk, id));
    const mayWork = await members.isEntitled(id, 'desk.work');
    if (open && !mayWork) wrong.push(`the desk of the ${part} is open, who may not work at one`);
    if (open && mayWork && lostSince === null) someone = true;
  }
  const { visitor } = scene;
  if (!visitor || someone) return wrong;
  const visit = await stateOf(stream(Visit, visitor.id));
  if (visit.stage !== 'waiting') return wrong;
  const { body } = await scene.office.openVisit(visitor.id);
  const view = (body as { readonly visit?: VisitView }).visit;
  if (view?.status === 'IN_WAITING' && !view.nobodyOnDuty)
    wrong.push('the visitor waits for agents of whom none is there, and is not told');
  return wrong;
}

/** Calls last between people who may be in them, and each knock has a person who can answer it. */
async function calls(scene: Scene): Promise<readonly string[]> {
  const { app } = scene.office;
  if (scene.callId === undefined) return [];
  const call = await app.core.commandRunner.stateOf(stream(Call, scene.callId));
  if (call.stage !== 'on') return [];
  const members = app.app.get(MemberDirectory, { strict: false });
  const wrong: string[] = [];
  const inIt = Object.entries(call.participants).filter(([, one]) => one.joined);
  for (const [id, { joinerType }] of inIt) {
    const part = [...scene.players].find(([, player]) => player.id === id)?.[0];
    if (joinerType === 'User' && !(await members.isEntitled(id, 'call.own')))
      wrong.push(`the ${part} is in the call without the right to it`);
  }
  if (call.origin.kind === 'queue' && !inIt.some(([, one]) => one.joinerType === 'User'))
    wrong.push('the visitor is in a call without an agent');
  const isAskedFor = Object.values(call.knockers).some(({ status }) => status === 'KNOCKING');
  if (isAskedFor && !inIt.some(([, { role }]) => LETS_IN.includes(role)))
    wrong.push('somebody knocks whom nobody in the call may let in');
  if (
    call.origin.kind !== 'queue' &&
    inIt.length > 0 &&
    !inIt.some(([, one]) => one.role === 'admin')
  )
    wrong.push('nobody leads the call');
  return wrong;
}

/** No person waits for another who cannot come. */
export const nobodyWaitsInVain = async (scene: Scene): Promise<readonly string[]> => [
  ...(await desks(scene)),
  ...(await calls(scene)),
];
