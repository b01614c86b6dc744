import type { PortalEvent } from '@foyer/contracts/portals';
import type { VisitEvent } from '@foyer/contracts/visits';
import type { NewEvent } from '@foyer/event-log';

import { CountingId } from '#platform/testing/counting-id.js';
import { FrontDesk } from './front-desk.js';
import { ModelClock } from './model-clock.js';
import { Referee } from './referee.js';
import type { Scenario } from './scenario.js';
import type { PlantedBug } from './planted-bug.js';
import { ScheduledLog } from './scheduled-log.js';

/** Lets others go first, in an order from outside. */
export type Turn = (what: string) => Promise<void>;

export const agentIdOf = (index: number): string => `0199f0a0-000a-7000-8000-00000000000${index}`;
export const visitIdOf = (index: number): string => `0199f0a0-000b-7000-8000-00000000000${index}`;
export const portalIdOf = (index: number): string => `0199f0a0-000c-7000-8000-00000000000${index}`;

/**
 * Everything that a scenario is played in: two servers on one log, and a referee who watches what
 * is written.
 */
export class TestEnvironment {
  readonly clock = new ModelClock();
  readonly referee = new Referee();
  readonly agentIds: readonly string[];
  readonly portalIds: readonly string[];
  /** By visitor: the visit and the portal at which it takes place. */
  readonly visits: readonly { readonly visitId: string; readonly portalId: string }[];
  readonly #log: ScheduledLog;
  readonly #newId = new CountingId();
  readonly #newServer: () => FrontDesk;
  readonly #servers: [FrontDesk, FrontDesk];
  #turn: Turn = async () => undefined;

  constructor({ portals, agents, visitors }: Scenario, planted: PlantedBug | undefined) {
    this.agentIds = agents.map((_, index) => agentIdOf(index));
    this.portalIds = portals.map((_, index) => portalIdOf(index));
    this.visits = visitors.map(({ portal }, index) => ({
      visitId: visitIdOf(index),
      portalId: portalIdOf(portal % portals.length),
    }));
    this.#log = new ScheduledLog({
      turn: (what) => this.#turn(what),
      observe: (batch) => this.referee.watch(batch),
      planted,
    });
    const parts = {
      log: this.#log,
      clock: this.clock,
      newId: this.#newId,
      portalIds: this.portalIds,
      planted,
    };
    this.#newServer = () => new FrontDesk(parts);
    this.#servers = [this.#newServer(), this.#newServer()];
  }

  /** Puts up portals and lets visitors in; from then on `turn` decides who goes next. */
  async open({ portals }: Scenario, turn: Turn): Promise<void> {
    for (const [index, { rule, members, leadsOnTo }] of portals.entries()) {
      const portalId = portalIdOf(index);
      const memberIds = new Set(members.map((member) => agentIdOf(member % this.agentIds.length)));
      await this.#write(`portal-${portalId}`, [
        {
          type: 'PortalCreated',
          data: { portalId, name: 'Front desk', shortlink: 'front-desk', timeZone: 'Asia/Tokyo' },
        },
        { type: 'PortalCallLogicChanged', data: { portalId, callLogic: rule } },
        ...[...memberIds].map((memberId): PortalEvent => ({
          type: 'PortalMemberAdded',
          data: { portalId, memberId },
        })),
        ...this.#longestWait(portalId, leadsOnTo),
        { type: 'PortalActivated', data: { portalId } },
      ]);
    }
    for (const { visitId, portalId } of this.visits) {
      await this.#write(`visit-${visitId}`, [
        { type: 'VisitOpened', data: { visitId, portalId, visitorName: null, language: 'de' } },
      ]);
    }
    this.#turn = turn;
  }

  /** Stops interference by others. */
  calmDown(): void {
    this.#turn = async () => undefined;
  }

  turn(what: string): Promise<void> {
    return this.#turn(what);
  }

  /** The portal that a number of a scenario chooses. */
  portalOf(number: number): string {
    return this.portalIds[number % this.portalIds.length] ?? '';
  }

  /** Returns the server to which a participant is connected. */
  serverOf(index: number): FrontDesk {
    return this.#servers[index % 2 === 0 ? 0 : 1];
  }

  /** A server is killed, and another one begins in its place with nothing but the log. */
  restart(index: 0 | 1): void {
    this.#servers[index].kill();
    this.#servers[index] = this.#newServer();
  }

  async setOpen(portalId: string, open: boolean): Promise<void> {
    const type = open ? 'PortalActivated' : 'PortalDeactivated';
    await this.#write(`portal-${portalId}`, [{ type, data: { portalId } }]);
  }

  /**
   * Sends a visitor who waits for a minute to another portal, or offers other options if there is
   * none.
   */
  #longestWait(portalId: string, leadsOnTo: number | undefined): readonly PortalEvent[] {
    if (leadsOnTo === undefined) return [];
    const otherPortalId = portalIdOf(leadsOnTo % this.portalIds.length);
    const changes = { minutes: 1, afterwards: 'otherPortal', otherPortalId };
    return [{ type: 'PortalSettingsChanged', data: { portalId, group: 'longestWait', changes } }];
  }

  async #write(stream: string, events: readonly (PortalEvent | VisitEvent)[]): Promise<void> {
    const newEvents = events.map(({ type, data }): NewEvent => ({
      id: this.#newId.next(),
      type,
      data: data as NewEvent['data'],
      metadata: {
        causationId: 'model',
        correlationId: 'model',
        actor: { type: 'system', id: 'model' },
        at: this.clock.now().toISOString(),
        schemaVersion: 1,
      },
    }));
    await this.#log.append([{ stream, expectedRevision: 'any', events: newEvents }]);
  }
}
