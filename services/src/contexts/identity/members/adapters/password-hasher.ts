import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Memory in KiB, passes over it, and lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * Memory (KiB), passes and lanes as OWASP recommends them for argon2id, which is what the library
 * makes.
 */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes passwords and PINs. The work runs outside the event loop, and never on all threads at
 * once. Token checks and file writes need threads too, even during a flood of sign-ins.
 */
export class PasswordHasher {
  /** The price of each new hash; a check costs what its hash has cost. */
  readonly cost: HashCost = COST;
  readonly #turn = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
  #decoy: Promise<string> | undefined;

  async hash(secret: string): Promise<string> {
    return this.#turn(() => hash(secret, this.cost));
  }

  /** True if a secret matches the hash. Without a hash it takes just as long, and is false. */
  async matches(kept: string | undefined, secret: string): Promise<boolean> {
    this.#decoy ??= this.hash('nobody has this password');
    const decoy = await this.#decoy;
    const matches = await this.#turn(() => verify(kept ?? decoy, secret));
    return kept !== undefined && matches;
  }
}
