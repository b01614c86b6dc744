import { Vault } from '../vault/index.js';

/** A vault that ends with the process, for tests. */
export class MemoryVault extends Vault {
  readonly #secrets = new Map<string, Buffer>();

  async get(kind: string, id: string): Promise<Buffer | undefined> {
    const secret = this.#secrets.get(place(kind, id));
    return secret && Buffer.from(secret);
  }

  async put(kind: string, id: string, secret: Uint8Array): Promise<void> {
    this.#secrets.set(place(kind, id), Buffer.from(secret));
  }

  async putIfAbsent(kind: string, id: string, secret: Uint8Array): Promise<Buffer> {
    const key = place(kind, id);
    const kept = this.#secrets.get(key) ?? Buffer.from(secret);
    this.#secrets.set(key, kept);
    return Buffer.from(kept);
  }

  async remove(kind: string, id: string): Promise<boolean> {
    return this.#secrets.delete(place(kind, id));
  }

  async close(): Promise<void> {
    this.#secrets.clear();
  }
}

const place = (kind: string, id: string): string => JSON.stringify([kind, id]);
