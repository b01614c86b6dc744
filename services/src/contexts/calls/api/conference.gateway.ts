import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { callMessages, streamMessages } from '@foyer/contracts/calls';

import { Clock } from '#platform/clock';
import { Spends } from '#platform/http/admission';
import {
  Gateway,
  Listens,
  type Connection,
  type GatewayHooks,
  type MessageInput,
  type Parting,
} from '#platform/realtime';
import { Rejected, type CommandContext } from '#platform/cqrs';
import { EndCall, LeaveCall, StartScreenShare, StopScreenShare } from '../commands.js';
import { CallEventRecorder } from '../conference/call-event-recorder.js';
import { KnockKeeper } from '../conference/knock-keeper.js';
import type { Conference, ParticipantSlot } from '../conference/conference.js';
import { Conferences } from '../conference/conferences.js';
import { PageEntry } from '../conference/page-entry.js';
import { OneMicrophone } from '../conference/one-microphone.js';
import {
  notifyThoseWhoMayKnow,
  notifyThoseWhoMayReceive,
} from '../conference/notify-those-who-may-know.js';
import { withLocks } from '../conference/with-locks.js';
import {
  type Allowance,
  iceServersFor,
  MEDIA_SETTINGS,
  type MediaSettings,
  type Publication,
} from '#contexts/media';

type Input<Name extends keyof typeof callMessages> = MessageInput<(typeof callMessages)[Name]>;

/**
 * So often may one person enter calls within this time, in seconds: each entering and leaving is an
 * event that the call keeps. A page that loses its connection tries every two seconds.
 */
const ENTERS = { points: 60, seconds: 60 };

/**
 * Signalling of calls. A page must enter a call first; its other messages count only for its own
 * place.
 */
@Gateway('conference')
export class ConferenceGateway implements GatewayHooks {
  constructor(
    private readonly bus: CommandBus,
    private readonly conferences: Conferences,
    private readonly entry: PageEntry,
    private readonly knocks: KnockKeeper,
    private readonly microphone: OneMicrophone,
    private readonly recorder: CallEventRecorder,
    private readonly clock: Clock,
    @Inject(MEDIA_SETTINGS) private readonly settings: MediaSettings,
  ) {}

  onDisconnect(connection: Connection, how: Parting): void {
    this.conferences.lose(connection, how);
  }

  @Listens(callMessages.getSessionCalls)
  @Spends(ENTERS)
  async enter({ payload, socket, context }: Input<'getSessionCalls'>) {
    const { conference, slot } = await this.entry.enter(
      payload.sessionCallId,
      socket,
      context,
      payload,
    );
    // Also who knocked before anybody was in, or before this process began.
    this.knocks.expect(conference);
    const { callId, relay } = conference;
    const connectionIds = relay.keep(callId, slot.userCallId, payload.connectionIds);
    return {
      userCallId: slot.userCallId,
      iceServers: iceServersFor(this.settings, slot.userCallId, this.clock.now()),
      connectionIds,
      call: conference.viewFor(slot),
    };
  }

  @Listens(callMessages.addStream)
  async publish({ payload, socket, context }: Input<'addStream'>) {
    const { sessionCallId, userCallId, mediaType, connectionId, sdpOffer } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    const publication = {
      callId: sessionCallId,
      participant: userCallId,
      streamType: mediaType,
      connectionId,
      audience: conference.audienceOf(slot),
    };
    // The stream stays the same for all participants: only its connection takes another way.
    if (isPublished(conference, publication)) {
      return { sdpAnswer: await conference.relay.publish(publication, sdpOffer) };
    }
    const allowance = await this.#allowed(payload, conference, slot, context);
    slot.participantProperties = payload.participantProperties;
    this.microphone.look({ conference, slot });
    const publishing = conference.relay.publish(publication, sdpOffer, allowance);
    // The others may ask at once; they are offered the stream as soon as it flows.
    const push = { sessionCallId, userCallId, mediaType, connectionId };
    const isThere = isPublished(conference, publication);
    if (isThere) {
      notifyThoseWhoMayReceive({ conference, slot }, callMessages.addStream, push);
      this.conferences.notify(conference);
    }
    try {
      return { sdpAnswer: await publishing };
    } catch (error) {
      if (isThere) this.conferences.notify(conference);
      throw error;
    }
  }

