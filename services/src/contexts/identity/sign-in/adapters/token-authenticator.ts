import { Inject, Injectable } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { MeetingDocument } from '@foyer/projections/calendar';
import type {
  ErasureDocument,
  GuestDocument,
  SessionGuestDocument,
} from '@foyer/projections/identity';
import type { SessionDocument } from '@foyer/projections/sessions';
import type { VisitDocument } from '@foyer/projections/visits';

import { Authenticator, type Authentication } from '#platform/http/authentication';
import { Clock } from '#platform/clock';
import { READ_STORE } from '#platform/tokens';
import { ClientSecrets } from './client-secrets.js';
import { LastSeen } from './last-seen.js';
import { Tokens } from './tokens.js';
import type { DeviceSignIn, TokenClaims } from './token-claims.js';
import { DeviceSignIns } from './device-sign-ins.js';
import { RunningSessions } from './running-sessions.js';

/** How long a device's connection lasts at most, which its sign-in holds, in milliseconds. */
const DEVICE_CONNECTION_MS = 12 * 3_600_000;

/** Tells whose a token is: what it says, and whether its session still runs. */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: RunningSessions,
    private readonly devices: DeviceSignIns,
    private readonly clock: Clock,
    private readonly lastSeen: LastSeen,
    private readonly secrets: ClientSecrets,
    @Inject(READ_STORE) private readonly store: ReadStore,
  ) {
    super();
  }

  async authenticate(token: string): Promise<Authentication> {
    const claims = await this.tokens.read(token);
    if (!claims) return { type: 'rejected', code: 'UNAUTHENTICATED' };
    if (claims.kind === 'visit') return this.#visitor(claims);
    if (claims.kind === 'guest') return this.#guest(claims);
    if (claims.kind === 'device') return this.#device(claims);
    // A token for renewal cannot be used for other actions.
    if (claims.kind !== 'staff') return { type: 'rejected', code: 'UNAUTHENTICATED' };
    const { memberId, sessionId, expiresAt } = claims;
    const session = await this.sessions.find(sessionId);
    if (session?.memberId !== memberId) return { type: 'rejected', code: 'SIGNED_OUT' };
    this.lastSeen.note(sessionId);
    const { role, mustChangePassword, mustSetUpFactor } = session;
    const first = {
      ...(mustChangePassword && { mustChangePassword }),
      ...(mustSetUpFactor && { mustSetUpFactor }),
    };
    const actor = { type: 'member', id: memberId, role, sessionId, ...first } as const;
    return { type: 'accepted', actor, expiresAt };
  }

  /**
   * A visit that is over can be rated until its visitor is forgotten; nothing else is possible. If
   * a browser gave the visit away by the link of a mail, the secret of its token is no longer
   * valid.
   */
  async #visitor({
    visitId,
    secretName,
    expiresAt,
  }: Extract<TokenClaims, { kind: 'visit' }>): Promise<Authentication> {
    const [visit, current] = await Promise.all([
      this.store.collection<VisitDocument>('visits').findOne({ _id: visitId }),
      this.secrets.currentName(visitId),
    ]);
    if (!visit || secretName !== current || (await this.#isForgotten(visit))) {
      return { type: 'rejected', code: 'UNAUTHENTICATED' };
    }
    return {
      type: 'accepted',
      actor: { type: 'visitor', id: visitId, role: 'guest' },
      expiresAt,
      ...(visit.endedAt !== null && { noConnection: 'VISIT_OVER' }),
    };
  }

  /**
   * Visitors can be forgotten once their visit is over, so that no other request pays for the
   * question.
   */
  async #isForgotten({ _id, endedAt }: VisitDocument): Promise<boolean> {
    if (endedAt === null) return false;
    const erasures = this.store.collection<ErasureDocument>('erasures');
    return (await erasures.findOne({ _id })) !== null;
  }

  /** A guest is refused once the session or meeting is gone, or the guest was forgotten. */
  async #guest({
    guestId,
    placeId,
    expiresAt,
  }: Extract<TokenClaims, { kind: 'guest' }>): Promise<Authentication> {
    const [session, meeting, passing] = await Promise.all([
      this.store.collection<SessionDocument>('sessionRooms').findOne({ _id: placeId }),
      this.store.collection<MeetingDocument>('meetings').findOne({ _id: placeId }),
      this.store.collection<SessionGuestDocument>('sessionGuests').findOne({ _id: guestId }),
    ]);
    if (meeting?.status === 'cancelled') return { type: 'rejected', code: 'MEETING_CANCELLED' };
    const isThere = session !== null || meeting?.status === 'planned';
    const isInvited = meeting?.attendees.some(({ attendeeId }) => attendeeId === guestId) === true;
    const mayCome = isInvited ? await this.#isGuest(guestId) : passing?.sessionId === placeId;
    if (!isThere || !mayCome) return { type: 'rejected', code: 'UNAUTHENTICATED' };
    const actor = { type: 'guest', id: guestId, role: 'guest', placeId } as const;
    return { type: 'accepted', actor, expiresAt };
  }

  async #isGuest(guestId: string): Promise<boolean> {
    const guests = this.store.collection<GuestDocument>('guests');
    return (await guests.findOne({ _id: guestId })) !== null;
  }

  async #device({ deviceId, signInId }: DeviceSignIn): Promise<Authentication> {
    const failure = await this.devices.errorAnswerOf(deviceId, signInId);
    if (failure) return { type: 'rejected', code: failure };
    return {
      type: 'accepted',
      actor: { type: 'device', id: deviceId, role: 'device', signInId },
      expiresAt: new Date(this.clock.now().getTime() + DEVICE_CONNECTION_MS),
    };
  }
}
