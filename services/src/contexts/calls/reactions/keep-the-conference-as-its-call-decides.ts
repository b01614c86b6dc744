import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CallParticipantAdded, callRoomEvents } from '@foyer/contracts/calls';
import { Id } from '@foyer/contracts/schema';
import type { EventLog, RecordedEvent, SubscriptionMessage } from '@foyer/event-log';
import { z } from 'zod';

import { Clock } from '../../../platform/clock/index.js';
import { followLog } from '../../../platform/eventing/reactions/index.js';
import { Log } from '../../../platform/operations/observability/index.js';
import { EVENT_LOG } from '../../../platform/tokens.js';
import { Conferences } from '../conference/conferences.js';
import { JoinerNames } from '../conference/joiner-names.js';
import { KnockNotifier } from '../conference/knock-notifier.js';
import { StreamRights } from '../conference/stream-rights.js';

const types = [...callRoomEvents.map(({ type }) => type), CallParticipantAdded.type];
/** What all of them say. */
const About = z.object({ callId: Id, joinerId: Id });

/** What was decided about people in a call holds at once, on whatever node and by whatever way it was decided. */
@Injectable()
export class KeepTheConferenceAsItsCallDecides
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  readonly #stopping = new AbortController();
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly conferences: Conferences,
    private readonly knocks: KnockNotifier,
    private readonly names: JoinerNames,
    private readonly rights: StreamRights,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const after = await this.eventLog.head();
    this.#following = followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types },
      signal: this.#stopping.signal,
      take: (message) => this.#take(message),
      onFault: (err) => this.log.error('Conferences could not follow the event log', { err }),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #take(message: SubscriptionMessage): Promise<void> {
    if (message.kind === 'caught-up') return;
    try {
      await this.#follow(message.event);
    } catch (error) {
      // One call that cannot be told must not keep the others from being told.
      this.log.error('A conference could not be told what was decided', { err: error });
    }
  }

  async #follow(event: RecordedEvent): Promise<void> {
    const { callId, joinerId } = About.parse(event.data);
    this.knocks.notify(event.type, callId, joinerId);
    const sharedBefore = this.conferences.find(callId)?.sharedBy ?? null;
    const conference = await this.conferences.refresh(callId);
    if (conference === undefined) return;
    if (event.type === 'CallKnocked' && !conference.knockerNames.has(joinerId)) {
      conference.knockerNames.set(joinerId, await this.names.nameOfKnocker(joinerId));
    }
    const slot = conference.slotOfJoiner(joinerId);
    if (event.type === 'CallParticipantPaused' && slot) {
      conference.relay.leave(callId, slot.userCallId);
    }
    if (sharedBefore !== null && conference.sharedBy !== sharedBefore) {
      this.rights.stop(conference, sharedBefore, 'screenCam');
    }
    await this.rights.enforce(conference);
    this.conferences.notify(conference);
  }
}