  /** A stream of which nothing may be sent is refused; a screen is shared by one at a time. */
  async #allowed(
    { sessionCallId: callId, mediaType }: Input<'addStream'>['payload'],
    conference: Conference,
    slot: ParticipantSlot,
    context: CommandContext,
  ): Promise<Allowance> {
    const allowance = conference.allowanceFor(slot, mediaType);
    if (!allowance.audio && !allowance.video) throw new Rejected('FORBIDDEN');
    if (mediaType === 'screenCam') {
      const { joinerId } = slot;
      await this.bus.execute(new StartScreenShare(context, { callId, joinerId }));
    }
    return allowance;
  }

  @Listens(callMessages.receiveVideoOffer)
  async negotiate({ payload, socket }: Input<'receiveVideoOffer'>): Promise<void> {
    const { sessionCallId, connectionId, fromUserCallId, toUserCallId, mediaType } = payload;
    const me = payload.step === 'offer' ? fromUserCallId : toUserCallId;
    const { conference } = this.conferences.placeOf(socket, sessionCallId, me);
    const { relay } = conference;
    switch (payload.step) {
      case 'ask':
        return relay.ask({
          callId: sessionCallId,
          publisher: fromUserCallId,
          subscriber: toUserCallId,
          streamType: mediaType,
          connectionId,
        });
      case 'offer':
        return relay.offer(sessionCallId, connectionId, me, payload.sdpOffer);
      case 'answer':
        return relay.answer(sessionCallId, connectionId, me, payload.sdpAnswer);
    }
  }

  @Listens(callMessages.clientIceCandidate)
  async candidate({ payload, socket }: Input<'clientIceCandidate'>): Promise<void> {
    const { sessionCallId, userCallId, connectionId, candidate } = payload;
    const { conference } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    conference.relay.candidate(sessionCallId, connectionId, userCallId, candidate);
  }

  @Listens(callMessages.stopStream)
  async stop({ payload, socket, context }: Input<'stopStream'>): Promise<void> {
    const { sessionCallId, userCallId, mediaType } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    if (mediaType === 'screenCam' && conference.sharedBy === slot.joinerId) {
      const { joinerId } = slot;
      const stopping = { callId: sessionCallId, joinerId, by: joinerId };
      await this.bus.execute(new StopScreenShare(context, stopping));
    }
    if (!conference.relay.stop(sessionCallId, userCallId, mediaType)) return;
    notifyThoseWhoMayKnow({ conference, slot }, callMessages.stopStream, payload, socket);
    this.conferences.notify(conference);
    this.recorder.streamStopped(sessionCallId, slot.joinerId, mediaType);
  }

  @Listens(streamMessages.watchStreams)
  async watch({ payload, socket }: MessageInput<typeof streamMessages.watchStreams>) {
    const { sessionCallId, userCallId, streams } = payload;
    const { conference } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    for (const { connectionId, inSight } of streams) {
      conference.relay.watch(sessionCallId, connectionId, userCallId, inSight);
    }
  }

  @Listens(callMessages.updateParticipantProperties)
  async describe({ payload, socket }: Input<'updateParticipantProperties'>): Promise<void> {
    const { sessionCallId, userCallId, participantProperties } = payload;
    const { conference, slot } = this.conferences.placeOf(socket, sessionCallId, userCallId);
    // Captions are said by a message of their own, and stay as that one set them.
    const { closedCaptionEnabled, spokenLanguage } = slot.participantProperties;
    const captions = {
      ...(closedCaptionEnabled !== undefined && { closedCaptionEnabled }),
      ...(spokenLanguage && { spokenLanguage }),
    };
    slot.participantProperties = { ...captions, ...participantProperties };
    const { updateParticipantProperties } = callMessages;
    const push = { ...payload, participantProperties: withLocks(slot) };
    const about = { conference, slot };
    notifyThoseWhoMayKnow(about, updateParticipantProperties, push, socket);
    this.microphone.look(about);
  }

  /** The events of the call tell every page, including this one, what follows. */
  @Listens(callMessages.leaveSessionCall)
  async leave({ payload, actor, context }: Input<'leaveSessionCall'>): Promise<void> {
    const data = {
      callId: payload.sessionCallId,
      joinerId: actor.id,
      because: { reason: 'left' as const },
    };
    await this.bus.execute(new LeaveCall(context, data));
  }

  @Listens(callMessages.endSessionCall)
  async end({ payload, actor, context }: Input<'endSessionCall'>): Promise<void> {
    const data = { callId: payload.sessionCallId, endedBy: actor.id };
    await this.bus.execute(new EndCall(context, data));
  }
}

/** True if a stream is published over the connection that an offer is for. */
const isPublished = ({ relay }: Conference, offered: Publication): boolean =>
  relay
    .streams(offered.callId)
    .some(
      ({ connectionId, participant, streamType }) =>
        connectionId === offered.connectionId &&
        participant === offered.participant &&
        streamType === offered.streamType,
    );
