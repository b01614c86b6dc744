import { Inject, Injectable } from '@nestjs/common';
import type { MemberRole } from '@foyer/contracts/identity';
import {
  ReadModels,
  type MemberDocument,
  type ReadStore,
  type SessionDocument,
} from '@foyer/projections';

import { Clock } from '#platform/clock';
import { RememberedReads, type ChangedDocuments } from '#platform/cqrs/projections';
import { READ_STORE } from '#platform/tokens';

/** A session that runs, with the rights that its member has now. */
export interface RunningSession {
  readonly memberId: string;
  readonly role: MemberRole;
  /** Another person chose the password that the session began with. */
  readonly mustChangePassword: boolean;
  /** The role asked for a second factor when it began, and there is none yet. */
  readonly mustSetUpFactor: boolean;
  /** ISO 8601; it runs no longer from then on. */
  readonly expiresAt: string;
}

const REMEMBERED = 20_000;
const SEEN = { role: 1, status: 1, source: 1, mustChangePassword: 1, hasSecondFactor: 1 } as const;

/**
 * Which sessions run. A sign-out, a deactivation or another role counts from the moment in which it
 * can be read.
 */
@Injectable()
export class RunningSessions extends RememberedReads<RunningSession> {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    readModels: ReadModels,
    private readonly clock: Clock,
  ) {
    super(readModels, 'members', REMEMBERED);
  }

  /**
   * The session, or undefined where it was ended, ran out, never was, or its member is deactivated.
   */
  async find(sessionId: string): Promise<RunningSession | undefined> {
    const session = await this.recall(sessionId);
    return session && session.expiresAt > this.clock.now().toISOString() ? session : undefined;
  }

  protected async read(sessionId: string): Promise<RunningSession | undefined> {
    const session = await this.store
      .collection<SessionDocument>('sessions')
      .findOne({ _id: sessionId });
    if (!session) return undefined;
    const member = await this.store
      .collection<MemberDocument>('members')
      .findOne({ _id: session.memberId }, { projection: SEEN });
    if (!member || member.status === 'INACTIVE') return undefined;
    const { memberId, expiresAt, factorDue } = session;
    // A member with a company account has no password here, even if there was one before.
    const isLocal = member.source === 'local';
    const mustChangePassword = member.mustChangePassword && isLocal;
    const mustSetUpFactor = factorDue && !member.hasSecondFactor && isLocal;
    return { memberId, role: member.role, mustChangePassword, mustSetUpFactor, expiresAt };
  }

  protected forget(documents: ChangedDocuments): void {
    const members = new Set<string>();
    for (const { collection, _id } of documents) {
      if (collection === 'sessions') this.known.delete(_id);
      else members.add(_id);
    }
    if (members.size === 0) return;
    for (const [sessionId, { memberId }] of this.known.entries()) {
      if (members.has(memberId)) this.known.delete(sessionId);
    }
  }
}
