import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  callConsultEvents,
  CallParticipantAdded,
  callRoomEvents,
  CallSupervisionEnded,
  callSupervisionEvents,
  CallSupervisionStarted,
} from '@foyer/contracts/calls';
import { Id } from '@foyer/contracts/schema';
import type { RecordedEvent } from '@foyer/event-log';
import { z } from 'zod';

import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import type { Conference } from '../conference/conference.js';
import { Conferences } from '../conference/conferences.js';
import { JoinerNames } from '../adapters/joiner-names.js';
import { KnockKeeper } from '../conference/knock-keeper.js';
import { KnockNotifier } from '../conference/knock-notifier.js';
import { nameThoseOutside } from '../conference/name-those-outside.js';
import { OneMicrophone } from '../conference/one-microphone.js';
import { StreamRights } from '../conference/stream-rights.js';

const types = [
  ...callRoomEvents.map(({ type }) => type),
  ...callSupervisionEvents.map(({ type }) => type),
  ...callConsultEvents.map(({ type }) => type),
  CallParticipantAdded.type,
];
/** The fields that all these events have. */
const About = z.object({ callId: Id, joinerId: Id });

/**
 * Applies decisions about people in a call at once, on every node and for every way of deciding.
 */
@Injectable()
export class KeepTheConferenceAsItsCallDecides implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly knocks: KnockNotifier,
    private readonly keeper: KnockKeeper,
    private readonly names: JoinerNames,
    private readonly rights: StreamRights,
    private readonly microphone: OneMicrophone,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'keep-the-conference-as-its-call-decides',
      types,
      take: async (message) => {
        if (message.kind === 'event') await this.#follow(message.event);
      },
    });
  }

  async #follow(event: RecordedEvent): Promise<void> {
    const { callId, joinerId } = About.parse(event.data);
    await this.knocks.notify(event.type, callId, joinerId);
    const sharedBefore = this.conferences.find(callId)?.sharedBy ?? null;
    const conference = await this.conferences.refresh(callId);
    if (conference === undefined) return;
    await nameThoseOutside(conference, this.names);
    this.keeper.expect(conference);
    const slot = conference.slotOfJoiner(joinerId);
    if (isSupervision(event.type)) this.#supervised(event, conference);
    if (event.type === 'CallParticipantPaused' && slot) {
      conference.relay.leave(callId, slot.userCallId);
    }
    if (sharedBefore !== null && conference.sharedBy !== sharedBefore) {
      this.rights.stop(conference, sharedBefore, 'screenCam');
    }
    await this.rights.enforce(conference);
    if (slot) this.microphone.look({ conference, slot });
    this.conferences.notify(conference);
  }

  /** A whisper was for the agent alone: it ends with any change of the supervision. */
  #supervised({ type, data }: RecordedEvent, conference: Conference): void {
    if (type === CallSupervisionStarted.type) return;
    const { callId, joinerId } = About.parse(data);
    this.rights.stop(conference, joinerId, 'userCam');
    if (type !== CallSupervisionEnded.type) return;
    const { reason } = CallSupervisionEnded.data.parse(data);
    if (reason === 'left' || reason === 'connection-lost') {
      this.conferences.left(callId, joinerId, reason);
    }
  }
}

const isSupervision = (type: string): boolean =>
  callSupervisionEvents.some((event) => event.type === type);
