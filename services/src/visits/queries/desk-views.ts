import { Inject, Injectable } from '@nestjs/common';
import type { Desk, DeskView } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import {
  lineEntries,
  oldestFirst,
  waitingAt,
  type DeskDocument,
  type VisitDocument,
} from '@foyer/projections/visits';

import { Clock } from '../../platform/clock/index.js';
import { READ_STORE } from '../../platform/tokens.js';
import { PortalDirectory } from '../../portals/index.js';
import { ViewOrder } from './view-order.js';

/** Shows agents their desks, and the lines of their portals. */
@Injectable()
export class DeskViews {
  readonly #store: ReadStore;
  readonly #portals: PortalDirectory;
  readonly #clock: Clock;
  readonly #order: ViewOrder;

  constructor(@Inject(READ_STORE) store: ReadStore, portals: PortalDirectory, clock: Clock) {
    this.#store = store;
    this.#portals = portals;
    this.#clock = clock;
    this.#order = new ViewOrder(clock);
  }

  /** The desk alone. */
  async deskOf(memberId: string): Promise<Desk> {
    const desk = await this.#store.collection<DeskDocument>('desks').findOne({ _id: memberId });
    if (desk) {
      const { availability, since, engagement, callStatus } = desk;
      return { memberId, availability, since, engagement, callStatus };
    }
    const since = this.#clock.now().toISOString();
    const engagement = { kind: 'free' } as const;
    return { memberId, availability: 'auto', since, engagement, callStatus: 'available' };
  }

  /** All that the agent's page shows. */
  async of(memberId: string): Promise<DeskView> {
    const asOf = this.#order.next();
    const [desk, portals] = await Promise.all([
      this.deskOf(memberId),
      this.#portals.ofMember(memberId),
    ]);
    const line = await this.#lineAt(portals.map(({ portalId }) => portalId));
    return {
      desk,
      portals: portals.map(({ portalId, name, open }) => ({
        queueId: portalId,
        name,
        deactivated: !open,
        waiting: line.filter(({ queueId }) => queueId === portalId).length,
      })),
      line,
      asOf,
    };
  }

  async #lineAt(portalIds: readonly string[]): Promise<DeskView['line']> {
    if (portalIds.length === 0) return [];
    const visits = this.#store.collection<VisitDocument>('visits');
    return lineEntries(await visits.find(waitingAt(portalIds), { sort: oldestFirst }));
  }
}
