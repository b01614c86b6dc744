import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { Vault } from '#platform/stores/vault';

/** By the code's hash: whose place it is, and the hash of the secret that it was used with. */
const KIND = 'place-link';
const USED_WITH = 'place-link-used-with';
/** By the visit: the hash of the code that counts. */
const OF_VISIT = 'place-link-of';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 95 random bits: short enough for a mail's line, too many to guess. */
const LENGTH = 16;

/** Keeps the codes of links back to places in line in the vault, hashed. */
@Injectable()
export class PlaceLinks {
  constructor(private readonly vault: Vault) {}

  /** A new code for a visit, in place of the one before. */
  async issue(visitId: string): Promise<string> {
    const before = await this.vault.getText(OF_VISIT, visitId);
    if (before !== undefined) {
      await this.vault.remove(KIND, before);
      await this.vault.remove(USED_WITH, before);
    }
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    await this.vault.putText(KIND, digestOf(code), visitId);
    await this.vault.putText(OF_VISIT, visitId, digestOf(code));
    return code;
  }

  /**
   * Returns the visit to whose place a code leads back. It is undefined for a code that was never
   * issued or was replaced.
   */
  find(code: string): Promise<string | undefined> {
    return this.vault.getText(KIND, digestOf(code));
  }

  /**
   * Uses a code up for a browser that knows a secret; false where another browser used it. The same
   * browser may ask again: its first answer may have been lost.
   */
  async use(code: string, clientSecret: string): Promise<boolean> {
    const used = Buffer.from(digestOf(clientSecret), 'utf8');
    return timingSafeEqual(await this.vault.putIfAbsent(USED_WITH, digestOf(code), used), used);
  }
}

function digestOf(code: string): string {
  return createHash('sha256').update(code, 'utf8').digest('base64url');
}
