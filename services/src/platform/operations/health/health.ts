/** How a part of the program is doing. */
export interface PartHealth {
  /** `degraded` still serves, though not as it should; `down` means that others should be asked instead. */
  readonly state: 'up' | 'degraded' | 'down';
  /** What an operator should know, without anything personal. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** How all of it is doing. */
export interface HealthReport {
  readonly state: PartHealth['state'];
  readonly parts: Readonly<Record<string, PartHealth>>;
}

/** Asks every part of the program how it is doing. Contexts add theirs; also the injection token. */
export class Health {
  readonly #checks = new Map<string, () => PartHealth | Promise<PartHealth>>();

  /** Adds a part; its check is called whenever somebody asks, and must answer at once. */
  add(part: string, check: () => PartHealth | Promise<PartHealth>): void {
    this.#checks.set(part, check);
  }

  async report(): Promise<HealthReport> {
    const entries = [...this.#checks].map(async ([part, check]) => {
      try {
        return [part, await check()] as const;
      } catch {
        return [part, { state: 'down' }] as const;
      }
    });
    const parts: Record<string, PartHealth> = Object.fromEntries(await Promise.all(entries));
    const states = Object.values(parts).map(({ state }) => state);
    const worst = (['down', 'degraded'] as const).find((state) => states.includes(state));
    return { state: worst ?? 'up', parts };
  }
}
