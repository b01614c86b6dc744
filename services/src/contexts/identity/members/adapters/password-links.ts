import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { Vault } from '#platform/stores/vault';

/** The content of a link's token. */
export interface LinkToken {
  readonly linkId: string;
  readonly memberId: string;
}

const KIND = 'password-link';
const SECRET_BYTES = 32;
/** The link's id without hyphens, a dot, 32 random bytes. */
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([\w-]{43})$/;

const Kept = z.object({ memberId: Id, hash: z.string() });

/**
 * Keeps the tokens of links to set a password in the vault, hashed; 256 random bits need no slow
 * hash. The stream of its member says whether a link is still good.
 */
@Injectable()
export class PasswordLinks {
  constructor(private readonly vault: Vault) {}

  /** A new token for a link, in place of the one before. */
  async issue({ linkId, memberId }: LinkToken): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const kept: z.input<typeof Kept> = { memberId, hash: digest(secret).toString('base64url') };
    await this.vault.putText(KIND, linkId, JSON.stringify(kept));
    return `${linkId.replaceAll('-', '')}.${secret}`;
  }

  /** Which link a token is of; undefined for one that was never issued, or was replaced. */
  async find(token: string): Promise<LinkToken | undefined> {
    const parts = TOKEN.exec(token)?.slice(1);
    const secret = parts?.pop();
    if (!parts || secret === undefined) return undefined;
    const linkId = parts.join('-');
    const kept = await this.vault.getJson(KIND, linkId, Kept);
    if (kept === undefined) return undefined;
    const { memberId, hash } = kept;
    const right = timingSafeEqual(digest(secret), Buffer.from(hash, 'base64url'));
    return right ? { linkId, memberId } : undefined;
  }

  /** Withdraws a link; true if it was issued and not withdrawn yet. */
  async withdraw(linkId: string): Promise<boolean> {
    return this.vault.remove(KIND, linkId);
  }
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
