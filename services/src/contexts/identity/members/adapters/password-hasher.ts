import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Memory (KiB), passes and lanes as OWASP recommends them for argon2id, which is what the library
 * makes.
 */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * Hashes passwords and PINs. The work runs outside the event loop, and never on all threads at
 * once. Token checks and file writes need threads too, even during a flood of sign-ins.
 */
export class PasswordHasher {
  readonly #turn = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
  #decoy: Promise<string> | undefined;

  async hash(secret: string): Promise<string> {
    return this.#turn(() => hash(secret, PARAMETERS));
  }

  /** True if a secret matches the hash. Without a hash it takes just as long, and is false. */
  async matches(kept: string | undefined, secret: string): Promise<boolean> {
    this.#decoy ??= this.hash('nobody has this password');
    const decoy = await this.#decoy;
    const matches = await this.#turn(() => verify(kept ?? decoy, secret));
    return kept !== undefined && matches;
  }
}
