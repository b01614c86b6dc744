import { Rejected } from '../../clients/no-answer.js';
import { AgentPage, type AgentPageParts } from './agent-page.js';
import { together } from './together.js';
import { Visitor, type ClientParts } from './visitor.js';

/** The number of times that each visitor is asked to go; offers and agents can interfere. */
const TRIES = 20;

/**
 * Sends all visitors home on a server that stays alive, recorded like the rest: the last answers
 * are about the final content of the log. Returns the errors.
 */
export async function drain(
  parts: ClientParts,
  agents: readonly AgentPageParts[],
): Promise<string[]> {
  const stay = await Promise.all(
    parts.office.visits.map(async (visit) => {
      const visitor = new Visitor(visit, parts);
      const isGone = await sendHome(visitor);
      visitor.close();
      return isGone ? [] : [`visit ${visit.id} does not end`];
    }),
  );
  const busy = await Promise.all(agents.map(closeDay));
  return [...stay.flat(), ...busy.flat()];
}

async function sendHome(visitor: Visitor): Promise<boolean> {
  // It is unknown of some visits if they were ever opened.
  if ((await visitor.open()) instanceof Rejected) return true;
  await visitor.connect();
  for (let tries = 0; tries < TRIES && !visitor.visit.isOver; tries += 1) {
    await visitor.leave();
    await visitor.open();
  }
  return visitor.visit.isOver;
}

/** Two pages at once, so that the last answers of both must agree. */
async function closeDay(parts: AgentPageParts): Promise<string[]> {
  const pages = [await AgentPage.open(parts), await AgentPage.open(parts)] as const;
  await together(...pages.map((page) => page.setAvailability('away')));
  await pages[0].setCallStatus('available');
  const { engagement } = await pages[1].setAvailability('manual');
  await together(...pages.map((page) => page.look()));
  for (const page of pages) page.close();
  const { id } = parts.agent;
  return engagement.kind === 'free' ? [] : [`desk ${id} stays ${engagement.kind}`];
}
