import type { VisitView } from '@foyer/contracts/visits';
import type { Random } from '../../seeded-random.js';

/** A visit that clients know of. Its fields only decide what clients try next. */
export interface KnownVisit {
  readonly id: string;
  readonly portalId: string;
  readonly secret: string;
  isWaiting: boolean;
  isOver: boolean;
}

/** An agent, whose pages all sign in with the same token. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** The visitor of the agent, as far as the agent's pages know. */
  visitId: string | undefined;
}

/** Portals, and who is there: all that clients share. */
export class SimulatedOffice {
  readonly visits: KnownVisit[] = [];

  constructor(
    readonly portalIds: readonly string[],
    readonly agents: readonly Agent[],
  ) {}

  /**
   * Returns the visitor who waits longest at one of the portals: the one whom all agents want.
   */
  longestWaiting(portalId: string): KnownVisit | undefined {
    return this.visits.find((visit) => visit.isWaiting && visit.portalId === portalId);
  }

  /** Of several one, as chance has it. */
  anyOf<T>(random: Random, ...several: readonly T[]): T {
    const one = several[Math.floor(random() * several.length)];
    if (one === undefined) throw new RangeError('There is none');
    return one;
  }

  agentCalled(name: string): Agent {
    const agent = this.agents.find((one) => one.name === name);
    if (!agent) throw new Error(`Nobody is called ${name}`);
    return agent;
  }

  /** Notes the state on a visitor's page, by which clients choose their next action. */
  note(visit: KnownVisit, { status }: Pick<VisitView, 'status'>): void {
    visit.isWaiting = status === 'IN_WAITING';
    visit.isOver = status === 'IN_END';
  }
}
