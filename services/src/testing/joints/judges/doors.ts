import { refusalOf } from '../joint.js';
import type { Player, Scene } from '../scene.js';

/** Messages that an agent's page can send, whatever it shows. */
const ofAgent = (scene: Scene): readonly (readonly [string, object])[] => {
  const queueId = scene.office.portalId;
  const clientId = scene.visitor?.id ?? queueId;
  const callDetailId = scene.callId ?? clientId;
  const memberId = scene.players.get('colleague')?.id ?? queueId;
  return [
    ['getQueueClients', {}],
    ['getColleagues', { callDetailId }],
    ['consultColleague', { callDetailId, memberId }],
    ['answerConsult', { callDetailId, accept: true }],
    ['openConsult', { callDetailId }],
    ['endConsult', { callDetailId }],
    ['handOver', { callDetailId }],
    ['moveToFront', { queueId, clientId }],
    ['connectClient', { queueId, clientId, offerId: null }],
    ['handBack', { callDetailId }],
    ['updateCallStatus', { callStatus: 'available' }],
    ['setAvailability', { availability: 'manual' }],
  ];
};

const ofVisitor = (scene: Scene): readonly (readonly [string, object])[] => {
  const clientId = scene.visitor?.id ?? '';
  return [
    ['updateClientStatus', { clientId, status: 'IN_START', note: null }],
    ['updateClientStatus', { clientId, status: 'IN_WAITING', note: null }],
    ['keepPlace', { clientId, email: 'ada@example.org' }],
    ['returnToPlace', { clientId }],
    ['leaveQueue', { clientId }],
  ];
};

const routesOf = (scene: Scene, { id }: Player): readonly `${string} /${string}`[] => [
  ...(['GET /profile', 'GET /queue/byUser', 'GET /callDetail/callLog'] as const),
  ...(scene.callId === undefined ? [] : ([`GET /callDetail/${scene.callId}`] as const)),
  ...(scene.placeId === undefined
    ? []
    : ([
        ...[`GET /session/manage/${scene.placeId}`, `GET /calendarEvent/${scene.placeId}`],
      ] as `${string} /${string}`[])),
  `GET /admin/members/${id}`,
];

/** Each message and route of the state is answered or refused with a code; none is a fault. */
export async function doorsAnswer(scene: Scene): Promise<readonly string[]> {
  const wrong: string[] = [];
  const heard = (name: string, answer: unknown, status = 0) => {
    const code = refusalOf(answer);
    if (code === 'UNEXPECTED' || status >= 500) wrong.push(`${name} answers ${code ?? status}`);
  };
  for (const [part, player] of scene.players) {
    for (const route of routesOf(scene, player)) {
      const answer = await scene.as(player, route);
      heard(`${route} of the ${part}`, answer, answer.status);
      const byAdmin = await scene.asAdmin(route);
      heard(`${route} of an administrator`, byAdmin, byAdmin.status);
    }
    const { page } = player;
    for (const [name, payload] of page ? ofAgent(scene) : [])
      if (page?.socket.connected) heard(`${name} of the ${part}`, await page.emit(name, payload));
  }
  const { visitor } = scene;
  for (const [name, payload] of visitor ? ofVisitor(scene) : [])
    if (visitor?.socket.connected)
      heard(`${name} of the visitor`, await visitor.emit(name, payload));
  return wrong;
}
