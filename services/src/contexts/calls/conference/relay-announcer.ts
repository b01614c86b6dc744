import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { callMessages } from '@foyer/contracts/calls';

import { type Connection } from '#platform/realtime';
import {
  type MediaRelay,
  MediaRelays,
  type Publication,
  type RelaySignal,
  type StreamGoneReason,
  type Subscription,
} from '#contexts/media';
import { CallEventRecorder } from './call-event-recorder.js';
import type { ParticipantSlot } from './conference.js';
import { Conferences } from './conferences.js';
import { QualityKeeper } from './quality-keeper.js';
import { StreamRepairs } from './stream-repairs.js';
import { notifyThoseWhoMayKnow } from './notify-those-who-may-know.js';

type Negotiating = Extract<RelaySignal, { type: 'ask' | 'offer' | 'answer' }>;

/**
 * Passes on what the relays say: negotiations to the one page they are for, what befell streams to
 * all of a call.
 */
@Injectable()
export class RelayAnnouncer implements OnModuleInit, OnModuleDestroy {
  #stop: () => void = () => undefined;

  constructor(
    private readonly relays: MediaRelays,
    private readonly conferences: Conferences,
    private readonly recorder: CallEventRecorder,
    private readonly quality: QualityKeeper,
    private readonly repairs: StreamRepairs,
  ) {}

  onModuleInit(): void {
    this.#stop = this.relays.onSignal((relay, signal) => this.#announce(relay, signal));
  }

  onModuleDestroy(): void {
    this.#stop();
  }

  #announce(relay: MediaRelay, signal: RelaySignal): void {
    switch (signal.type) {
      case 'ask':
      case 'offer':
      case 'answer':
        this.#page(signal.subscription, signal.to)?.push(
          callMessages.receiveVideoOffer,
          negotiationOf(signal),
        );
        return;
      case 'candidate': {
        const { callId, connectionId, streamType } = signal.subscription;
        this.#page(signal.subscription, signal.to)?.push(callMessages.clientIceCandidate, {
          sessionCallId: callId,
          userCallId: signal.from,
          connectionId,
          mediaType: streamType,
          candidate: signal.candidate,
        });
        return;
      }
      case 'stream-flows':
        this.#flows(relay, signal.publication);
        return;
      case 'stream-gone':
        this.#gone(signal.publication, signal.reason);
        return;
      case 'track-arrives':
        this.repairs.arrives(signal.publication, signal.track, signal.arrives);
        return;
      case 'stream-loses':
        this.#loses(signal.stream);
        return;
      case 'lost':
      case 'restored':
        for (const callId of signal.callIds) this.#turn(callId, signal.type);
        return;
      case 'moved':
        this.#moved(signal);
    }
  }

  #flows(relay: MediaRelay, { callId, participant, streamType }: Publication): void {
    const slot = this.#slot(callId, participant);
    if (slot) this.recorder.streamStarted(relay, callId, slot.joinerId, streamType);
  }

  /**
   * The publisher receives it as well: a page that still wants to send publishes again. A new page
   * never had the stream.
   */
  #gone({ callId, participant, streamType }: Publication, reason: StreamGoneReason): void {
    const conference = this.conferences.find(callId);
    const slot = this.#slot(callId, participant);
    if (conference === undefined || slot === undefined) return;
    const push = { sessionCallId: callId, userCallId: participant, mediaType: streamType };
    const except = reason === 'superseded' ? slot.connection : undefined;
    notifyThoseWhoMayKnow({ conference, slot }, callMessages.stopStream, push, except);
    this.conferences.notify(conference);
    this.recorder.streamStopped(callId, slot.joinerId, streamType);
  }

  #loses(stream: Publication | Subscription): void {
    const { callId, streamType } = stream;
    const isSent = 'participant' in stream;
    const slot = this.#slot(callId, isSent ? stream.participant : stream.subscriber);
    const whose = isSent ? slot : this.#slot(callId, stream.publisher);
    if (!slot || !whose) return;
    const direction = isSent ? 'sent' : 'received';
    this.quality.relayLoss(callId, slot.joinerId, { direction, of: whose.joinerId, streamType });
  }

  #turn(callId: string, turn: 'lost' | 'restored'): void {
    const conference = this.conferences.find(callId);
    if (conference === undefined) return;
    this.conferences.notify(conference);
    if (turn === 'lost') this.recorder.relayLost(callId);
    else this.recorder.relayRestored(callId);
  }

  #moved({ callId, fromRelay, toRelay }: Extract<RelaySignal, { type: 'moved' }>): void {
    const conference = this.conferences.find(callId);
    if (conference === undefined) return;
    this.conferences.notify(conference);
    this.recorder.relayMoved({ callId, fromRelay, toRelay });
  }

  #slot(callId: string, userCallId: string): ParticipantSlot | undefined {
    return this.conferences.find(callId)?.slot(userCallId);
  }

  #page({ callId }: Subscription, userCallId: string): Connection | undefined {
    return this.#slot(callId, userCallId)?.connection;
  }
}

function negotiationOf(signal: Negotiating) {
  const { callId, connectionId, publisher, subscriber, streamType } = signal.subscription;
  const connection = {
    sessionCallId: callId,
    connectionId,
    fromUserCallId: publisher,
    toUserCallId: subscriber,
    mediaType: streamType,
  };
  switch (signal.type) {
    case 'ask':
      return { step: 'ask' as const, ...connection };
    case 'offer':
      return { step: 'offer' as const, ...connection, sdpOffer: signal.sdpOffer };
    case 'answer':
      return { step: 'answer' as const, ...connection, sdpAnswer: signal.sdpAnswer };
  }
}
