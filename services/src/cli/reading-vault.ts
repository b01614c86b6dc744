import { Vault, VaultReader, type KeptSecret } from '#platform/stores/vault';
import type { Reading } from '@foyer/event-log/node-sqlite';

const READ_ONLY = 'The vault is only read here';

/** A vault that is looked into and never written to, as auditors must not change what they look at. */
export class ReadingVault extends Vault {
  readonly #reader: VaultReader;

  constructor(path: string, reading: Reading) {
    super();
    this.#reader = new VaultReader(path, reading);
  }

  async get(kind: string, id: string): Promise<Buffer | undefined> {
    return this.#reader.get(kind, id);
  }

  async put(): Promise<void> {
    throw new Error(READ_ONLY);
  }

  async putIfAbsent(kind: string, id: string): Promise<Buffer> {
    const kept = this.#reader.get(kind, id);
    if (kept === undefined) throw new Error(READ_ONLY);
    return kept;
  }

  async remove(): Promise<boolean> {
    throw new Error(READ_ONLY);
  }

  // eslint-disable-next-line require-yield
  async *all(): AsyncIterable<KeptSecret> {
    throw new Error(READ_ONLY);
  }

  async close(): Promise<void> {
    this.#reader.close();
  }
}
