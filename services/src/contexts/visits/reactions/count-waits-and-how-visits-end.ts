import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';
import { Counter, Histogram } from 'prom-client';

import { Metrics } from '#platform/observability';
import { ReactionFeed, type Reaction, type ReactionEvent } from '#platform/cqrs/reactions';

/** In seconds, from at once to what no visitor waits for. */
const WAIT_BUCKETS = [5, 10, 20, 30, 60, 120, 300, 600, 1_200, 3_600];

const TYPES = ['VisitorJoinedLine', 'VisitorTaken', 'VisitorLeftLine', 'VisitEnded'] as const;
type WaitEvent = Extract<LineEvent | VisitEvent, { type: (typeof TYPES)[number] }>;

/** Counts for operators how long visitors waited and how visits ended, without the people in them. */
@Injectable()
export class CountWaitsAndHowVisitsEnd implements Reaction<WaitEvent>, OnModuleInit {
  readonly name = 'count waits and how visits end';
  readonly types = TYPES;
  readonly #ended: Counter<'reason'>;
  readonly #waited: Histogram<'outcome'>;
  /** When those who wait came. Waits that began in an earlier life are not timed. */
  readonly #joinedAt = new Map<string, number>();

  constructor(
    private readonly feed: ReactionFeed,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.#ended = new Counter({
      name: 'foyer_visits_ended_total',
      help: 'Visits by how they ended: served, left, absent, portal-closed, call-lost and others',
      labelNames: ['reason'] as const,
      registers,
    });
    this.#waited = new Histogram({
      name: 'foyer_visit_wait_seconds',
      help: 'Time that visitors stood in a line, until an agent took them or they left',
      labelNames: ['outcome'] as const,
      buckets: WAIT_BUCKETS,
      registers,
    });
  }

  onModuleInit(): void {
    this.feed.add(this);
  }

  react(event: ReactionEvent<WaitEvent>): void {
    const at = Date.parse(event.metadata.at);
    switch (event.type) {
      case 'VisitorJoinedLine':
        this.#joinedAt.set(event.data.visitId, at);
        return;
      case 'VisitorTaken':
        this.#wait(event.data.visitId, 'taken', at);
        return;
      case 'VisitorLeftLine':
        this.#wait(event.data.visitId, event.data.reason, at);
        return;
      case 'VisitEnded':
        this.#joinedAt.delete(event.data.visitId);
        this.#ended.inc({ reason: event.data.reason });
    }
  }

  #wait(visitId: string, outcome: string, at: number): void {
    const joinedAt = this.#joinedAt.get(visitId);
    this.#joinedAt.delete(visitId);
    if (joinedAt !== undefined) this.#waited.observe({ outcome }, (at - joinedAt) / 1000);
  }
}
