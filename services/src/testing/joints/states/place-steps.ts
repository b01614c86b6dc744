import { StartCall } from '#contexts/calls';
import { demand } from '../demand.js';
import type { Player, Scene } from '../scene.js';
import type { MemberPart } from '../parts.js';

/** Comes to the call of a session or meeting over HTTP. */
export function comes(scene: Scene, { id, token }: { id: string; token: string }, more: object) {
  const joinerDetail = { joinerId: id, displayName: 'Somebody' };
  const body = { sessionId: scene.placeId, joinerDetail, ...more };
  return scene.office.app.call('POST /callDetail/callJoin', { token, body });
}

/** A session with its owner, a presenter and a visitor of the house who does not belong to it. */
export async function session(scene: Scene, more: object = {}): Promise<Player> {
  const owner = await scene.enlist('owner');
  const presenter = await scene.enlist('presenter');
  scene.placeId = scene.office.app.core.newId.next();
  const session = { _id: scene.placeId, sessionName: 'Team', sessionType: 'public', ...more };
  demand('a session', await scene.as(owner, 'POST /session', session));
  const members = [{ memberId: presenter.id, role: 'presenter' }];
  const added = { sessionId: scene.placeId, members };
  demand('members', await scene.as(owner, 'POST /session/addSessionMember', added));
  return owner;
}

/** More members of the session, who only watch. */
export async function viewers(scene: Scene, parts: readonly MemberPart[]): Promise<void> {
  const members = [];
  for (const part of parts) {
    const { id: memberId } = await scene.enlist(part);
    members.push({ memberId, role: 'viewer' });
  }
  const added = { sessionId: scene.placeId, members };
  demand('viewers', await scene.as(scene.player('owner'), 'POST /session/addSessionMember', added));
}

/** Starts the call of the session, with its owner. */
async function startSession(scene: Scene): Promise<void> {
  const callId = scene.office.app.core.newId.next();
  const origin = { kind: 'session', id: scene.placeId ?? '' } as const;
  const owner = { joinerId: scene.player('owner').id, joinerType: 'User', role: 'admin' } as const;
  const started = { callId, origin, participants: [owner] };
  await scene.office.execute((context) => new StartCall(context, started));
  scene.callId = callId;
  await scene.office.isShown('its call');
}

/** These people are in the call of the session or meeting. */
export async function gather(
  scene: Scene,
  parts: readonly MemberPart[],
  more: object,
): Promise<void> {
  if (scene.callId === undefined) await startSession(scene);
  for (const part of parts) {
    const player = scene.player(part);
    demand(`${part} comes`, await comes(scene, player, more));
    player.call = await scene.enter(player.token, scene.callId ?? '');
  }
  await scene.office.isShown('the call');
}

/** A meeting of an organizer, an invited member and a guest that begins in five minutes. */
export async function meeting(scene: Scene, more: object = {}): Promise<Player> {
  const { app } = scene.office;
  const organizer = await scene.enlist('organizer');
  const invited = await scene.enlist('invited');
  const guestId = app.core.newId.next();
  const email = 'gilbert@example.com';
  const guest = { _id: guestId, firstName: 'Gilbert', lastName: 'Winter', email };
  demand('a guest', await scene.as(organizer, 'POST /guests', guest));
  scene.guestId = guestId;
  const now = app.clock.now().getTime();
  scene.placeId = app.core.newId.next();
  const plan = {
    ...{ _id: scene.placeId, name: 'Advice', timeZone: 'Europe/Berlin' },
    startTime: new Date(now + 5 * 60_000).toISOString(),
    endTime: new Date(now + 35 * 60_000).toISOString(),
    attendees: [
      { attendeeId: invited.id, attendeeType: 'User', mode: { email: true, msg: false } },
      { attendeeId: guestId, attendeeType: 'Guest', mode: { email: true, msg: false } },
    ],
    baseUrl: 'https://reception.example.org',
    ...more,
  };
  demand('a meeting', await scene.as(organizer, 'POST /calendarEvent', plan));
  return organizer;
}

/** Starts the call of the meeting for its organizer. */
export async function startMeeting(scene: Scene): Promise<void> {
  scene.callId = scene.office.app.core.newId.next();
  const body = { eventId: scene.placeId, callDetailId: scene.callId };
  const organizer = scene.player('organizer');
  demand('its call', await scene.as(organizer, 'POST /calendarEvent/start', body));
}
