import { ApiError } from '@foyer/contracts/client';
import { deviceMessages, type Device } from '@foyer/contracts/devices';

import { makeStore, type Store } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import { readClaims } from '#session/token.js';
import { DevicePass } from './device-pass.js';
import type { KioskState, KioskWorld } from './kiosk-parts.js';

/**
 * After this time a server that did not answer, or did not let this device in, is asked again, in
 * milliseconds.
 */
export const ASK_AGAIN_MS = 5_000;

/** Errors after which only the key helps. */
const NEEDS_KEY = ['UNAUTHENTICATED', 'SIGNED_OUT', 'DEVICE_UNKNOWN', 'DEVICE_KEY_WRONG'];
/** Another booth speaks for this device: to try again would only turn that one out. */
const ELSEWHERE = 'DEVICE_ELSEWHERE';
/**
 * Errors that stay until a person changes a setting. After other errors it is tried again later.
 */
const FINAL = [...NEEDS_KEY, ELSEWHERE, 'DEVICE_DEACTIVATED', 'LICENCE_EXPIRED'];

/**
 * This kiosk as the server knows it: signs in once, reconnects automatically, and follows changes.
 */
export class KioskSession {
  readonly #state = makeStore<KioskState>({ phase: 'coming' });
  readonly #pass: DevicePass;
  #wire: Wire | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly world: KioskWorld) {
    this.#pass = new DevicePass(world);
  }

  get state(): Store<KioskState> {
    return this.#state;
  }

  /** True if this browser has stored the credentials of an earlier sign-in. */
  get isKnown(): boolean {
    return this.#pass.isKept;
  }

  /** The token to speak with. @throws ApiError when there is no good one to be had */
  token(): Promise<string | null> {
    return this.#pass.fresh();
  }

  /** Begins with a key, or with what this browser has kept. Without either it waits for a key. */
  async open(key: string | null): Promise<void> {
    this.#closed = false;
    if (key !== null) await this.#signInWith(key);
    else if (this.#pass.isKept) await this.#enter();
    else this.#askForKey(null, '');
  }

  /** Signs in with a key that a person has typed. Why it is not taken is in the state. */
  async signIn(key: string): Promise<void> {
    try {
      await this.#pass.verify(key);
      await this.#enter();
    } catch (error) {
      const { code, msg } = failure(error);
      if (code === 'DEVICE_DEACTIVATED') this.#shut(code, msg);
      else this.#askForKey(code, msg);
    }
  }

  /** Takes a token that the agent has handed over. */
  async adopt(token: string): Promise<void> {
    if (this.#pass.token === token && this.#state.get().phase === 'in') return;
    const isRenewal = readClaims(token)?.sub === readClaims(this.#pass.token ?? '')?.sub;
    this.#pass.take(token);
    if (isRenewal && this.#state.get().phase === 'in') return;
    await this.#enter();
  }

  /** Leaves it to a technician to sign this booth in again. */
  askForKey(): void {
    this.#askForKey(null, '');
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  /** Signs in with a key from the address: a kiosk has no person who would type it again. */
  async #signInWith(key: string): Promise<void> {
    await this.signIn(key);
    const state = this.#state.get();
    if (state.phase !== 'key' || FINAL.includes(state.code ?? '')) return;
    if (state.code?.endsWith('_INVALID') || state.code === 'VALIDATION_FAILED') return;
    this.#state.set({ phase: 'coming' });
    this.#later(() => void this.#signInWith(key));
  }

  async #enter(): Promise<void> {
    this.#leave();
    const deviceId = readClaims(this.#pass.token ?? '')?.sub ?? '';
    const wire = await this.world.openWire({
      token: () => this.#pass.fresh(),
      meet: `device:${deviceId}`,
      onRejected: (code) => void this.#onRejected(code),
    });
    if (this.#closed) {
      wire.close();
      return;
    }
    this.#wire = wire;
    const application = wire.channel('application');
    application.on(deviceMessages.registerDevice, (device) => this.#show(wire, device));
    application.on(deviceMessages.deviceSignedOut, ({ code }) => this.#turnedAway(code, ''));
    application.onUp(() => void this.#register(wire, deviceId));
  }

  async #register(wire: Wire, deviceId: string): Promise<void> {
    try {
      const channel = wire.channel('application');
      const { device } = await channel.emit(deviceMessages.registerDevice, { deviceId });
      this.#show(wire, device);
    } catch (error) {
      if (wire !== this.#wire) return;
      const { code, msg } = failure(error);
      if (FINAL.includes(code)) this.#turnedAway(code, msg);
      else this.#later(() => void this.#register(wire, deviceId));
    }
  }

  #show(wire: Wire, device: Device): void {
    if (wire !== this.#wire) return;
    this.#state.set({ phase: 'in', device, wire });
  }

  /** The socket was refused; with another token it may be let in. */
  async #onRejected(code: string): Promise<void> {
    const wire = this.#wire;
    if (wire === null) return;
    try {
      if (code === 'UNAUTHENTICATED') {
        const before = this.#pass.token;
        if ((await this.#pass.renew()) === before) throw new ApiError(code, '', 401);
        wire.reconnect();
      } else if (FINAL.includes(code)) this.#turnedAway(code, '');
      else this.#later(() => wire.reconnect());
    } catch (error) {
      if (wire !== this.#wire) return;
      const refused = failure(error);
      if (FINAL.includes(refused.code)) this.#turnedAway(refused.code, refused.msg);
      else this.#later(() => void this.#onRejected(code));
    }
  }

  #turnedAway(code: string, message: string): void {
    this.#leave();
    if (NEEDS_KEY.includes(code)) {
      this.#pass.forget();
      this.#askForKey(code, message);
    } else this.#shut(code, message);
  }

  #askForKey(code: string | null, message: string): void {
    this.#leave();
    this.#state.set({ phase: 'key', code, message });
  }

  #shut(code: string, message: string): void {
    this.#state.set({ phase: 'shut', code, message });
    if (code !== ELSEWHERE && this.#pass.isKept) this.#later(() => void this.#enter());
  }

  #later(action: () => void): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(action, ASK_AGAIN_MS);
  }

  #leave(): void {
    clearTimeout(this.#again);
    this.#wire?.close();
    this.#wire = null;
  }
}

function failure(error: unknown): { code: string; msg: string } {
  if (error instanceof ApiError) return { code: error.code, msg: error.msg };
  return { code: 'UNKNOWN', msg: '' };
}
