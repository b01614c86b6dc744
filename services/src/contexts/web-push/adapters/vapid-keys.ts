import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Vault } from '#platform/stores/vault';
import { webPush } from './web-push-library.js';

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeyPair = z.output<typeof Keys>;

/**
 * The keys by which push services recognise this installation (RFC 8292). They are made at their
 * first use and stay in the vault: with others, no browser would be reached any more.
 */
@Injectable()
export class VapidKeys {
  #known: Promise<VapidKeyPair> | undefined;

  constructor(private readonly vault: Vault) {}

  /** The same for all nodes, also where two of them make some at once. */
  pair(): Promise<VapidKeyPair> {
    this.#known ??= this.#kept().catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  async #kept(): Promise<VapidKeyPair> {
    const kept = () => this.vault.getJson('vapid-keys', 'web-push', Keys);
    const known = await kept();
    if (known) return known;
    const made = (await webPush()).generateVAPIDKeys();
    const secret = Buffer.from(JSON.stringify(made));
    await this.vault.putIfAbsent('vapid-keys', 'web-push', secret);
    return (await kept()) ?? made;
  }
}
