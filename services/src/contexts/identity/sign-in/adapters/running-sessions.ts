import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { MemberRole } from '@foyer/contracts/identity';
import {
  ReadModels,
  type AppliedNotice,
  type MemberDocument,
  type ReadStore,
  type SessionDocument,
} from '@foyer/projections';

import { Clock } from '#platform/clock';
import { READ_STORE } from '#platform/tokens';
import { boundedCache } from '#platform/stores/bounded-cache';

/** A session that runs, with the rights that its member has now. */
export interface RunningSession {
  readonly memberId: string;
  readonly role: MemberRole;
  /** ISO 8601; it runs no longer from then on. */
  readonly expiresAt: string;
}

const REMEMBERED = 20_000;

/**
 * Which sessions run. Asked with every call, so the answer is remembered until the read model
 * changes in what it was made of: a sign-out, a deactivation or another role counts from the moment
 * in which it can be read.
 */
@Injectable()
export class RunningSessions implements OnModuleInit, OnModuleDestroy {
  readonly #known = boundedCache<RunningSession>(REMEMBERED);
  #changes = 0;
  #stopListening: () => void = () => undefined;

  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly projections: ReadModels,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#stopListening = this.projections.onApplied((notice) => this.#forget(notice));
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  /**
   * The session, or undefined where it was ended, ran out, never was, or its member is deactivated.
   */
  async find(sessionId: string): Promise<RunningSession | undefined> {
    const session = this.#known.get(sessionId) ?? (await this.#load(sessionId));
    return session && session.expiresAt > this.clock.now().toISOString() ? session : undefined;
  }

  async #load(sessionId: string): Promise<RunningSession | undefined> {
    const changes = this.#changes;
    const session = await this.store
      .collection<SessionDocument>('sessions')
      .findOne({ _id: sessionId });
    if (!session) return undefined;
    const member = await this.store
      .collection<MemberDocument>('members')
      .findOne({ _id: session.memberId }, { projection: { role: 1, status: 1 } });
    if (!member || member.status === 'INACTIVE') return undefined;
    const { memberId, expiresAt } = session;
    const running = { memberId, role: member.role, expiresAt };
    // A value that was read during a change may be partly old: it is used once and not remembered.
    if (changes === this.#changes) this.#known.set(sessionId, running);
    return running;
  }

  #forget({ projection, documents }: AppliedNotice): void {
    if (projection !== 'members') return;
    this.#changes += 1;
    if (documents === undefined) {
      this.#known.clear();
      return;
    }
    const members = new Set<string>();
    for (const { collection, _id } of documents) {
      if (collection === 'sessions') this.#known.delete(_id);
      else members.add(_id);
    }
    if (members.size === 0) return;
    for (const [sessionId, { memberId }] of this.#known.entries()) {
      if (members.has(memberId)) this.#known.delete(sessionId);
    }
  }
}
