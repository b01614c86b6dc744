import type { OfficeSize } from './office.js';

/** How a scenario of `load-tests/k6` is run. */
export interface Scenario {
  readonly office: OfficeSize;
  /**
   * The default time for which visitors come, in seconds; absent if the scenario itself sets it.
   */
  readonly seconds?: number;
  /** The default visitors a second; absent if the scenario itself sets them. */
  readonly rate?: number;
}

/** All scenarios by name; each has a file of that name. */
export const SCENARIOS = {
  smoke: { office: { portals: 1, agents: 2 } },
  load: { office: { portals: 4, agents: 20 }, seconds: 120, rate: 5 },
  spike: { office: { portals: 4, agents: 20 }, rate: 4 },
  soak: { office: { portals: 4, agents: 10 }, seconds: 8 * 3600, rate: 2 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
