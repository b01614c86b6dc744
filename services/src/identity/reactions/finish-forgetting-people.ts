import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PersonEvent } from '@foyer/contracts/identity';

import { Clock, NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { ReactionFeed, type Errands, type Reaction } from '../../platform/reactions/index.js';
import { PeopleForgetter } from '../commands/index.js';
import { FindUnfinishedForgettings } from '../queries/index.js';

const NAME = 'finish-forgetting-people';

/**
 * For so long it is left to whoever was asked, maybe in another process, in milliseconds: the receipt counts what one of
 * them removed.
 */
const LEFT_TO_OTHERS_MS = 10_000;

/** Whoever is to be forgotten is, though a stop or a fault came between the word and the deed. */
@Injectable()
export class FinishForgettingPeople implements Reaction<PersonEvent>, OnModuleInit {
  readonly types = ['PersonForgotten'] as const;
  readonly #queries: QueryBus;
  readonly #feed: ReactionFeed;
  readonly #errands: Errands;
  readonly #clock: Clock;

  constructor(
    queries: QueryBus,
    feed: ReactionFeed,
    forgetter: PeopleForgetter,
    newId: NewId,
    clock: Clock,
  ) {
    this.#queries = queries;
    this.#clock = clock;
    this.#feed = feed;
    this.#errands = feed.errands(NAME, async (personId) => {
      await forgetter.forget(ofItself(NAME, newId.next(), personId), personId);
    });
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    const unfinished = await this.#queries.execute(new FindUnfinishedForgettings());
    for (const personId of unfinished) this.#errands.ask(personId);
  }

  react({ data }: PersonEvent): void {
    const at = this.#clock.now().getTime() + LEFT_TO_OTHERS_MS;
    this.#errands.askAt(data.personId, new Date(at));
  }
}
