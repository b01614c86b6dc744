import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { Vault } from '../../../platform/stores/vault/index.js';
import { ClientSecrets } from '../ports/client-secrets.js';

const KIND = 'visit-secret';

/** Secrets in the vault. They are random and 256 bits long, so that a plain hash is as good as a slow one. */
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

  async replace(visitId: string, secret: string): Promise<void> {
    await this.vault.put(KIND, visitId, digestOf(secret));
  }
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
