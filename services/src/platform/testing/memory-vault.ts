import { Vault, type KeptSecret } from '../stores/vault/index.js';

/** A vault that ends with the process, for tests. */
export class MemoryVault extends Vault {
  readonly #secrets: Map<string, Buffer>;

  /** @param shared another handle on the same secrets, as another process has it. */
  constructor(shared?: MemoryVault) {
    super();
    this.#secrets = shared ? shared.#secrets : new Map<string, Buffer>();
  }

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

  async *all(): AsyncIterable<KeptSecret> {
    for (const [key, secret] of this.#secrets) {
      const [kind = '', id = ''] = JSON.parse(key) as string[];
      yield { kind, id, secret: Buffer.from(secret) };
    }
  }

  async close(): Promise<void> {
    // Others may still have it open, and it ends with the process.
  }
}

const place = (kind: string, id: string): string => JSON.stringify([kind, id]);
