import { agentDoes } from './agent-day.js';
import { environmentDoes, MINUTE_MS } from './day-around.js';
import { TestEnvironment, type Turn } from './environment.js';
import type { PlantedBug } from './planted-bug.js';
import type { AgentStep, EnvironmentStep, Scenario, VisitorStep } from './scenario.js';
import { ServerKilled } from './server-log.js';
import { visitorDoes } from './visitor-day.js';

/**
 * Runs all of them at once and settles when the last one is done; `fc.scheduler` does it with
 * `waitFor`.
 */
export type AllAtOnce = (all: Promise<unknown>) => Promise<unknown>;

export interface Interleaving {
  readonly turn: Turn;
  readonly settle: AllAtOnce;
}

/**
 * Plays a scenario: first all act at once, then the day calms down and all remaining visitors must
 * be served.
 * @returns The broken rules; it must be empty.
 */
export async function play(
  scenario: Scenario,
  { turn, settle }: Interleaving,
  planted?: PlantedBug,
): Promise<readonly string[]> {
  const environment = new TestEnvironment(scenario, planted);
  await environment.open(scenario, turn);
  const day = new Day(environment);
  await settle(Promise.all(day.begin(scenario)));
  environment.calmDown();
  await day.end();
  return environment.referee.violations;
}

function isBusy({ lines, desks }: TestEnvironment['referee']): boolean {
  return lines.waiting.length > 0 || desks.engaged.length > 0;
}

class Day {
  constructor(private readonly environment: TestEnvironment) {}

  begin({ agents, visitors, environment, rounds }: Scenario): readonly Promise<void>[] {
    return [
      ...agents.map((steps, index) => this.#agent(index, [{ do: 'come' }, ...steps])),
      ...visitors.map(({ steps }, index) => this.#visitor(index, [{ do: 'ring' }, ...steps])),
      this.#clockwork(environment),
      this.#offers(0, rounds),
      this.#offers(1, rounds),
    ];
  }

  /**
   * Ends the faults. All waiting visitors must be served within as many rounds as there are
   * visitors.
   */
  async end(): Promise<void> {
    const { agentIds, portalIds, visits, referee } = this.environment;
    const server = this.environment.serverOf(0);
    for (const portalId of portalIds) await this.environment.setOpen(portalId, true);
    for (const { visitId } of visits) await server.cameBack({ visitId });
    for (const memberId of agentIds) {
      await server.openDesk({ memberId });
      await server.setAvailability({ memberId, availability: 'auto' });
    }
    for (let round = 0; round <= visits.length && isBusy(referee); round += 1) {
      this.environment.clock.pass(MINUTE_MS);
      await server.round();
      for (const index of agentIds.keys()) {
        await agentDoes(this.environment, server, index, { do: 'accept' });
        await agentDoes(this.environment, server, index, { do: 'hang-up' });
      }
    }
    const { violations, lines, desks, callsOn, endedVisits } = referee;
    violations.push(...lines.waiting.map((visitId) => `${visitId} is never served`));
    violations.push(...desks.engaged.map((agentId) => `${agentId} is never free again`));
    violations.push(...[...callsOn.keys()].map((callId) => `call ${callId} never ends`));
    const lost = [...lines.taken.keys()].filter((visitId) => !endedVisits.has(visitId));
    violations.push(...lost.map((visitId) => `${visitId} never gets out of the call`));
  }

  async #agent(index: number, steps: readonly AgentStep[]): Promise<void> {
    for (const step of steps) {
      await this.environment.turn(`agent ${index}: ${step.do}`);
      const server = this.environment.serverOf(index);
      await unlessKilled(agentDoes(this.environment, server, index, step));
    }
  }

  async #visitor(index: number, steps: readonly VisitorStep[]): Promise<void> {
    const { visitId } = this.environment.visits[index] ?? {};
    if (visitId === undefined) return;
    for (const step of steps) {
      await this.environment.turn(`visitor ${index}: ${step.do}`);
      const server = this.environment.serverOf(index);
      await unlessKilled(visitorDoes(this.environment, server, visitId, step));
    }
  }

  async #clockwork(steps: readonly EnvironmentStep[]): Promise<void> {
    for (const step of steps) {
      await this.environment.turn(`test environment: ${step.do}`);
      await unlessKilled(environmentDoes(this.environment, step));
    }
  }

  async #offers(server: number, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await this.environment.turn(`server ${server} looks for offers`);
      await this.environment.serverOf(server).round();
    }
  }
}

/** Continues the day of a page whose server is killed during a look; that look shows nothing. */
async function unlessKilled(step: Promise<void>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof ServerKilled)) throw error;
  }
}
