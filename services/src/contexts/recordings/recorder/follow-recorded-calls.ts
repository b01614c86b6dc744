import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  callConsultEvents,
  CallJoined,
  CallLeft,
  callRoomEvents,
  CallStreamStarted,
} from '@foyer/contracts/calls';
import { callRecordingEvents, CallRecordingMixed } from '@foyer/contracts/recordings';
import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import { MediaRelays } from '#contexts/media';
import { CallRecorder } from './call-recorder.js';

const About = z.object({ callId: Id });
const types = [
  ...callRecordingEvents.map(({ type }) => type).filter((type) => type !== CallRecordingMixed.type),
  ...callConsultEvents.map(({ type }) => type),
  ...callRoomEvents.map(({ type }) => type),
  ...[CallJoined, CallLeft, CallStreamStarted].map(({ type }) => type),
];

/** Has the recorder look at a call whenever its recording, its people or its streams change. */
@Injectable()
export class FollowRecordedCalls implements OnApplicationBootstrap, OnModuleDestroy {
  #stop: () => void = () => undefined;

  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly relays: MediaRelays,
    private readonly recorder: CallRecorder,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.#stop = this.relays.onSignal((_, signal) => {
      if (signal.type === 'lost') signal.callIds.forEach((callId) => this.recorder.lost(callId));
      else if (signal.type === 'moved') this.recorder.lost(signal.callId);
      else if (signal.type === 'stream-gone') {
        const { callId, participant, streamType } = signal.publication;
        this.recorder.gone(callId, participant, streamType);
      } else if (signal.type === 'stream-flows') void this.recorder.look(signal.publication.callId);
    });
    await this.subscriptions.start({
      name: 'follow-recorded-calls',
      types,
      take: (message) => {
        if (message.kind !== 'event') return;
        const { callId } = About.parse(message.event.data);
        // Waiting for it would hold up what else happens.
        void this.recorder.look(callId);
      },
    });
  }

  onModuleDestroy(): void {
    this.#stop();
  }
}
