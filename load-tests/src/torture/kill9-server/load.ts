import { makeClient, type Client } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';
import { v7 as newId } from 'uuid';
import { seededRandom, type Random } from '../../seeded-random.js';
import type { Ledger } from './ledger.js';
import { answered, NoAnswer } from '../../clients/no-answer.js';
import { newSecret } from '../../clients/secret.js';
import { VisitorPage } from './visitor-page.js';

const CLIENTS = 8;
/** The number of things of which one is a portal. */
const PORTAL_EVERY = 12;
/** Visitors come to the newest portals, so that no line grows without end. */
const PORTALS_VISITED = 6;
/** The number of visitors of whom one leaves the line, and one stays connected. */
const LEAVES_EVERY = 3;

/** The server to load, and the work for it. */
export interface LoadOptions {
  readonly origin: string;
  /** The administrator's. */
  readonly token: string;
  readonly ledger: Ledger;
  readonly seed: number;
}

/**
 * Clients that make portals and visits, each waiting for its answer before it asks for more, until
 * the server is gone.
 * @throws Rejected when the server refuses what nothing speaks against.
 */
export async function load(options: LoadOptions): Promise<void> {
  const { origin, token, seed } = options;
  const client = makeClient({ origin, token: () => token });
  const pages = new Set<VisitorPage>();
  const random = seededRandom(seed);
  const seeds = Array.from({ length: CLIENTS }, () => Math.floor(random() * 2 ** 32));
  const work = seeds.map((one) => workUntilGone(options, client, pages, seededRandom(one)));
  const ends = await Promise.allSettled(work);
  for (const page of pages) page.close();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function workUntilGone(
  options: LoadOptions,
  client: Client,
  pages: Set<VisitorPage>,
  random: Random,
): Promise<void> {
  const { ledger } = options;
  try {
    for (;;) {
      const portals = ledger.openPortals.slice(-PORTALS_VISITED);
      const portalId = portals[Math.floor(random() * portals.length)];
      if (portalId === undefined || random() * PORTAL_EVERY < 1) await makePortal(ledger, client);
      else await visit(options, client, pages, portalId, random);
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
}

async function makePortal(ledger: Ledger, client: Client): Promise<void> {
  const id = newId();
  const portal = ledger.add({ kind: 'portal', id, portalId: id, text: `Portal ${id.slice(-6)}` });
  await ledger.ask(portal, 'created', () =>
    answered(client.call(portalRoutes.createPortal, { body: { _id: id, name: portal.text } })),
  );
  await ledger.ask(portal, 'activated', () =>
    answered(client.call(portalRoutes.activatePortals, { body: { ids: [id] } })),
  );
}

async function visit(
  { origin, ledger }: LoadOptions,
  client: Client,
  pages: Set<VisitorPage>,
  portalId: string,
  random: Random,
): Promise<void> {
  const visit = ledger.add({ kind: 'visit', id: newId(), portalId, text: newSecret() });
  const body = { _id: visit.id, clientSecret: visit.text, queueId: portalId };
  const { token } = await ledger.ask(visit, 'opened', () =>
    answered(client.call(visitRoutes.openVisit, { body, token: null })),
  );
  const page = await VisitorPage.open(origin, visit.id, token);
  pages.add(page);
  await ledger.ask(visit, 'IN_START', () => page.report('IN_START'));
  await ledger.ask(visit, 'IN_WAITING', () => page.report('IN_WAITING'));
  if (random() * LEAVES_EVERY < 1) await ledger.ask(visit, 'ended', () => page.leave());
  if (random() * LEAVES_EVERY < 1) return;
  page.close();
  pages.delete(page);
}
