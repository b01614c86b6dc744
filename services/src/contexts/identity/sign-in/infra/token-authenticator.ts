import { Injectable } from '@nestjs/common';

import {
  Authenticator,
  type Authentication,
} from '../../../../platform/http/authentication/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { LastSeen } from '../ports/last-seen.js';
import { Tokens, type DeviceSignIn } from '../ports/tokens.js';
import { DeviceSignIns } from './device-sign-ins.js';
import { RunningSessions } from './running-sessions.js';

/**
 * How long a visitor's connection lasts at most, in milliseconds. Its token is good for minutes only, but an open
 * connection is held by the visit itself, which ends it; a call must not be cut because its token grew old.
 */
const VISIT_CONNECTION_MS = 12 * 3_600_000;

/** The like for a device, which its sign-in holds, in milliseconds. */
const DEVICE_CONNECTION_MS = 12 * 3_600_000;

/** Tells whose a token is: what it says, and whether its session still runs. */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  readonly #tokens: Tokens;
  readonly #sessions: RunningSessions;
  readonly #devices: DeviceSignIns;
  readonly #clock: Clock;
  readonly #lastSeen: LastSeen;

  constructor(
    tokens: Tokens,
    sessions: RunningSessions,
    devices: DeviceSignIns,
    clock: Clock,
    lastSeen: LastSeen,
  ) {
    super();
    this.#tokens = tokens;
    this.#sessions = sessions;
    this.#devices = devices;
    this.#clock = clock;
    this.#lastSeen = lastSeen;
  }

  async authenticate(token: string): Promise<Authentication> {
    const claims = await this.#tokens.read(token);
    if (!claims) return { type: 'rejected', code: 'UNAUTHENTICATED' };
    if (claims.kind === 'visit') {
      return {
        type: 'accepted',
        actor: { type: 'visitor', id: claims.visitId, role: 'guest' },
        expiresAt: new Date(this.#clock.now().getTime() + VISIT_CONNECTION_MS),
      };
    }
    if (claims.kind === 'device') return this.#device(claims);
    // What only renews is no token to do anything by.
    if (claims.kind !== 'staff') return { type: 'rejected', code: 'UNAUTHENTICATED' };
    const { memberId, sessionId, expiresAt } = claims;
    const session = await this.#sessions.find(sessionId);
    if (session?.memberId !== memberId) return { type: 'rejected', code: 'SIGNED_OUT' };
    this.#lastSeen.note(sessionId);
    return {
      type: 'accepted',
      actor: { type: 'member', id: memberId, role: session.role, sessionId },
      expiresAt,
    };
  }

  async #device({ deviceId, signInId }: DeviceSignIn): Promise<Authentication> {
    const failure = await this.#devices.errorAnswerOf(deviceId, signInId);
    if (failure) return { type: 'rejected', code: failure };
    return {
      type: 'accepted',
      actor: { type: 'device', id: deviceId, role: 'device', signInId },
      expiresAt: new Date(this.#clock.now().getTime() + DEVICE_CONNECTION_MS),
    };
  }
}
