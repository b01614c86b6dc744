import { randomBytes, webcrypto } from 'node:crypto';

import type { Vault } from '#platform/stores/vault';

/** HS256 needs a key as long as its hash; a shorter one can be guessed. */
const KEY_BYTES = 32;

/** The secret that signs tokens is too weak to start with. */
export class WeakSigningSecret extends Error {
  readonly code = 'WEAK_SIGNING_SECRET';

  constructor(what: string) {
    super(`The secret that signs tokens ${what}; remove it from the vault to get a new one`);
    this.name = 'WeakSigningSecret';
  }
}

/**
 * The key for tokens: made on the first start, kept in the vault, never given out by this process
 * again.
 * @throws WeakSigningSecret when the vault holds one that is short or without any randomness.
 */
export async function signingKey(vault: Vault): Promise<webcrypto.CryptoKey> {
  const secret = await vault.putIfAbsent('signing-secret', 'tokens', randomBytes(KEY_BYTES));
  if (secret.length < KEY_BYTES) {
    throw new WeakSigningSecret(`has ${secret.length} bytes instead of ${KEY_BYTES}`);
  }
  if (new Set(secret).size < KEY_BYTES / 4) throw new WeakSigningSecret('repeats itself');
  return webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}
