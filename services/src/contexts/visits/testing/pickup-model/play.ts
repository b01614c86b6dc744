import type { Answer, FrontDesk } from './front-desk.js';
import { TestEnvironment, type Turn } from './environment.js';
import type { AgentStep, EnvironmentStep, Scenario, VisitorStep } from './scenario.js';
import type { PlantedBug } from './scheduled-log.js';

const MINUTE_MS = 61_000;

/** What an agent who did not get a visitor may be told. */
const FAIR_REFUSALS: readonly Answer['code'][] = [
  'VISITOR_TAKEN',
  'VISITOR_OFFERED_ELSEWHERE',
  'VISITOR_NOT_NEXT',
  'VISITOR_NOT_WAITING',
  'VISITOR_AWAY',
  'VISIT_OVER',
  'OFFER_OVER',
  'AGENT_BUSY',
  'AGENT_NOT_AVAILABLE',
  'NOT_A_PORTAL_MEMBER',
  'CONFLICT',
];

/** Runs all of them at once and settles when the last one is done; `fc.scheduler` does it with `waitFor`. */
export type AllAtOnce = (all: Promise<unknown>) => Promise<unknown>;

export interface Interleaving {
  readonly turn: Turn;
  readonly settle: AllAtOnce;
}

/**
 * Plays a scenario: first everybody does what they do all at once, then the day calms down and everybody who still
 * waits must be served.
 * @returns the rules that were broken; none, as it should be.
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

  /** Faults stop. Everybody who waits must be served within as many rounds as there are visitors. */
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
        await this.#agentDoes(server, index, { do: 'accept' });
        await this.#agentDoes(server, index, { do: 'hang-up' });
      }
    }
    const { violations, lines, desks, callsOn, endedVisits } = referee;
    violations.push(...lines.waiting.map((visitId) => `${visitId} is never served`));
    violations.push(...desks.engaged.map((agentId) => `${agentId} is never free again`));
    violations.push(...[...callsOn].map((callId) => `call ${callId} never ends`));
    const lost = [...lines.taken.keys()].filter((visitId) => !endedVisits.has(visitId));
    violations.push(...lost.map((visitId) => `${visitId} never gets out of the call`));
  }

  async #agent(index: number, steps: readonly AgentStep[]): Promise<void> {
    for (const step of steps) {
      await this.environment.turn(`agent ${index}: ${step.do}`);
      await this.#agentDoes(this.environment.serverOf(index), index, step);
    }
  }

  async #agentDoes(server: FrontDesk, index: number, step: AgentStep): Promise<void> {
    const { agentIds, portalIds, visits } = this.environment;
    const memberId = agentIds[index] ?? '';
    switch (step.do) {
      case 'come':
        await server.openDesk({ memberId });
        return;
      case 'vanish':
        await server.closeDesk({ memberId, reason: 'connection-lost' });
        return;
      case 'set':
        await server.setAvailability({ memberId, availability: step.availability });
        return;
      case 'accept':
      case 'accept-twice': {
        const engagement = await server.engagement(memberId);
        if (engagement.kind !== 'offered') return;
        const { portalId, visitId, offerId } = engagement;
        const accept = () => this.#take(server, { portalId, visitId, agentId: memberId, offerId });
        await Promise.all(step.do === 'accept' ? [accept()] : [accept(), accept()]);
        return;
      }
      case 'reject': {
        const engagement = await server.engagement(memberId);
        if (engagement.kind !== 'offered') return;
        const { portalId, visitId, offerId } = engagement;
        const reason = 'rejected';
        await server.endOffer({ portalId, visitId, offerId, agentId: memberId, reason });
        return;
      }
      case 'pick-next': {
        const portalId = portalIds[step.portal % portalIds.length] ?? '';
        const { next } = await server.line(portalId);
        if (next === undefined) return;
        await this.#take(server, { portalId, visitId: next, agentId: memberId, offerId: null });
        return;
      }
      case 'grab': {
        const visit = visits[step.visitor % visits.length];
        if (visit) await this.#take(server, { ...visit, agentId: memberId, offerId: null });
        return;
      }
      case 'hang-up': {
        const engagement = await server.engagement(memberId);
        if (engagement.kind !== 'inCall') return;
        await server.endCall({ callId: engagement.callId, endedBy: memberId });
      }
    }
  }

  /** Takes a visitor, and checks that the agent is told the truth about it. */
  async #take(server: FrontDesk, data: Parameters<FrontDesk['take']>[0]): Promise<void> {
    const { code, details } = await server.take(data);
    const { violations, lines } = this.environment.referee;
    const winner = lines.taken.get(data.visitId);
    if (code === 'DONE' && winner !== data.agentId) {
      violations.push(`${data.agentId} is told to have won, but ${winner ?? 'nobody'} has`);
    }
    if (code === 'VISITOR_TAKEN' && details.agentId !== winner) {
      violations.push(`the wrong agent is named to those who were slower`);
    }
    if (code !== 'DONE' && !FAIR_REFUSALS.includes(code)) {
      violations.push(`taking a visitor is refused with ${code}`);
    }
  }

  async #visitor(index: number, steps: readonly VisitorStep[]): Promise<void> {
    const visit = this.environment.visits[index];
    if (!visit) return;
    for (const step of steps) {
      await this.environment.turn(`visitor ${index}: ${step.do}`);
      await this.#visitorDoes(this.environment.serverOf(index), visit, step);
    }
  }

  async #visitorDoes(
    server: FrontDesk,
    { visitId, portalId }: TestEnvironment['visits'][number],
    step: VisitorStep,
  ): Promise<void> {
    switch (step.do) {
      case 'ring':
        await server.joinLine({ visitId });
        return;
      case 'leave':
        await server.leaveLine({ visitId, because: { reason: 'left' } });
        return;
      case 'vanish': {
        const awaySince = this.environment.clock.now().toISOString();
        await server.wentAway({ visitId, awaySince });
        return;
      }
      case 'return':
        await server.cameBack({ visitId });
        return;
      case 'stay-away': {
        const awaySince = await server.awaySince(portalId, visitId);
        if (awaySince === null) return;
        await server.leaveLine({ visitId, because: { reason: 'absent', awaySince } });
        return;
      }
      case 'hang-up':
        await server.leaveCall({
          callId: visitId,
          joinerId: visitId,
          because: { reason: 'left' },
        });
        return;
      case 'fail':
        await server.fail({ visitId, note: null });
    }
  }

  async #clockwork(steps: readonly EnvironmentStep[]): Promise<void> {
    const server = this.environment.serverOf(0);
    const { portalIds, clock } = this.environment;
    for (const { do: what, portal } of steps) {
      await this.environment.turn(`test environment: ${what}`);
      const portalId = portalIds[portal % portalIds.length] ?? '';
      switch (what) {
        case 'minute':
          clock.pass(MINUTE_MS);
          break;
        case 'time-out':
          for (const offer of (await server.line(portalId)).ringing) {
            await server.endOffer({ ...offer, reason: 'unanswered' });
          }
          break;
        case 'open':
          await this.environment.setOpen(portalId, true);
          break;
        case 'close':
          await this.environment.setOpen(portalId, false);
          for (const { visitId } of (await server.line(portalId)).waiting) {
            await server.leaveLine({ visitId, because: { reason: 'portal-closed' } });
          }
      }
    }
  }

  async #offers(server: number, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await this.environment.turn(`server ${server} looks for offers`);
      await this.environment.serverOf(server).round();
    }
  }
}
