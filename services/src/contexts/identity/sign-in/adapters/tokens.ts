import { hash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEVICE_RENEWAL_MS, DEVICE_TOKEN_MS } from '@foyer/contracts/devices';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';

import { Clock } from '#platform/clock';
import { Vault } from '#platform/stores/vault';
import type {
  DeviceSignIn,
  DeviceTokens,
  FactorChallenge,
  Invitation,
  MeetingInvitation,
  TokenClaims,
} from './token-claims.js';
import { signingKey } from './signing-key.js';
import { isKind, PROFILES, type Kind } from './token-profiles.js';
import { boundedCache } from '#platform/stores/bounded-cache';

const ISSUER = 'foyer';
const ALGORITHM = 'HS256';
/**
 * A visitor's browser renews its token well before; what is stolen is worthless soon. In
 * milliseconds.
 */
export const VISIT_TOKEN_MS = 15 * 60_000;

/** Time to find the phone and type a code, in milliseconds. */
const FACTOR_CHALLENGE_MS = 5 * 60_000;

/** The number of valid tokens in memory, by their hash. */
const REMEMBERED = 20_000;

/**
 * Signs and reads the tokens of staff, visitors and devices. They are JWTs of one algorithm; type
 * and audience tell the kind, and both are checked.
 */
@Injectable()
export class Tokens {
  readonly #good = boundedCache<TokenClaims>(REMEMBERED);
  #key: ReturnType<typeof signingKey> | undefined;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Makes the key ready, so that a weak secret stops the start and not the first sign-in. */
  async onModuleInit(): Promise<void> {
    await this.#signingKey();
  }

