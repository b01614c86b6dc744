import { ECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Vault } from '#platform/stores/vault';

const KIND = 'push-subscription';

/** Address and keys by which a browser takes notices; a holder of them can send to that browser. */
const Address = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type PushAddress = z.output<typeof Address>;

/** Keeps the addresses of browsers in the vault; events name their ids alone. */
@Injectable()
export class PushAddresses {
  constructor(private readonly vault: Vault) {}

  find(subscriptionId: string): Promise<PushAddress | undefined> {
    return this.vault.getJson(KIND, subscriptionId, Address);
  }

  keep(subscriptionId: string, address: PushAddress): Promise<void> {
    return this.vault.putText(KIND, subscriptionId, JSON.stringify(address));
  }

  /** Gives whether there was one. */
  forget(subscriptionId: string): Promise<boolean> {
    return this.vault.remove(KIND, subscriptionId);
  }
}

/** An uncompressed point of the curve P-256 and the secret of RFC 8291, in bytes. */
const [POINT, AUTH] = [65, 16];

/** True if a notice can be encrypted for these keys. */
export function areKeysGood({ p256dh, auth }: PushAddress['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT || Buffer.from(auth, 'base64url').length !== AUTH) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
