import { v7 as uuid } from 'uuid';
import type { LineEvent } from '@foyer/contracts/visits';

import { evolveDesk, newDesk, type Desk } from '../desk/state.js';
import { emptyLine, evolveLine } from '../line/state.js';
import { offerVisitor } from '../routing/offer-visitor.js';
import { nextReofferAt } from '../routing/next-reoffer-at.js';
import { planOffers, type RoutingPortal } from '../routing/plan-offers.js';
import { evolvePortalAdmission, noAdmission } from '../visit/portal-admission.js';
import { percentile } from '../routing/simulate-waits.js';
import { admission, desk } from './happenings.js';

const [PORTALS, AGENTS, WAITING] = [20, 500, 5_000];
const [WARM_UP, DECISIONS] = [500, 5_000];

const agentIds = Array.from({ length: AGENTS }, (_, index) => `agent-${index}`);
const start = Date.parse('2026-03-02T09:00:00.000Z');
let arrived = 0;

/** Every agent belongs to the portal of the agent's own number and to a few others. */
const isMember = (agent: number, portal: number) =>
  agent % PORTALS === portal || agent % 7 === portal % 7;

function joins(portalId: string): LineEvent {
  arrived += 1;
  const joinedAt = new Date(start + arrived).toISOString();
  return { type: 'VisitorJoinedLine', data: { portalId, visitId: `visit-${arrived}`, joinedAt } };
}

function portal(index: number): RoutingPortal {
  const members = agentIds.filter((_, agent) => isMember(agent, index));
  const history = [...admission.open(...members), admission.chooses('fewer-breaks')];
  return {
    portalId: `portal-${index}`,
    admission: history.reduce(evolvePortalAdmission, noAdmission),
    line: emptyLine,
  };
}

const portals = Array.from({ length: PORTALS }, (_, index) => portal(index));
for (let count = 0; count < WAITING; count += 1) {
  const index = count % PORTALS;
  const one = portals[index]!;
  portals[index] = { ...one, line: evolveLine(one.line, joins(one.portalId)) };
}
const working = (id: string): Desk =>
  [desk.opened(id), desk.set(id, 'away', 1), desk.set(id, 'auto', 2), desk.engaged(id, 'x')].reduce(
    evolveDesk,
    newDesk,
  );
const desks = new Map(agentIds.map((id) => [id, working(id)]));

const now = new Date(start + 3_600_000);
const took: number[] = [];
for (let decision = 0; decision < WARM_UP + DECISIONS; decision += 1) {
  // An agent comes free: whom to offer there?
  const agentId = agentIds[(decision * 7) % AGENTS]!;
  const busy = desks.get(agentId)!;
  desks.set(agentId, evolveDesk(busy, desk.freed(agentId, 'x', decision % 3_000)));
  const began = performance.now();
  const [offer] = planOffers({ portals, desks }, { now, newId: uuid });
  nextReofferAt({ portals }, now);
  const at = portals.findIndex(({ portalId }) => portalId === offer?.portalId);
  const one = portals[at];
  if (!offer || !one) throw new Error('Nobody is offered though somebody waits');
  const made = offerVisitor({ ...one, desk: desks.get(offer.agentId)! }, offer, { now });
  if (decision >= WARM_UP) took.push(performance.now() - began);
  if (made.type === 'rejected') throw new Error(`An offer is rejected: ${made.code}`);
  // The visitor is taken, and another one comes.
  const left: LineEvent = {
    type: 'VisitorLeftLine',
    data: { portalId: offer.portalId, visitId: offer.visitId, reason: 'left' },
  };
  const line = [left, joins(one.portalId)].reduce(evolveLine, one.line);
  portals[at] = { ...one, line };
  desks.set(agentId, evolveDesk(desks.get(agentId)!, desk.engaged(agentId, 'x')));
}
const figure = (share: number) => percentile(took, share) ?? NaN;
const result = { decisions: took.length, p50: figure(0.5), p99: figure(0.99), max: figure(1) };
process.stdout.write(`${JSON.stringify(result)}\n`);
