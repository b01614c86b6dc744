import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PersonEvent } from '@foyer/contracts/identity';

import { Clock, NewId } from '../../../../platform/clock/index.js';
import { ofItself } from '../../../../platform/eventing/commands/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
} from '../../../../platform/eventing/reactions/index.js';
import { ErasureService } from '../commands/erasure-service.js';
import { FindUnfinishedErasures } from '../queries/find-erasures.js';

const NAME = 'finish-forgetting-people';

/**
 * For so long it is left to whoever was asked, maybe in another process, in milliseconds: the receipt counts what one of
 * them removed.
 */
const LEFT_TO_OTHERS_MS = 10_000;

/** Whoever is to be forgotten is, though a stop or a fault came between the word and the deed. */
@Injectable()
export class FinishErasurePeople implements Reaction<PersonEvent>, OnModuleInit {
  readonly types = ['PersonForgotten'] as const;
  readonly #queries: QueryBus;
  readonly #feed: ReactionFeed;
  readonly #backgroundJobs: BackgroundJobs;
  readonly #clock: Clock;

  constructor(
    queries: QueryBus,
    feed: ReactionFeed,
    erasureService: ErasureService,
    newId: NewId,
    clock: Clock,
  ) {
    this.#queries = queries;
    this.#clock = clock;
    this.#feed = feed;
    this.#backgroundJobs = feed.backgroundJobs(NAME, async (personId) => {
      await erasureService.forget(ofItself(NAME, newId.next(), personId), personId);
    });
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    const unfinished = await this.#queries.execute(new FindUnfinishedErasures());
    for (const personId of unfinished) this.#backgroundJobs.ask(personId);
  }

  react({ data }: PersonEvent): void {
    const at = this.#clock.now().getTime() + LEFT_TO_OTHERS_MS;
    this.#backgroundJobs.askAt(data.personId, new Date(at));
  }
}
