import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';

const KIND = 'visit-secret';

/**
 * Keeps the secrets of visitors' own browsers, which tell a repeat from a stranger, in the vault.
 * They are random and 256 bits long, so that a plain hash is as good as a slow one.
 */
@Injectable()
export class ClientSecrets {
  constructor(private readonly vault: Vault) {}

  /** Takes a visit's id for anyone who knows this secret; false where another secret has it. */
  async claim(visitId: string, secret: string): Promise<boolean> {
    const digest = digestOf(secret);
    return timingSafeEqual(await this.vault.putIfAbsent(KIND, visitId, digest), digest);
  }

  /** True if the visit's id was claimed with this secret. */
  async matches(visitId: string, secret: string): Promise<boolean> {
    const kept = await this.vault.get(KIND, visitId);
    return kept !== undefined && timingSafeEqual(kept, digestOf(secret));
  }

  /** Returns the name of a secret in a visit's tokens; it reveals nothing about the secret. */
  nameOf(secret: string): string {
    return nameOfDigest(digestOf(secret));
  }

  /** The name of the secret that a visit has now; undefined where it has none. */
  async currentName(visitId: string): Promise<string | undefined> {
    const kept = await this.vault.get(KIND, visitId);
    return kept && nameOfDigest(kept);
  }

  /** Gives the visit to anyone who knows this secret, and to no one else from now on. */
  async replace(visitId: string, secret: string): Promise<void> {
    await this.vault.put(KIND, visitId, digestOf(secret));
  }
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

/**
 * Of a digest no one is to see, so that a token is of no use to who reads the vault, nor the other
 * way round.
 */
function nameOfDigest(digest: Buffer): string {
  return createHash('sha256').update(digest).digest('base64url').slice(0, 22);
}
