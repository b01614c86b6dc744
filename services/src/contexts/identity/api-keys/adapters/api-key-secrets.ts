import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { NewId } from '#platform/clock';
import { Vault } from '#platform/stores/vault';
import { keyText } from './key-text.js';

const KIND = 'api-key';
/** 256 random bits need no slow hash. */
const SECRET_BYTES = 32;
/** The value that a key is compared with if there is none. */
const NOTHING = Buffer.alloc(32);

/** A key that was made, and is good as soon as an event names its secret. */
export interface NewApiKey {
  readonly secretId: string;
  /** As its maker sees it, once; it is kept nowhere. */
  readonly key: string;
}

/** Keeps the hashes of API keys in the vault; an event says which of them counts. */
@Injectable()
export class ApiKeySecrets {
  constructor(
    private readonly vault: Vault,
    private readonly newId: NewId,
  ) {}

  async issue(apiKeyId: string): Promise<NewApiKey> {
    const key = keyText(apiKeyId, randomBytes(SECRET_BYTES));
    const secretId = this.newId.next();
    await this.vault.put(KIND, secretId, digest(key));
    return { secretId, key };
  }

  /** True if a key is the one of a secret; it takes as long if there is no such secret. */
  async matches(secretId: string | undefined, key: string): Promise<boolean> {
    const kept = secretId === undefined ? undefined : await this.vault.get(KIND, secretId);
    const isWhole = kept?.length === NOTHING.length;
    return timingSafeEqual(digest(key), isWhole ? kept : NOTHING) && isWhole;
  }

  async forget(secretId: string): Promise<void> {
    await this.vault.remove(KIND, secretId);
  }
}

const digest = (key: string): Buffer => hash('sha256', key, 'buffer');
