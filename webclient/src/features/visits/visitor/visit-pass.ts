import { ApiError, type Client } from '@foyer/contracts/client';
import { visitRoutes, type VisitView } from '@foyer/contracts/visits';

import { timeLeft } from '#session/token.js';
import type { StoredVisit } from './stored-visit.js';

/** The dependencies of a pass. */
export interface PassWorld {
  readonly api: Client;
  readonly now: () => number;
}

/** A token with less time left is renewed before it is used, in milliseconds. */
const MARGIN_MS = 30_000;

/** After this time a server that gave none is asked again, in milliseconds. */
const ASK_AGAIN_MS = 3_000;
/**
 * Renewed after this time at the latest, in milliseconds: a page in the background may not get to
 * it on time.
 */
const RENEWED_AFTER_MS = 10 * 60_000;

/** Codes that say that a visit is no more. */
const OVER = ['VISIT_OVER', 'VISIT_NOT_FOUND'];
/** True if an error has one of these codes. */
export const isOver = (error: unknown) => error instanceof ApiError && OVER.includes(error.code);

/** The server's answer to a page that asks too often, for any purpose. */
const TOO_MANY_REQUESTS = 429;
/**
 * True if an error clearly says that there is no such visit to come back to. A server that cannot
 * be reached, or has too much to do, says nothing of it, nor does a device's token that is past.
 */
export const isRejection = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== TOO_MANY_REQUESTS &&
  error.code !== 'UNAUTHENTICATED';

interface Renewal {
  readonly token: string;
  readonly visit: VisitView;
}

/**
 * A visit's token. It is good for minutes; a visit that lasts longer gets a fresh one whenever it
 * is needed.
 */
export class VisitPass {
  #token: string | null = null;
  #renewal: Promise<Renewal> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly world: PassWorld,
    private readonly visit: Pick<StoredVisit, 'visitId' | 'clientSecret'>,
  ) {}

  /** Takes the token that was handed out at the start page. */
  take(token: string): void {
    this.#token = token;
  }

  /**
   * Renews in time from now on: a connection lasts as long as its token, and a call must not be cut
   * because that grew old.
   */
  keepFresh(): void {
    this.rest();
    const left = this.#token === null ? 0 : timeLeft(this.#token, this.world.now());
    const inMs = Math.max(ASK_AGAIN_MS, Math.min(left - MARGIN_MS, RENEWED_AFTER_MS));
    const timer = setTimeout(() => {
      void this.renew()
        .catch(() => undefined)
        .finally(() => {
          if (this.#timer === timer) this.keepFresh();
        });
    }, inMs);
    this.#timer = timer;
  }

  /** Renews only when asked. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** A token that is good for a while. @throws ApiError when there is no other one to be had. */
  async fresh(): Promise<string> {
    const token = this.#token;
    if (token !== null && timeLeft(token, this.world.now()) > MARGIN_MS) return token;
    return (await this.renew()).token;
  }

  /**
   * Gets a new token, and the state of the visit; callers in between get the same. @throws ApiError
   * `VISIT_OVER` and its like.
   */
  renew(): Promise<Renewal> {
    this.#renewal ??= this.#ask().finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  /**
   * Calls with a token, and again with a new one if the server calls it expired: clocks differ.
   */
  async use<T>(call: (token: string) => Promise<T>): Promise<T> {
    try {
      return await call(await this.fresh());
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') throw error;
      return call((await this.renew()).token);
    }
  }

  async #ask(): Promise<Renewal> {
    const { visitId: _id, clientSecret } = this.visit;
    const body = { _id, clientSecret };
    const renewal = await this.world.api.call(visitRoutes.renewVisitToken, { body });
    this.#token = renewal.token;
    return renewal;
  }
}
