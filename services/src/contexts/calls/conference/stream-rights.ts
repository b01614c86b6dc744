import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { callMessages, type StreamType } from '@foyer/contracts/calls';

import { NewId } from '#platform/clock';
import { Rejected, systemActor } from '#platform/cqrs';
import { StopScreenShare } from '../commands.js';
import { CallEventRecorder } from './call-event-recorder.js';
import type { Conference } from './conference.js';
import { notifyThoseWhoMayKnow } from './notify-those-who-may-know.js';

/**
 * Limits all participants of a call to the streams they may send now, even if their pages ignore
 * it.
 */
@Injectable()
export class StreamRights {
  constructor(
    private readonly bus: CommandBus,
    private readonly recorder: CallEventRecorder,
    private readonly newId: NewId,
  ) {}

  /** Ends what may no longer be sent, and bounds the rest. */
  async enforce(conference: Conference): Promise<void> {
    const { callId, relay } = conference;
    for (const { participant, streamType } of relay.streams(callId)) {
      const slot = conference.slot(participant);
      if (slot === undefined) continue;
      const allowance = conference.allowanceFor(slot, streamType);
      if (allowance.audio || allowance.video) {
        relay.allow(callId, participant, streamType, allowance);
      } else this.stop(conference, slot.joinerId, streamType);
    }
    await this.#stopScreen(conference);
  }

  /** Ends a stream of a participant for all. */
  stop(conference: Conference, joinerId: string, mediaType: StreamType): void {
    const { callId, relay } = conference;
    const slot = conference.slotOfJoiner(joinerId);
    const userCallId = slot?.userCallId;
    if (
      slot === undefined ||
      userCallId === undefined ||
      !relay.stop(callId, userCallId, mediaType)
    )
      return;
    notifyThoseWhoMayKnow({ conference, slot }, callMessages.stopStream, {
      sessionCallId: callId,
      userCallId,
      mediaType,
    });
    this.recorder.streamStopped(callId, joinerId, mediaType);
  }

  /** The screen is free again for others, which the call itself has to know. */
  async #stopScreen(conference: Conference): Promise<void> {
    const { callId, sharedBy: joinerId } = conference;
    const slot = joinerId === null ? undefined : conference.slotOfJoiner(joinerId);
    if (joinerId === null || slot === undefined) return;
    const may = conference.permits('call.share-screen', slot) || conference.mayShare(joinerId);
    if (may) return;
    const commandId = this.newId.next();
    const context = { commandId, correlationId: callId, actor: systemActor('stream-rights') };
    try {
      await this.bus.execute(new StopScreenShare(context, { callId, joinerId, by: joinerId }));
    } catch (error) {
      // A participant who has left meanwhile shares no screen.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}
