import { STANDARD_SETTINGS } from '@foyer/contracts/settings';
import type { JointEvent } from '../joint.js';
import type { Part } from '../parts.js';
import type { Player, Scene } from '../scene.js';
import { ordersPayment } from '../states/kiosk-steps.js';
import { atWork } from '../states/portal-steps.js';

type Act = (scene: Scene) => Promise<unknown>;

/** A message of a page of the lobby, if there is one still. */
const atDesk =
  (part: 'agent' | 'colleague', name: string, more: (scene: Scene) => object): Act =>
  async (scene) => {
    const { page } = scene.player(part);
    return page?.socket.connected === true ? page.emit(name, more(scene)) : undefined;
  };
/** A message of a page of a call, if there is one still. */
const inCall =
  (by: (scene: Scene) => Player | undefined, name: string): Act =>
  async (scene) => {
    const call = by(scene)?.call;
    const of = { sessionCallId: scene.callId };
    return call?.socket.connected === true ? call.emit(name, of) : undefined;
  };
const ofCall = ({ callId }: Scene) => ({ callDetailId: callId });
const leader = ({ players }: Scene) => players.get('owner') ?? players.get('organizer');

async function consults(scene: Scene): Promise<unknown> {
  const { page: there } = scene.player('colleague');
  if (there === undefined) await atWork(scene, 'manual', 'colleague');
  const colleague = scene.player('colleague');
  const asked = { ...ofCall(scene), memberId: colleague.id };
  const { page } = scene.player('agent');
  if (page?.socket.connected !== true) return undefined;
  const answer = await page.emit('consultColleague', asked);
  if (!answer.ok) return answer;
  await colleague.page?.emit('answerConsult', { ...ofCall(scene), accept: true });
  colleague.call = await scene.page(colleague.token);
  return colleague.call.enter(scene.callId ?? '');
}

async function signs(scene: Scene): Promise<unknown> {
  const signature = { method: 'typed', name: 'Ada Berger' };
  const body = { documentId: scene.documentId, signature };
  const route = `POST /whiteboard/${scene.callId ?? ''}/sign` as const;
  const answer = await scene.as(scene.player('presenter'), route, body);
  const { _id: signedId } = (answer.body ?? {}) as { readonly _id?: string };
  if (signedId !== undefined) [scene.documentId, scene.isSigned] = [signedId, true];
  return answer;
}

const demandsFactor: Act = (scene) => {
  const secondFactor = { ...STANDARD_SETTINGS.secondFactor, member: true };
  return scene.asAdmin('POST /appSetting', { secondFactor });
};

const ACTS: readonly (readonly [name: string, befalls: Part, happen: Act])[] = [
  [
    'the agent hangs up',
    'agent',
    (s) => s.as(s.player('agent'), 'POST /callDetail/callEnd', ofCall(s)),
  ],
  ['the agent asks the colleague in', 'agent', consults],
  ['the agent hands over', 'agent', atDesk('agent', 'handOver', ofCall)],
  ['the agent gives back', 'agent', atDesk('agent', 'handBack', ofCall)],
  [
    'the agent takes the visitor',
    'agent',
    atDesk('agent', 'connectClient', ({ office, visitor }) => ({
      ...{ queueId: office.portalId, clientId: visitor?.id, offerId: null },
    })),
  ],
  [
    'the agent records',
    'agent',
    (s) => s.as(s.player('agent'), 'POST /callRecording/start', ofCall(s)),
  ],
  [
    'a payment is asked for',
    'device',
    async (s) => (s.kiosk ? (await ordersPayment(s, s.kiosk)).answer : undefined),
  ],
  ['the call is ended for all', 'session', inCall(leader, 'endSessionCall')],
  [
    'the presenter ends the call for all',
    'session',
    inCall((s) => s.players.get('presenter'), 'endSessionCall'),
  ],
  ['the presenter signs', 'document', signs],
  ['members need a second factor', 'agent', demandsFactor],
  [
    'the visitor keeps the place by e-mail',
    'visitor',
    async ({ visitor }) =>
      visitor?.socket.connected === true
        ? visitor.emit('keepPlace', { clientId: visitor.id, email: 'ada@example.org' })
        : undefined,
  ],
];

/** Acts of people at work, to be drawn together with events that befall them. */
export const acts: readonly JointEvent[] = ACTS.map(([name, befalls, happen]) => ({
  ...{ name, befalls, ends: [], happen },
}));
