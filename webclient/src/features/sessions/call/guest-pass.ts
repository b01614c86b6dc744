import type { Client } from '@foyer/contracts/client';
import { sessionGuestRoutes } from '@foyer/contracts/sessions';

import { makeStore, type Store } from '#state/store.js';

/** The identity of a person without an account in a session or meeting. */
export interface Pass {
  readonly token: string;
  readonly guestId: string;
  /** The session, or the meeting. */
  readonly sessionId: string;
  readonly displayName: string;
}

const KEY = 'foyer.guest';
/**
 * A token is good for a quarter of an hour; one that is renewed in time never runs out in mid-call.
 * In milliseconds.
 */
const RENEWED_AFTER_MS = 5 * 60_000;

/** The pass of a guest: kept over a reload of this tab, and renewed while the page is open. */
export class GuestPass {
  readonly #pass;
  readonly #ended = makeStore(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly api: Client,
    private readonly storage: Storage,
    private readonly sessionId: string,
  ) {
    this.#pass = makeStore<Pass | null>(this.#stored());
  }

  get pass(): Store<Pass | null> {
    return this.#pass;
  }

  /** True if a pass that was valid before is no longer valid. */
  get ended(): Store<boolean> {
    return this.#ended;
  }

  readonly token = (): string | null => this.#pass.get()?.token ?? null;

  /** Comes to the session. @throws ApiError where that is refused */
  async enter(displayName: string, pin: string | undefined): Promise<void> {
    const { sessionId } = this;
    const body = { sessionId, displayName, ...(pin !== undefined && { pin }) };
    const given = await this.api.call(sessionGuestRoutes.enterAsGuest, { body });
    this.#ended.set(false);
    this.#keep({ ...given, displayName });
  }

  /** Takes a pass that was given elsewhere: that of a meeting. */
  take(pass: Pass): void {
    this.#ended.set(false);
    this.#keep(pass);
  }

  /** Renews from now on. @returns How to stop */
  keepFresh(): () => void {
    this.#timer = setInterval(() => void this.#renew().catch(() => undefined), RENEWED_AFTER_MS);
    return () => clearInterval(this.#timer);
  }

  /** The server knows this guest no longer. */
  forget(): void {
    if (this.#pass.get()) this.#ended.set(true);
    this.#keep(null);
  }

  /** Enters as a new guest the next time. */
  startOver(): void {
    this.#ended.set(false);
    this.#keep(null);
  }

  async #renew(): Promise<void> {
    const present = this.#pass.get();
    if (!present) return;
    const { token } = present;
    const given = await this.api.call(sessionGuestRoutes.renewGuestToken, { token });
    this.#keep({ ...present, ...given });
  }

  #keep(pass: Pass | null): void {
    if (pass) this.storage.setItem(KEY, JSON.stringify(pass));
    else this.storage.removeItem(KEY);
    this.#pass.set(pass);
  }

  #stored(): Pass | null {
    const text = this.storage.getItem(KEY);
    if (text === null) return null;
    const pass = JSON.parse(text) as Pass;
    return pass.sessionId === this.sessionId ? pass : null;
  }
}
