import type {
  CallKind,
  CallParticipant,
  callMessages,
  Participant,
  ParticipantProperties,
} from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { Connection } from '../../../platform/realtime/index.js';
import { type MediaRelay } from '../../media/index.js';

/** A call as pages are told it stands. */
export type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** Somebody's place in a call. It is kept while the connection is away, and taken over by the page that comes next. */
export interface ParticipantSlot {
  readonly userCallId: string;
  readonly joinerId: string;
  readonly joinerType: Participant['joinerType'];
  /** As the call has it just now. */
  role: CallParticipant['role'];
  displayName: string;
  participantProperties: ParticipantProperties;
  /** The one page that sits here; undefined while it is away. */
  connection: Connection | undefined;
}

/** Who is in a call just now and how media travels between them. Lives in memory: after a restart pages come back and rebuild it. */
export class Conference {
  readonly #slots = new Map<string, ParticipantSlot>();

  constructor(
    readonly callId: string,
    readonly kind: CallKind,
    readonly relay: MediaRelay,
  ) {}

  /** The room of the realtime channel in which everybody here is. */
  get room(): string {
    return `call:${this.callId}`;
  }

  get view(): SessionCall {
    const streams = this.relay.streams(this.callId);
    return {
      sessionCallId: this.callId,
      relay: this.relay.kind,
      relayUp: this.relay.up,
      participants: [...this.#slots.values()].map((slot) => ({
        userCallId: slot.userCallId,
        callJoinerId: slot.joinerId,
        joinerType: slot.joinerType,
        displayName: slot.displayName,
        connected: slot.connection !== undefined,
        streams: streams
          .filter(({ participant }) => participant === slot.userCallId)
          .map(({ streamType: mediaType, connectionId }) => ({ mediaType, connectionId })),
        participantProperties: slot.participantProperties,
      })),
    };
  }

  slot(userCallId: string): ParticipantSlot | undefined {
    return this.#slots.get(userCallId);
  }

  /** The slot that a page sits in; undefined for one that came to none, or has lost it to another. */
  slotOf(connection: Connection): ParticipantSlot | undefined {
    return [...this.#slots.values()].find((slot) => slot.connection === connection);
  }

  slotOfJoiner(joinerId: string): ParticipantSlot | undefined {
    return [...this.#slots.values()].find((slot) => slot.joinerId === joinerId);
  }

  connections(): Connection[] {
    return [...this.#slots.values()].flatMap(({ connection }) => connection ?? []);
  }

  add(slot: ParticipantSlot): void {
    this.#slots.set(slot.userCallId, slot);
  }

  remove(userCallId: string): void {
    this.#slots.delete(userCallId);
  }
}
