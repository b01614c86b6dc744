import { callRoutes } from '@foyer/contracts/calls';
import { ApiError, tokenOf } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { visitMessages, type DeskView } from '@foyer/contracts/visits';
import { check } from 'k6';
import { Heard } from './heard.js';
import { call } from './http.js';
import { lost, taken, timed } from './measures.js';
import { office } from './office.js';
import { Page } from './page.js';

/** How an agent works. */
export interface Day {
  /**
   * The time after which no visitor comes any more; the agent still serves present ones. As
   * `Date.now()`.
   */
  readonly closesAt: number;
  /** Shortest and longest talk, in milliseconds. */
  readonly talkMs: readonly [number, number];
}

/**
 * The quiet time after closing, without visitors in line or ringing offers, that proves that
 * every visitor was served.
 */
const QUIET_MS = 3_000;
const LONG_MS = 30_000;
/** Why an offer may be over when it is accepted: its visitor was quicker. */
const VISITOR_GONE = ['OFFER_OVER', 'VISITOR_NOT_WAITING', 'VISITOR_AWAY', 'VISIT_OVER'];

/** One agent from signing in to going home. */
export async function work(userName: string, day: Day): Promise<void> {
  const signedIn = await timed('sign-in', () =>
    call(identityRoutes.login, { body: { username: userName, password: office.password } }),
  );
  const token = tokenOf(signedIn);
  const page = new Page(token);
  try {
    await new Agent(token, page).serveUntilClosed(day);
    await call(identityRoutes.logout, {}, token);
  } catch (error) {
    lost.add(1);
    check(error, { 'an agent could work all day': () => false });
    throw error;
  } finally {
    page.close();
  }
}

type Offered = Extract<DeskView['desk']['engagement'], { readonly kind: 'offered' }>;

class Agent {
  readonly #token: string;
  readonly #page: Page;
  readonly #view = new Heard<DeskView>();

  constructor(token: string, page: Page) {
    this.#token = token;
    this.#page = page;
    page.messages.on(visitMessages.getQueueClients, (view) => {
      const before = this.#view.last;
      if (before === undefined || view.asOf >= before.asOf) this.#view.hear(view);
    });
  }

  async serveUntilClosed({ closesAt, talkMs }: Day): Promise<void> {
    const { messages } = this.#page;
    await this.#page.connect();
    const { desk } = await messages.emit(visitMessages.setAvailability, { availability: 'auto' });
    check(desk, { 'the agent is there once acknowledged': (is) => is.availability === 'auto' });
    for (;;) {
      const isOffered = ({ desk: { engagement } }: DeskView) => engagement.kind === 'offered';
      const view = await this.#view.until(isOffered, QUIET_MS);
      const { engagement } = view?.desk ?? {};
      if (engagement?.kind === 'offered') await this.#serve(engagement, talkMs);
      else if (Date.now() > closesAt && this.#view.last?.line.length === 0) break;
    }
    await messages.emit(visitMessages.setAvailability, { availability: 'offline' });
  }

  async #serve({ offerId, clientId }: Offered, [shortest, longest]: Day['talkMs']): Promise<void> {
    const callDetailId = await this.#accept(offerId, clientId);
    if (callDetailId === undefined) return;
    const session = await this.#page.enterCall(callDetailId);
    const bothAreThere = await session.until(
      ({ participants }) => participants.filter(({ connected }) => connected).length === 2,
      LONG_MS,
    );
    check(bothAreThere, { 'visitor and agent met': (met) => met !== undefined });
    await pause(shortest + Math.random() * (longest - shortest));
    await timed('end', () => call(callRoutes.endCall, { body: { callDetailId } }, this.#token));
    const record = await call(callRoutes.getCall, { params: { id: callDetailId } }, this.#token);
    check(record, { 'the end is visible once acknowledged': ({ state }) => state === 'ended' });
    const isFree = ({ desk }: DeskView): boolean =>
      desk.engagement.kind !== 'inCall' || desk.engagement.callDetailId !== callDetailId;
    const free = await this.#view.until(isFree, LONG_MS);
    check(free, { 'the agent is free after the call': (is) => is !== undefined });
  }

  /** @returns The call; undefined where the visitor is gone. */
  async #accept(offerId: string, clientId: string): Promise<string | undefined> {
    const offered = this.#view.last?.line.find((entry) => entry.offer?.offerId === offerId);
    const accept = { queueId: offered?.queueId ?? '', clientId, offerId };
    const isOver = ({ desk: { engagement } }: DeskView): boolean =>
      engagement.kind !== 'offered' || engagement.offerId !== offerId;
    try {
      const { callDetailId } = await timed('accept', () =>
        this.#page.messages.emit(visitMessages.connectClient, accept),
      );
      taken.add(1);
      check(callDetailId, { 'the call is that of the visit': (id) => id === clientId });
      await this.#view.until(isOver, LONG_MS);
      return callDetailId;
    } catch (error) {
      const isGone = error instanceof ApiError && VISITOR_GONE.includes(error.code);
      check(error, { 'an offer is accepted, or its visitor has gone': () => isGone });
      if (!isGone) throw error;
      await this.#view.until(isOver, LONG_MS);
      return undefined;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
