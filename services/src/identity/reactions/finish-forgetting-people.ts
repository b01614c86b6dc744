import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PersonEvent } from '@foyer/contracts/identity';

import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { ReactionFeed, type Errands, type Reaction } from '../../platform/reactions/index.js';
import { PeopleForgetter } from '../commands/index.js';
import { FindUnfinishedForgettings } from '../queries/index.js';

const NAME = 'finish-forgetting-people';

/** Whoever is to be forgotten is, though a stop or a fault came between the word and the deed. */
@Injectable()
export class FinishForgettingPeople implements Reaction<PersonEvent>, OnModuleInit {
  readonly types = ['PersonForgotten', 'PersonErased'] as const;
  readonly #queries: QueryBus;
  readonly #feed: ReactionFeed;
  readonly #errands: Errands;

  constructor(
    queries: QueryBus,
    feed: ReactionFeed,
    forgetter: PeopleForgetter,
    personalData: PersonalData,
    newId: NewId,
  ) {
    this.#queries = queries;
    this.#feed = feed;
    this.#errands = feed.errands(NAME, async (personId) => {
      await forgetter.forget(ofItself(NAME, newId.next(), personId), personId);
      // Where another process has done it, this one may still hold the key in its memory.
      await personalData.forget(personId);
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
    this.#errands.ask(data.personId);
  }
}
