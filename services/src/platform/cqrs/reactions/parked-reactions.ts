import type { Cancel, Clock } from '../../clock/index.js';
import type { Reaction } from './reaction.js';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/**
 * Reactions that could not check the present state; each checks again, less and less often, until
 * it can.
 */
export class ParkedReactions {
  readonly #planned = new Map<Reaction, Cancel>();
  readonly #trying = new Set<Promise<void>>();
  #isStopped = false;

  /** @param begin Says whether it has begun. */
  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly begin: (reaction: Reaction) => Promise<boolean>,
  ) {}

  ask(reaction: Reaction, afterMs = FIRST_RETRY_MS): void {
    if (this.#isStopped) return;
    this.#planned.get(reaction)?.();
    const cancel = this.clock.after(afterMs, () => {
      this.#planned.delete(reaction);
      const trying = this.#again(reaction, afterMs).finally(() => this.#trying.delete(trying));
      this.#trying.add(trying);
    });
    this.#planned.set(reaction, cancel);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cancel of this.#planned.values()) cancel();
    this.#planned.clear();
    await Promise.all(this.#trying);
  }

  async #again(reaction: Reaction, afterMs: number): Promise<void> {
    if (await this.begin(reaction)) return;
    this.ask(reaction, Math.min(LAST_RETRY_MS, 2 * afterMs));
  }
}