  /** A token for one session of a member, good until the session runs out. */
  async issueStaffToken(session: {
    readonly memberId: string;
    readonly sessionId: string;
    readonly expiresAt: Date;
  }): Promise<string> {
    return this.#sign('staff+jwt', session.memberId, session.expiresAt, {
      sid: session.sessionId,
    });
  }

  /** A token that a code of the second factor turns into a session; it opens nothing else. */
  async issueFactorChallenge({ memberId, sessionId, credentialId }: FactorChallenge) {
    // Tokens count in seconds.
    const end = Math.floor((this.clock.now().getTime() + FACTOR_CHALLENGE_MS) / 1000) * 1000;
    const expiresAt = new Date(end);
    const challenge = await this.#sign('factor+jwt', memberId, expiresAt, {
      sid: sessionId,
      cre: credentialId,
    });
    return { challenge, expiresAt: expiresAt.toISOString() };
  }

  /**
   * A token for one visit and nothing else, good for a quarter of an hour while the visit has that
   * secret.
   */
  async issueVisitToken(visitId: string, secretName: string): Promise<string> {
    const expiresAt = new Date(this.clock.now().getTime() + VISIT_TOKEN_MS);
    return this.#sign('visit+jwt', visitId, expiresAt, { sec: secretName });
  }

  /** Issues a token of a guest for one session or meeting only, good for a quarter of an hour. */
  async issueGuestToken({ guestId, placeId }: { guestId: string; placeId: string }) {
    const expiresAt = new Date(this.clock.now().getTime() + VISIT_TOKEN_MS);
    return this.#sign('guest+jwt', guestId, expiresAt, { sid: placeId });
  }

  /** A token that is good in the place of a portal's PIN, and for nothing else. */
  async issueInvitation({ portalId, pinId, expiresAt }: Invitation): Promise<string> {
    return this.#sign('invitation+jwt', portalId, expiresAt, { pin: pinId });
  }

  /**
   * A token by which a guest comes to the meeting that the guest was invited to, good for nothing
   * else.
   */
  async issueMeetingInvitation({ guestId, meetingId, expiresAt }: MeetingInvitation) {
    return this.#sign('meeting+jwt', guestId, expiresAt, { sid: meetingId });
  }

  /**
   * A token by which other calendars read the meetings of a member, as long as the feed is the
   * present one.
   */
  async issueCalendarFeed(feed: {
    readonly memberId: string;
    readonly feedId: string;
    readonly expiresAt: Date;
  }): Promise<string> {
    const { memberId, feedId, expiresAt } = feed;
    return this.#sign('calendar-feed+jwt', memberId, expiresAt, { sid: feedId });
  }

  /**
   * Tokens for one sign-in of a device; see DEVICE_TOKEN_MS and DEVICE_RENEWAL_MS for how long they
   * are good. `number` is the place of the renewal token among those of the sign-in.
   */
  async issueDeviceTokens(
    { deviceId, signInId }: DeviceSignIn,
    number: number,
  ): Promise<DeviceTokens> {
    const now = this.clock.now().getTime();
    const issue = (typ: Kind, ms: number, more: Readonly<Record<string, number>> = {}) =>
      this.#sign(typ, deviceId, new Date(now + ms), { sid: signInId, ...more });
    const [token, renewalToken] = await Promise.all([
      issue('device+jwt', DEVICE_TOKEN_MS),
      issue('device-renewal+jwt', DEVICE_RENEWAL_MS, { num: number }),
    ]);
    return { token, renewalToken };
  }

  /**
   * Returns the content of a token; undefined if it is of another server, of another purpose, or
   * expired. The signature is checked once: neither the token nor the key of a process changes.
   * Later only the expiry is checked. The token does not say if its session still runs.
   */
  async read(token: string): Promise<TokenClaims | undefined> {
    const name = hash('sha256', token, 'base64');
    const known = this.#good.get(name);
    if (known) return known.expiresAt > this.clock.now() ? known : undefined;
    try {
      const claims = await this.#verify(token);
      if (claims) this.#good.set(name, claims);
      return claims;
    } catch {
      return undefined;
    }
  }

  async #verify(token: string): Promise<TokenClaims | undefined> {
    const { typ } = decodeProtectedHeader(token);
    if (!isKind(typ)) return undefined;
    const { payload } = await jwtVerify(token, await this.#signingKey(), {
      algorithms: [ALGORITHM],
      typ,
      issuer: ISSUER,
      audience: PROFILES[typ].audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: this.clock.now(),
    });
    if (typ === 'visit+jwt') {
      const { sub, sec, exp } = PROFILES[typ].claims.parse(payload);
      const expiresAt = new Date(exp * 1000);
      return { kind: 'visit', visitId: sub, secretName: sec, expiresAt };
    }
    if (typ === 'factor+jwt') {
      const { sub, sid, cre, exp } = PROFILES[typ].claims.parse(payload);
      const asked = { memberId: sub, sessionId: sid, credentialId: cre };
      return { kind: 'factor-challenge', ...asked, expiresAt: new Date(exp * 1000) };
    }
    if (typ === 'invitation+jwt') {
      const { sub, pin, exp } = PROFILES[typ].claims.parse(payload);
      return { kind: 'invitation', portalId: sub, pinId: pin, expiresAt: new Date(exp * 1000) };
    }
    if (typ === 'device-renewal+jwt') {
      const { sub, sid, num, exp } = PROFILES[typ].claims.parse(payload);
      const shown = { deviceId: sub, signInId: sid, number: num };
      return { kind: 'device-renewal', ...shown, expiresAt: new Date(exp * 1000) };
    }
    const { sub, sid, exp } = PROFILES[typ].claims.parse(payload);
    const expiresAt = new Date(exp * 1000);
    if (typ === 'staff+jwt') return { kind: 'staff', memberId: sub, sessionId: sid, expiresAt };
    if (typ === 'guest+jwt') return { kind: 'guest', guestId: sub, placeId: sid, expiresAt };
    if (typ === 'calendar-feed+jwt') {
      return { kind: 'calendar-feed', memberId: sub, feedId: sid, expiresAt };
    }
    if (typ === 'meeting+jwt') {
      return { kind: 'meeting-invitation', guestId: sub, meetingId: sid, expiresAt };
    }
    return { kind: 'device', deviceId: sub, signInId: sid, expiresAt };
  }

  async #sign(
    typ: Kind,
    subject: string,
    expiresAt: Date,
    claims: Readonly<Record<string, string | number>>,
  ): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ })
      .setIssuer(ISSUER)
      .setAudience(PROFILES[typ].audience)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt(this.clock.now())
      .setExpirationTime(expiresAt)
      .sign(await this.#signingKey());
  }

  #signingKey(): ReturnType<typeof signingKey> {
    return (this.#key ??= signingKey(this.vault));
  }
}
