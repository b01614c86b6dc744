import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PersonErased, PersonForgotten } from '@foyer/contracts/identity';
import { UnreadableEvent, type EventLog, type Position } from '@foyer/event-log';
import { z } from 'zod';

import { Clock } from '../../../../platform/clock/index.js';
import { Log } from '../../../../platform/operations/observability/index.js';
import { PersonalData } from '../../../../platform/stores/personal-data/index.js';
import { followLog } from '../../../../platform/eventing/reactions/index.js';
import { EVENT_LOG } from '../../../../platform/tokens.js';

const types = [PersonForgotten.type, PersonErased.type];
const OfPerson = z.object({ personId: z.string() });

/**
 * Whichever process forgot somebody: this one asks the vault for the key the next time, and finds that it is destroyed. The
 * destruction lies before the second event, so that a key that was taken up again between the two goes with that one.
 */
@Injectable()
export class DropKeyOfErasedPerson implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** What read models took up before, while no one listened, may have been destroyed by now. */
  async onApplicationBootstrap(): Promise<void> {
    const head = await this.eventLog.head();
    this.personalData.letGoOfAll();
    this.#following = this.#follow(head);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #follow(after: Position | undefined): Promise<void> {
    await followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types },
      signal: this.#stopping.signal,
      take: (message) => {
        if (message.kind === 'event') this.#letGo(message.event.data);
      },
      onFault: (err) => {
        this.log.warn('Keys of forgotten people wait for the event log', { err });
        // No one can tell whom a damaged event was about.
        if (err instanceof UnreadableEvent) this.personalData.letGoOfAll();
      },
    });
  }

  #letGo(data: unknown): void {
    const { success, data: of } = OfPerson.safeParse(data);
    // No matter who it was: rather all keys are asked for once more than one is kept.
    if (success) this.personalData.letGo(of.personId);
    else this.personalData.letGoOfAll();
  }
}
