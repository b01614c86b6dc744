import { randomBytes } from 'node:crypto';

import { boundedCache } from '../bounded-cache.js';
import type { Vault } from '../vault/index.js';

/** The kind of their keys in the vault. */
export const PERSON_KEY = 'person-key';
const KEY_BYTES = 32;
/** Stands where a key was, so that a forgotten person never gets a new one. */
const FORGOTTEN = Buffer.alloc(0);
const CACHED = 10_000;

/** One key per person, in the vault, with the ones used last at hand. */
export class PersonKeys {
  readonly #recent = boundedCache<Buffer>(CACHED);
  /** A read under way while its key is destroyed must not bring it back. */
  readonly #destroyed = new Set<string>();
  /**
   * Grows with every key that is let go of, for reads under way as well: who destroyed it is
   * another process then.
   */
  #partings = 0;

  constructor(private readonly vault: Vault) {}

  /** The key to encrypt with, made on first use; undefined for a forgotten person. */
  async keyToWrite(subject: string): Promise<Buffer | undefined> {
    const known = this.#recent.get(subject);
    if (known) return known;
    const partings = this.#partings;
    const stored = await this.vault.putIfAbsent(PERSON_KEY, subject, randomBytes(KEY_BYTES));
    return this.#remember(subject, stored, partings);
  }

  /** The key to decrypt with; undefined where there is none (any more). */
  async keyToRead(subject: string): Promise<Buffer | undefined> {
    const known = this.#recent.get(subject);
    if (known) return known;
    const partings = this.#partings;
    const stored = await this.vault.get(PERSON_KEY, subject);
    return stored && this.#remember(subject, stored, partings);
  }

  /** Asks the vault the next time: another process may have destroyed the key. */
  letGo(subject: string): void {
    this.#partings += 1;
    this.#recent.delete(subject);
  }

  letGoOfAll(): void {
    this.#partings += 1;
    this.#recent.clear();
  }

  /** True if the key was destroyed; false if it never existed. */
  async isDestroyed(subject: string): Promise<boolean> {
    if (this.#destroyed.has(subject)) return true;
    const stored = await this.vault.get(PERSON_KEY, subject);
    return stored?.length === 0;
  }

  async destroy(subject: string): Promise<void> {
    this.#destroyed.add(subject);
    this.#recent.delete(subject);
    const stored = await this.vault.get(PERSON_KEY, subject);
    if (stored?.length !== 0) await this.vault.put(PERSON_KEY, subject, FORGOTTEN);
  }

  #remember(subject: string, stored: Buffer, partings: number): Buffer | undefined {
    if (stored.length === 0 || this.#destroyed.has(subject)) return undefined;
    // It may be the one that was let go of meanwhile; it serves this once.
    if (partings !== this.#partings) return stored;
    const own = inMemoryOfItsOwn(stored);
    this.#recent.set(subject, own);
    return own;
  }
}

/** Small buffers are cut out of blocks of 8 kB; a key that is kept would keep the whole block. */
function inMemoryOfItsOwn(key: Buffer): Buffer {
  const own = Buffer.alloc(key.length);
  key.copy(own);
  return own;
}
