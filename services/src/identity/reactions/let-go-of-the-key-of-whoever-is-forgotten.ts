import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PersonErased, PersonForgotten } from '@foyer/contracts/identity';
import type { EventLog, Position } from '@foyer/event-log';
import { z } from 'zod';

import { Clock } from '../../platform/clock/index.js';
import { Log } from '../../platform/observability/index.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { EVENT_LOG } from '../../platform/tokens.js';

/** After this time a log that could not be followed is asked again, in milliseconds. */
const RETRY_MS = 1_000;

const types = [PersonForgotten.type, PersonErased.type];
const OfPerson = z.object({ personId: z.string() });

/**
 * Whichever process forgot somebody: this one asks the vault for the key the next time, and finds that it is destroyed. The
 * destruction lies before the second event, so that a key that was taken up again between the two goes with that one.
 */
@Injectable()
export class LetGoOfTheKeyOfWhoeverIsForgotten
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  readonly #eventLog: EventLog;
  readonly #personalData: PersonalData;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_LOG) eventLog: EventLog,
    personalData: PersonalData,
    clock: Clock,
    log: Log,
  ) {
    this.#eventLog = eventLog;
    this.#personalData = personalData;
    this.#clock = clock;
    this.#log = log;
  }

  /** What read models took up before, while nobody listened, may have been destroyed by now. */
  async onApplicationBootstrap(): Promise<void> {
    const head = await this.#eventLog.head();
    this.#personalData.letGoOfAll();
    this.#following = this.#follow(head);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #follow(after: Position | undefined): Promise<void> {
    const { signal } = this.#stopping;
    let position = after;
    while (!signal.aborted) {
      try {
        const options = { after: position, filter: { types }, signal };
        for await (const message of this.#eventLog.subscribe(options)) {
          if (message.kind !== 'event') continue;
          this.#letGo(message.event.data);
          position = message.event.position;
        }
      } catch (err) {
        this.#log.warn('Keys of forgotten people wait for the event log', { err });
        await this.#clock.wait(RETRY_MS);
      }
    }
  }

  #letGo(data: unknown): void {
    const { success, data: of } = OfPerson.safeParse(data);
    // Whoever it was: rather all keys are asked for once more than one is kept.
    if (success) this.#personalData.letGo(of.personId);
    else this.#personalData.letGoOfAll();
  }
}
