import type { Client } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';
import type { Step, Thing } from './ledger.js';
import { answered, Rejected } from '../../clients/no-answer.js';

/**
 * The number of answers that are asked for at a time: after every kill there are some hundred.
 */
const AT_ONCE = 8;

const IN_ORDER: readonly string[] = ['IN_PERMISSION', 'IN_START', 'IN_WAITING'];

/**
 * Asks a server that was started again for everything that clients made before it was killed, and
 * makes again what they got no answer to, as they would. Returns what is wrong.
 */
export async function checkAnswers(client: Client, things: readonly Thing[]): Promise<string[]> {
  const wrong: string[] = [];
  const rest = [...things];
  const checkOn = async (): Promise<void> => {
    for (let thing = rest.shift(); thing !== undefined; thing = rest.shift()) {
      const problem = await problemOf(client, thing);
      if (problem !== undefined) wrong.push(`${thing.kind} ${thing.id} ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkOn));
  return wrong;
}

async function problemOf(client: Client, thing: Thing): Promise<string | undefined> {
  try {
    return await (thing.kind === 'portal' ? checkPortal(client, thing) : checkVisit(client, thing));
  } catch (error) {
    if (error instanceof Rejected) return `is refused with ${error.code}`;
    throw error;
  }
}

async function checkPortal(client: Client, portal: Thing): Promise<string | undefined> {
  const { id, text: name } = portal;
  await answered(client.call(portalRoutes.createPortal, { body: { _id: id, name } }));
  const seen = await answered(client.call(portalRoutes.getPortal, { params: { id } }));
  if (seen.name !== name) return `is called ${seen.name}`;
  return has(portal, 'activated') && seen.deactivated ? 'is closed' : undefined;
}

async function checkVisit(client: Client, visit: Thing): Promise<string | undefined> {
  const body = { _id: visit.id, clientSecret: visit.text, queueId: visit.portalId };
  try {
    const opened = await answered(client.call(visitRoutes.openVisit, { body, token: null }));
    if (opened.token === '') return 'gives no token';
    if (has(visit, 'ended')) return 'goes on after its end';
    return checkStatus(visit, opened.visit.status);
  } catch (error) {
    const mayBeOver = visit.asked.includes('ended');
    if (error instanceof Rejected && error.code === 'VISIT_OVER' && mayBeOver) return undefined;
    throw error;
  }
}

function checkStatus(visit: Thing, status: string): string | undefined {
  const reached = Math.max(...visit.answered.map((step) => IN_ORDER.indexOf(step)));
  return IN_ORDER.indexOf(status) < reached ? `is back at ${status}` : undefined;
}

const has = ({ answered }: Thing, step: Step): boolean => answered.includes(step);
