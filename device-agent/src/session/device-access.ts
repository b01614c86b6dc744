import { createHash } from 'node:crypto';
import { ApiError, makeClient, type Client } from '@foyer/contracts/client';
import { DEVICE_TOKEN_MS, deviceClientRoutes, type Device } from '@foyer/contracts/devices';

import { BackOff } from '../clock/back-off.js';
import type { Cancel, Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import { explainErrorAnswer } from './explain-error-answer.js';
import type { KeptSignIn, TokenFile } from './token-file.js';

/** The answer of the server to the device's sign-in. */
export type AccessState =
  | { readonly kind: 'signed-in'; readonly token: string; readonly device: Device }
  /** It said no; the code says why. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'offline' };

export interface DeviceAccessOptions {
  readonly server: string;
  readonly deviceId: string | undefined;
  /** Needed where the agent is not signed in yet. */
  readonly key: string | undefined;
  readonly file: TokenFile;
  readonly clock: Clock;
  readonly log: AgentLog;
  readonly fetch?: typeof fetch;
}

type SignedIn = Extract<KeptSignIn, { state: 'signed-in' }>;

/** The age at which a token is renewed, in milliseconds. */
const RENEW_MS = (DEVICE_TOKEN_MS * 2) / 3;
/** Codes without a decision: no server was reached, or none that could decide. */
const UNDECIDED = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'OVERLOADED', 'INTERNAL']);
/** Codes after which the key may let the device in again. */
const KEY_HELPS = new Set(['SIGNED_OUT', 'DEVICE_UNKNOWN', 'UNAUTHENTICATED', 'VALIDATION']);

/**
 * Signs the device in by its key once, keeps the renewal token in a file, and renews the token
 * for as long as the agent runs. A device that a person signed in at another booth stays signed
 * out until a person wants it back here.
 */
export class DeviceAccess {
  readonly #client: Client;
  readonly #backOff = new BackOff({ first: 1_000, most: 30_000 });
  readonly #patience = new BackOff({ first: 15_000, most: 300_000 });
  readonly #listeners = new Set<(state: AccessState) => void>();
  #state: AccessState = { kind: 'offline' };
  #next: Cancel = () => undefined;
  #closed = false;
  /** The sign-in where the file has an earlier one. */
  #unwritten: SignedIn | undefined;

  constructor(private readonly options: DeviceAccessOptions) {
    const { server, fetch } = options;
    this.#client = makeClient({ origin: server, ...(fetch === undefined ? {} : { fetch }) });
  }

  get state(): AccessState {
    return this.#state;
  }

  /** Calls the listener at once with the present state, and again at every change. */
  onState(listener: (state: AccessState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => void this.#listeners.delete(listener);
  }

  /** Signs in, or renews; a failure is retried automatically where that can help. */
  async refresh(): Promise<void> {
    this.#next();
    try {
      const { token, renewalToken, device } = await this.#enter();
      await this.#keep({ deviceId: device._id, renewalToken });
      this.#backOff.reset();
      this.#patience.reset();
      this.#become({ kind: 'signed-in', token, device });
      this.#after(RENEW_MS);
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** The server closed the device's sockets for this reason. */
  async signedOut(code: string): Promise<void> {
    await this.#fail(new ApiError(code, ''));
  }

  close(): void {
    this.#closed = true;
    this.#next();
  }

  /**
   * Keeps what renews the token. The one before is used up, so that a folder which cannot be written
   * must not lose this one as long as the agent runs.
   */
  async #keep(signIn: Pick<SignedIn, 'deviceId' | 'renewalToken'>): Promise<void> {
    const { server, file, log } = this.options;
    const kept = { state: 'signed-in', server, ...signIn } as const;
    this.#unwritten = kept;
    try {
      await file.write(kept);
      this.#unwritten = undefined;
    } catch (err) {
      log.error('The sign-in cannot be kept', { err });
    }
  }

  async #enter() {
    const { server, deviceId, key, file } = this.options;
    const kept = this.#unwritten ?? (await file.read());
    if (kept?.state === 'elsewhere' && kept.server === server && kept.keyDigest === digest(key)) {
      throw new ApiError('DEVICE_ELSEWHERE', '');
    }
    const isOurs = kept?.state === 'signed-in' && kept.server === server;
    if (isOurs && (deviceId === undefined || deviceId === kept.deviceId)) {
      try {
        const body = { renewalToken: kept.renewalToken };
        return await this.#client.call(deviceClientRoutes.renewDeviceToken, { body });
      } catch (error) {
        const mayUseKey = error instanceof ApiError && KEY_HELPS.has(error.code);
        if (!mayUseKey || key === undefined) throw error;
      }
    }
    if (key === undefined) throw new ApiError('KEY_MISSING', '');
    const body = { key, ...(deviceId === undefined ? {} : { deviceId }) };
    return this.#client.call(deviceClientRoutes.verifyDevice, { body });
  }

  async #fail(error: unknown): Promise<void> {
    const { log, file, server, key } = this.options;
    if (!(error instanceof ApiError)) {
      log.error('The sign-in cannot be kept', { err: error });
      this.#after(this.#backOff.next());
      return;
    }
    const { code, retryAfterS } = error;
    if (UNDECIDED.has(code)) {
      // A token that was good stays good: the server may only be away for a moment.
      if (this.#state.kind !== 'signed-in') this.#become({ kind: 'offline' }, code);
      this.#after(this.#backOff.next());
      return;
    }
    this.#become({ kind: 'refused', code }, code);
    if (code === 'DEVICE_ELSEWHERE') {
      this.#unwritten = undefined;
      const kept = { state: 'elsewhere', server, keyDigest: digest(key) } as const;
      await file
        .write(kept)
        .catch((err: unknown) => log.error('The sign-in cannot be kept', { err }));
      return;
    }
    this.#after(retryAfterS === undefined ? this.#patience.next() : retryAfterS * 1_000);
  }

  #become(state: AccessState, code?: string): void {
    const before = this.#state;
    this.#state = state;
    const isSame =
      before.kind === state.kind &&
      (state.kind !== 'refused' || state.code === (before as typeof state).code);
    if (code !== undefined && (!isSame || before.kind === 'offline')) {
      this.options.log.warn('The device is not signed in', {
        code,
        reason: explainErrorAnswer(code),
      });
    }
    if (state.kind === 'signed-in' && before.kind !== 'signed-in') {
      this.options.log.info('The device is signed in', { device: state.device.name });
    }
    for (const listener of this.#listeners) listener(state);
  }

  #after(ms: number): void {
    if (!this.#closed) this.#next = this.options.clock.after(ms, () => void this.refresh());
  }
}

const digest = (key: string | undefined): string =>
  createHash('sha256')
    .update(key ?? '')
    .digest('hex');
