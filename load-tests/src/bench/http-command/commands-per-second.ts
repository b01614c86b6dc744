import { request, type Agent } from 'node:http';

import { makeUrl } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';

import { turnsPerSecond } from './at-once.js';

/** The server that receives the commands, and their contents. */
export interface CommandTarget {
  readonly origin: string;
  readonly token: string;
  readonly portalIds: readonly string[];
}

/**
 * Sends commands over kept connections, each on a portal of its own, and gives how many were
 * acknowledged a second.
 */
export async function commandsPerSecond(
  { origin, token, portalIds }: CommandTarget,
  { connections, commands }: { readonly connections: number; readonly commands: number },
  agent: Agent,
): Promise<number> {
  return turnsPerSecond({ atOnce: connections, turns: commands }, (turn) => {
    const id = portalIds[turn % portalIds.length] ?? '';
    const { activatePortals, deactivatePortals } = portalRoutes;
    const closes = Math.floor(turn / portalIds.length) % 2 === 0;
    const path = makeUrl(closes ? deactivatePortals : activatePortals);
    return post(agent, origin + path, token, { ids: [id] });
  });
}

/**
 * Posts JSON and reads the answer.
 * @throws Error for everything but a success.
 */
export function post(agent: Agent, url: string, token: string, body: unknown): Promise<unknown> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, agent }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (answer += part));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve(answer === '' ? undefined : JSON.parse(answer));
        else reject(new Error(`${url}: ${status} ${answer}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
