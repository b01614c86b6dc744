import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import { waitingAnywhere, type VisitDocument } from '@foyer/projections/visits';

import { Clock } from '#platform/clock';
import { Metrics } from '#platform/observability';
import { READ_STORE } from '#platform/tokens';
import { RecoveryQuery } from './recovery-query.js';

/**
 * Shows how many wait at each portal, and for how long the first one does, to anyone who reads the
 * metrics; portals go by their ids.
 */
@Injectable()
export class LineLengths implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly recoveryQuery: RecoveryQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('foyer_line_length', 'Visitors who wait at a portal', ['portal'], () =>
      this.#read(),
    );
    this.metrics.gauge(
      'foyer_line_longest_wait_seconds',
      'How long the visitor at a portal has waited who has waited longest; 0 where none waits',
      ['portal'],
      () => this.#longest(),
    );
  }

  async #longest() {
    const portals = await this.recoveryQuery.portals();
    const waits = new Map(portals.map((portalId) => [portalId, 0]));
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { queueId: 1, line: 1 } });
    const now = this.clock.now().getTime();
    for (const { queueId, line } of waiting) {
      const wait = line === null ? 0 : (now - Date.parse(line.waitingSince)) / 1000;
      waits.set(queueId, Math.max(waits.get(queueId) ?? 0, wait));
    }
    return [...waits].map(([portal, value]) => ({ labels: { portal }, value }));
  }

  async #read() {
    const portals = await this.recoveryQuery.portals();
    const lengths = new Map(portals.map((portalId) => [portalId, 0]));
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { queueId: 1 } });
    for (const { queueId } of waiting) lengths.set(queueId, (lengths.get(queueId) ?? 0) + 1);
    return [...lengths].map(([portal, value]) => ({ labels: { portal }, value }));
  }
}
