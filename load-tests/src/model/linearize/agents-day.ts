import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../seeded-random.js';
import type { AgentPage } from './agent-page.js';
import type { SimulatedOffice, KnownVisit } from './simulated-office.js';
import { together } from './together.js';

/** The longest time until an agent looks again when no visitor waits. */
const LONGEST_PAUSE_MS = 20;

/** Works as an agent at one page until the server is gone. @throws NoAnswer then. */
export async function work(
  page: AgentPage,
  office: SimulatedOffice,
  random: Random,
): Promise<never> {
  for (;;) {
    const { visitId } = page.agent;
    const { offer } = page;
    if (visitId !== undefined) await talk(page, office, visitId, random);
    else if (offer && random() < 0.6) await answerOffer(page, office, offer, random);
    else await lookForWork(page, office, random);
  }
}

async function talk(
  page: AgentPage,
  office: SimulatedOffice,
  visitId: string,
  random: Random,
): Promise<void> {
  const dice = random();
  if (dice < 0.4) await page.hangUp(visitId, 'endCall');
  else if (dice < 0.5) await page.hangUp(visitId, 'leaveCall');
  else if (dice < 0.6) await page.lookAtCall(visitId);
  else if (dice < 0.7) await page.look();
  else if (dice < 0.8) await page.setAvailability(office.anyOf(random, 'auto', 'manual'));
  else if (dice < 0.85) await page.setCallStatus(office.anyOf(random, 'busy', 'available'));
  else await pick(page, office, random);
}

async function answerOffer(
  page: AgentPage,
  office: SimulatedOffice,
  { visitId, offerId }: { readonly visitId: string; readonly offerId: string },
  random: Random,
): Promise<void> {
  const visit = office.visits.find(({ id }) => id === visitId);
  if (!visit) throw new Error(`It rings for ${visitId}, whom nobody knows`);
  if (random() < 0.7) await page.take(visit, offerId);
  else await page.reject(visit, offerId);
}

async function lookForWork(
  page: AgentPage,
  office: SimulatedOffice,
  random: Random,
): Promise<void> {
  const dice = random();
  if (dice < 0.65) await pick(page, office, random);
  else if (dice < 0.72) await page.look();
  else if (dice < 0.8) await page.setAvailability(office.anyOf(random, 'auto', 'manual', 'manual'));
  else if (dice < 0.84) await page.setAvailability('away');
  else if (dice < 0.94)
    await page.setOnlineStatus(office.anyOf(random, 'auto', 'manual', 'manual'));
  else await page.setCallStatus(office.anyOf(random, 'busy', 'available'));
}

/** Reaches for the visitor who waits longest; now and then for one at each portal at once. */
async function pick(page: AgentPage, office: SimulatedOffice, random: Random): Promise<void> {
  const waiting = office.portalIds.flatMap((id) => office.longestWaiting(id) ?? []);
  if (waiting.length === 0) {
    await delay(random() * LONGEST_PAUSE_MS);
    return;
  }
  const wanted: readonly KnownVisit[] =
    random() < 0.3 ? waiting : [office.anyOf(random, ...waiting)];
  await together(...wanted.map((visit) => page.take(visit, null)));
}
