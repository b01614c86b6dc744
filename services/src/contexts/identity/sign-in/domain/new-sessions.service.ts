import { Injectable } from '@nestjs/common';

import { Clock, NewId } from '#platform/clock';
import type { SessionOrigin } from '../../members/domain/sessions.js';
import { Tokens } from '../adapters/tokens.js';

/** How long a member stays signed in: a working day, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000;

/** How long a sign-in is prolonged to finish a call, in milliseconds. */
const PROLONGED_MS = 30 * 60_000;

export type { SessionOrigin };

/** A session that is about to begin. */
export interface NewSession {
  readonly sessionId: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
  readonly origin: SessionOrigin;
}

/** Mints sessions and the tokens that carry them. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly tokens: Tokens,
  ) {}

  mint(origin: SessionOrigin): NewSession {
    const now = this.clock.now().getTime();
    // Tokens count in seconds; a session ends with its token and not some milliseconds later.
    const end = Math.floor((now + SESSION_MS) / 1000) * 1000;
    return {
      sessionId: this.newId.next(),
      signedInAt: new Date(now).toISOString(),
      expiresAt: new Date(end).toISOString(),
      origin,
    };
  }

  /** Returns the end of a session that is prolonged now. */
  prolongedEnd(): string {
    const end = Math.floor((this.clock.now().getTime() + PROLONGED_MS) / 1000) * 1000;
    return new Date(end).toISOString();
  }

  tokenOf(
    memberId: string,
    { sessionId, expiresAt }: Pick<NewSession, 'sessionId' | 'expiresAt'>,
  ): Promise<string> {
    return this.tokens.issueStaffToken({ memberId, sessionId, expiresAt: new Date(expiresAt) });
  }
}
