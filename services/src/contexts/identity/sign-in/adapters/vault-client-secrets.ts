import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';
import { ClientSecrets } from '../ports/client-secrets.js';

const KIND = 'visit-secret';

/**
 * Secrets in the vault. They are random and 256 bits long, so that a plain hash is as good as a
 * slow one.
 */
@Injectable()
export class VaultClientSecrets extends ClientSecrets {
  constructor(private readonly vault: Vault) {
    super();
  }

  async claim(visitId: string, secret: string): Promise<boolean> {
    const digest = digestOf(secret);
    return timingSafeEqual(await this.vault.putIfAbsent(KIND, visitId, digest), digest);
  }

  async matches(visitId: string, secret: string): Promise<boolean> {
    const kept = await this.vault.get(KIND, visitId);
    return kept !== undefined && timingSafeEqual(kept, digestOf(secret));
  }

  nameOf(secret: string): string {
    return nameOfDigest(digestOf(secret));
  }

  async currentName(visitId: string): Promise<string | undefined> {
    const kept = await this.vault.get(KIND, visitId);
    return kept && nameOfDigest(kept);
  }

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
