import { setTimeout as sleep } from 'node:timers/promises';

/** How a part of the program is doing. */
export interface PartHealth {
  /**
   * `degraded` still serves, though not as it should; `down` means that others should be asked
   * instead.
   */
  readonly state: 'up' | 'degraded' | 'down';
  /** Details for an operator, without personal data. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

const DOWN: PartHealth = { state: 'down' };
/**
 * A part that takes longer to say how it is, in milliseconds, would keep people waiting as well.
 */
const CHECK_WITHIN_MS = 3_000;

/** How all of it is doing. */
export interface HealthReport {
  readonly state: PartHealth['state'];
  readonly parts: Readonly<Record<string, PartHealth>>;
}

/**
 * Asks every part of the program how it is doing. Contexts add theirs; also the injection token.
 */
export class Health {
  readonly #checks = new Map<string, () => PartHealth | Promise<PartHealth>>();
  readonly #asked = new Map<string, Promise<PartHealth>>();

  /** Adds a part; its check is called at each look. A check that takes too long counts as down. */
  add(part: string, check: () => PartHealth | Promise<PartHealth>): void {
    this.#checks.set(part, check);
  }

  async report(): Promise<HealthReport> {
    const entries = [...this.#checks].map(async ([part, check]) => {
      try {
        return [part, await this.#inTime(part, check)] as const;
      } catch {
        return [part, { state: 'down' }] as const;
      }
    });
    const parts: Record<string, PartHealth> = Object.fromEntries(await Promise.all(entries));
    const states = Object.values(parts).map(({ state }) => state);
    const worst = (['down', 'degraded'] as const).find((state) => states.includes(state));
    return { state: worst ?? 'up', parts };
  }

  /** A check that is under way is not begun again, however many ask. */
  async #inTime(part: string, check: () => PartHealth | Promise<PartHealth>): Promise<PartHealth> {
    let asked = this.#asked.get(part);
    if (asked === undefined) {
      asked = (async () => check())().finally(() => this.#asked.delete(part));
      this.#asked.set(part, asked);
    }
    const ending = new AbortController();
    const late = sleep(CHECK_WITHIN_MS, DOWN, ending).catch(() => DOWN);
    try {
      return await Promise.race([asked, late]);
    } finally {
      ending.abort();
    }
  }
}
