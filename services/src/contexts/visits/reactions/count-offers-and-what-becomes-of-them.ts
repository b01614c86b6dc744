import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LineEvent, OfferEndReason } from '@foyer/contracts/visits';
import { Counter, Histogram } from 'prom-client';

import { Metrics } from '#platform/observability';
import { ReactionFeed, type Reaction, type ReactionEvent } from '#platform/cqrs/reactions';

/** In seconds, up to the time after which an offer ends unanswered. */
const ANSWER_BUCKETS = [0.5, 1, 2, 3, 5, 7.5, 10, 12.5, 15];

type OfferEvent = Extract<LineEvent, { type: 'VisitorOffered' | 'OfferEnded' | 'VisitorTaken' }>;
type Outcome = 'accepted' | OfferEndReason;

/** Counts offers and their outcomes for operators, without the people in them. */
@Injectable()
export class CountOffersAndWhatBecomesOfThem implements Reaction<OfferEvent>, OnModuleInit {
  readonly name = 'count offers and what becomes of them';
  readonly types = ['VisitorOffered', 'OfferEnded', 'VisitorTaken'] as const;
  readonly #made: Counter;
  readonly #ended: Counter<'outcome'>;
  readonly #answered: Histogram<'outcome'>;
  /** When those that still ring were made. Offers of an earlier life are counted, but not timed. */
  readonly #madeAt = new Map<string, number>();

  constructor(
    private readonly feed: ReactionFeed,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.#made = new Counter({
      name: 'foyer_offers_made_total',
      help: 'Visitors offered to an agent',
      registers,
    });
    this.#ended = new Counter({
      name: 'foyer_offers_ended_total',
      help: 'Offers by outcome: accepted, rejected, unanswered, agent-gone, visitor-gone',
      labelNames: ['outcome'] as const,
      registers,
    });
    this.#answered = new Histogram({
      name: 'foyer_offer_answer_seconds',
      help: 'Time that agents took to accept or reject an offer',
      labelNames: ['outcome'] as const,
      buckets: ANSWER_BUCKETS,
      registers,
    });
  }

  onModuleInit(): void {
    this.feed.add(this);
  }

  react(event: ReactionEvent<OfferEvent>): void {
    const at = Date.parse(event.metadata.at);
    switch (event.type) {
      case 'VisitorOffered':
        this.#made.inc();
        this.#madeAt.set(event.data.offerId, at);
        return;
      case 'OfferEnded':
        this.#end(event.data.offerId, event.data.reason, at);
        return;
      case 'VisitorTaken':
        if (event.data.offerId !== null) this.#end(event.data.offerId, 'accepted', at);
    }
  }

  #end(offerId: string, outcome: Outcome, at: number): void {
    this.#ended.inc({ outcome });
    const madeAt = this.#madeAt.get(offerId);
    this.#madeAt.delete(offerId);
    if (madeAt === undefined || (outcome !== 'accepted' && outcome !== 'rejected')) return;
    this.#answered.observe({ outcome }, (at - madeAt) / 1000);
  }
}
