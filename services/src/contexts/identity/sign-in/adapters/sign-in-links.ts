import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { Clock } from '#platform/clock';
import { Vault } from '#platform/stores/vault';

const PLACE = ['sign-in-link', 'first-start'] as const;
const TOKEN_BYTES = 32;
const GOOD_FOR_MS = 24 * 3_600_000;

const Kept = z.object({
  memberId: Id,
  /** SHA-256 of the token, base64url; a token of 256 random bits needs no slow hash. */
  hash: z.string(),
  expiresAt: z.iso.datetime(),
});

/**
 * Keeps the one-time sign-in that a start prints until a member can administer. There is one at a
 * time; a new one replaces the one before. The vault has its token, hashed.
 */
@Injectable()
export class SignInLinks {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** A new token for a member, good for a day. */
  async issue(memberId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const kept: z.input<typeof Kept> = {
      memberId,
      hash: digest(token).toString('base64url'),
      expiresAt: new Date(this.clock.now().getTime() + GOOD_FOR_MS).toISOString(),
    };
    await this.vault.putText(...PLACE, JSON.stringify(kept));
    return token;
  }

  /** Returns the owner of a token; undefined for a token that is not, or no longer, good. */
  async ownerOf(token: string): Promise<string | undefined> {
    const kept = await this.vault.getJson(...PLACE, Kept);
    if (kept === undefined) return undefined;
    const { memberId, hash, expiresAt } = kept;
    const right = timingSafeEqual(digest(token), Buffer.from(hash, 'base64url'));
    return right && expiresAt > this.clock.now().toISOString() ? memberId : undefined;
  }

  /** Puts out the token that there is. */
  async withdraw(): Promise<void> {
    await this.vault.remove(...PLACE);
  }
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
