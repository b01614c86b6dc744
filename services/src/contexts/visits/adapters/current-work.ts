import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import { agentState } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { DeskDocument } from '@foyer/projections/visits';

import { Metrics } from '#platform/observability';
import { READ_STORE } from '#platform/tokens';

/**
 * Shows operators how many calls are under way and what agents are at. Every node reads the same, so
 * that several nodes are not added up.
 */
@Injectable()
export class CurrentWork implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(READ_STORE) private readonly store: ReadStore,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('foyer_calls', 'Calls under way', [], async () => {
      const calls = this.store.collection<CallRecord>('calls');
      return [{ labels: {}, value: await calls.countDocuments({ state: 'inCall' }) }];
    });
    this.metrics.gauge('foyer_agents', 'Agents at work by what they are at', ['state'], () =>
      this.#agents(),
    );
  }

  async #agents() {
    const desks = this.store.collection<DeskDocument>('desks');
    const counts = new Map<string, number>(STATES.map((state) => [state, 0]));
    for (const desk of await desks.find({ isOpen: true })) {
      const { state } = agentState(desk);
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    return [...counts].map(([state, value]) => ({ labels: { state }, value }));
  }
}

/** A state without agents is 0, and no gap: alerts ask for it. */
const STATES = ['free', 'offered', 'inCall', 'wrapUp', 'busy', 'break'] as const;
