import type { Client } from '@foyer/contracts/client';
import { deviceClientRoutes, type Device } from '@foyer/contracts/devices';

import { timeLeft } from '#session/token.js';

/** The keys under which the browser stores a device's tokens. */
export const DEVICE_TOKEN_KEY = 'deviceToken';
const RENEWAL_KEY = 'deviceRenewalToken';

/** A token with less time left is renewed before it is used, in milliseconds. */
const MARGIN_MS = 2 * 60_000;

/** The dependencies of a pass. */
export interface PassWorld {
  readonly api: Client;
  readonly storage: Storage;
  readonly now: () => number;
}

/**
 * The credentials of this device: its token, and the one that renews it. Both outlive the page, and
 * the browser.
 */
export class DevicePass {
  #renewal: Promise<string> | null = null;

  constructor(private readonly world: PassWorld) {}

  get token(): string | null {
    return this.world.storage.getItem(DEVICE_TOKEN_KEY);
  }

  /** True if this device has signed in here before. */
  get isKept(): boolean {
    return this.token !== null;
  }

  /**
   * Shows the key.
   * @throws ApiError when it is not good, was tried too often, or the server cannot be reached.
   */
  async verify(key: string): Promise<Device> {
    const body = { key };
    const answer = await this.world.api.call(deviceClientRoutes.verifyDevice, { body });
    this.#keep(answer);
    return answer.device;
  }

  /** Takes a token that the device's agent has handed over; the agent renews it as well. */
  take(token: string): void {
    this.world.storage.setItem(DEVICE_TOKEN_KEY, token);
    this.world.storage.removeItem(RENEWAL_KEY);
  }

  /** A token that is good for a while. @throws ApiError when there is no other one to be had. */
  async fresh(): Promise<string | null> {
    const { token } = this;
    if (token === null || timeLeft(token, this.world.now()) > MARGIN_MS) return token;
    return this.renew();
  }

  /**
   * Returns a new token; callers in between get the same one. Without the means to renew it, the
   * present one.
   */
  renew(): Promise<string | null> {
    const renewalToken = this.world.storage.getItem(RENEWAL_KEY);
    if (renewalToken === null) return Promise.resolve(this.token);
    this.#renewal ??= this.#ask(renewalToken).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  /** Forgets who this device is; it needs its key again. */
  forget(): void {
    this.world.storage.removeItem(DEVICE_TOKEN_KEY);
    this.world.storage.removeItem(RENEWAL_KEY);
  }

  async #ask(renewalToken: string): Promise<string> {
    const body = { renewalToken };
    const answer = await this.world.api.call(deviceClientRoutes.renewDeviceToken, { body });
    this.#keep(answer);
    return answer.token;
  }

  #keep({ token, renewalToken }: { token: string; renewalToken: string }): void {
    this.world.storage.setItem(DEVICE_TOKEN_KEY, token);
    this.world.storage.setItem(RENEWAL_KEY, renewalToken);
  }
}
