import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';

import { DamagedSecret } from './errors.js';

/** A secret with its place. */
export interface KeptSecret {
  readonly kind: string;
  readonly id: string;
  readonly secret: Buffer;
}

/**
 * Keeps what may never enter an event: hashes of passwords and PINs, keys of persons, the signing
 * secret. A secret is found by its kind (one word per use, such as `person-key`) and an id within
 * it. Also the injection token.
 */
export abstract class Vault {
  abstract get(kind: string, id: string): Promise<Buffer | undefined>;
  /** Keeps a secret in place of the one before; on disk when it resolves. */
  abstract put(kind: string, id: string, secret: Uint8Array): Promise<void>;
  /** Keeps a secret unless there is one already; gives the one that counts. */
  abstract putIfAbsent(kind: string, id: string, secret: Uint8Array): Promise<Buffer>;
  /** Removes a secret and its traces in the file; gives whether there was one. */
  abstract remove(kind: string, id: string): Promise<boolean>;
  /**
   * Every secret, also the marks in place of removed ones; for a move to another vault.
   * @throws DamagedSecret at one whose place cannot be read, after all that come before it.
   */
  abstract all(): AsyncIterable<KeptSecret>;
  abstract close(): Promise<void>;

  /** Sees whether a file that it is kept in is still there. @throws VaultFault */
  demandFile(): Promise<void> {
    return Promise.resolve();
  }

  /** A secret that is text. @throws DamagedSecret where it is none any more. */
  async getText(kind: string, id: string): Promise<string | undefined> {
    const secret = await this.get(kind, id);
    if (secret !== undefined && !isUtf8(secret)) throw new DamagedSecret({ kind, id });
    return secret?.toString('utf8');
  }

  /**
   * A secret that is JSON of a shape.
   * @throws DamagedSecret where it is none any more; what a parser says would repeat a part of it.
   */
  async getJson<T>(kind: string, id: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const text = await this.getText(kind, id);
    if (text === undefined) return undefined;
    const { success, data } = schema.safeParse(parsed(text));
    if (!success) throw new DamagedSecret({ kind, id });
    return data;
  }

  async putText(kind: string, id: string, secret: string): Promise<void> {
    await this.put(kind, id, Buffer.from(secret, 'utf8'));
  }
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
