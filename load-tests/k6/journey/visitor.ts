import { ApiError } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitMessages, visitRoutes, type VisitView } from '@foyer/contracts/visits';
import { check } from 'k6';
import { b64encode } from 'k6/encoding';
import { v7 as newId } from 'uuid';
import { Heard } from './heard.js';
import { call } from './http.js';
import { left, lost, opened, failure, refused, served, timed } from './measures.js';
import { office } from './office.js';
import { Page } from './page.js';

/** The behaviour of a visitor. */
export interface Temper {
  /** The share of visitors who go again once they know their place in line, from 0 to 1. */
  readonly impatient: number;
  /** True if the admission may reject the visitor because it is too full. */
  readonly mayBeRejected: boolean;
  /** How long a visitor waits for an agent, and then for the end of the call, in milliseconds. */
  readonly patienceMs: number;
}

/** The status codes of a full portal. */
const FULL = [429, 503];

/** One visitor from the portal to the goodbye. */
export async function visit(temper: Temper): Promise<void> {
  const ticket = await enter(temper);
  if (ticket === undefined) return;
  const page = new Page(ticket.token);
  try {
    await new Visitor(ticket.id, page).wait(temper);
  } catch (error) {
    lost.add(1);
    check(error, { 'a visitor came to the goodbye': () => false });
    throw error;
  } finally {
    page.close();
  }
}

interface Ticket {
  readonly id: string;
  readonly token: string;
}

/** Steps through the admission of a portal; undefined if it admits no visitor. */
async function enter({ mayBeRejected }: Temper): Promise<Ticket | undefined> {
  const portalId = office.portalIds[Math.floor(Math.random() * office.portalIds.length)] ?? '';
  const id = newId();
  const secret = crypto.getRandomValues(new Uint8Array(32));
  let began = Date.now();
  try {
    const portal = await timed('portal', () =>
      call(portalRoutes.getPublicPortal, { params: { idOrShortlink: portalId } }),
    );
    check(portal, { 'the portal is open': ({ onlineStatus }) => onlineStatus === 'online' });
    began = Date.now();
    const body = {
      _id: id,
      clientSecret: b64encode(secret.buffer, 'rawurl'),
      queueId: portalId,
      visitorName: 'Ada',
    };
    const { token, visit } = await timed('open', () => call(visitRoutes.openVisit, { body }));
    opened.add(1);
    check(visit, { 'the visit is the own one': ({ clientId }) => clientId === id });
    return { id, token };
  } catch (error) {
    const isFull = error instanceof ApiError && FULL.includes(error.status);
    if (isFull) failure.add(Date.now() - began);
    if (isFull) refused.add(1);
    else lost.add(1);
    check(error, { 'who is refused is told that it is full': () => isFull && mayBeRejected });
    if (!isFull) throw error;
    return undefined;
  }
}

/** A visitor who was let in. */
class Visitor {
  readonly #id: string;
  readonly #page: Page;
  readonly #visit = new Heard<VisitView>();
  readonly #pickups: string[] = [];

  constructor(id: string, page: Page) {
    this.#id = id;
    this.#page = page;
    page.messages.on(visitMessages.updateClientStatus, (visit) => this.#see(visit));
    page.messages.on(visitMessages.pickupCall, ({ agentId }) => this.#pickups.push(agentId));
  }

  async wait({ impatient, patienceMs }: Temper): Promise<void> {
    await this.#page.connect();
    const started = await timed('start', () => this.#report('IN_START'));
    check(started, { 'the start is visible once acknowledged': (is) => is.status === 'IN_START' });
    const rung = await timed('ring', () => this.#report('IN_WAITING'));
    check(rung, {
      'the place in line is visible once acknowledged': ({ status, position }) =>
        status === 'IN_CALL' || (status === 'IN_WAITING' && position !== null),
    });
    if (Math.random() < impatient && (await this.#leaves())) return;
    await this.#visit.until(({ status }) => status === 'IN_CALL', patienceMs);
    await this.#page.enterCall(this.#id);
    const goodbye = await this.#visit.until(({ status }) => status === 'IN_END', patienceMs);
    const isServed = goodbye?.endReason === 'served';
    check(goodbye, {
      'a visitor came to the goodbye': () => isServed,
      'exactly one agent answered': () => this.#pickups.length === 1,
    });
    (isServed ? served : lost).add(1);
  }

  /** @returns Whether the visitor is gone: an agent may have been quicker. */
  async #leaves(): Promise<boolean> {
    const clientId = this.#id;
    try {
      const { visit } = await this.#page.messages.emit(visitMessages.leaveQueue, { clientId });
      check(visit, { 'who leaves has left': ({ endReason }) => endReason === 'left' });
      left.add(1);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VISITOR_NOT_WAITING') return false;
      throw error;
    }
  }

  async #report(status: 'IN_START' | 'IN_WAITING'): Promise<VisitView> {
    const report = { clientId: this.#id, status };
    const { visit } = await this.#page.messages.emit(visitMessages.updateClientStatus, report);
    this.#see(visit);
    return visit;
  }

  /** Keeps the newer view, since answers and pushed views may overtake each other. */
  #see(visit: VisitView): void {
    const before = this.#visit.last;
    if (before !== undefined && visit.asOf < before.asOf) return;
    this.#visit.hear(visit);
  }
}
