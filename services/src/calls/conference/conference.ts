import type { callMessages, Participant, ParticipantProperties } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { Connection } from '../../platform/realtime/index.js';
import type { MediaRelay } from '../relay/media-relay.js';

/** A call as pages are told it stands. */
export type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** Somebody's place in a call. It is kept while the connection is away, and taken over by the page that comes next. */
export interface Seat {
  readonly userCallId: string;
  readonly joinerId: string;
  readonly joinerType: Participant['joinerType'];
  displayName: string;
  participantProperties: ParticipantProperties;
  /** The one page that sits here; undefined while it is away. */
  connection: Connection | undefined;
}

/** Who is in a call just now and how media travels between them. Lives in memory: after a restart pages come back and make it anew. */
export class Conference {
  readonly #seats = new Map<string, Seat>();

  constructor(
    readonly callId: string,
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
      participants: [...this.#seats.values()].map((seat) => ({
        userCallId: seat.userCallId,
        callJoinerId: seat.joinerId,
        joinerType: seat.joinerType,
        displayName: seat.displayName,
        connected: seat.connection !== undefined,
        streams: streams
          .filter(({ participant }) => participant === seat.userCallId)
          .map(({ streamType: mediaType, connectionId }) => ({ mediaType, connectionId })),
        participantProperties: seat.participantProperties,
      })),
    };
  }

  seat(userCallId: string): Seat | undefined {
    return this.#seats.get(userCallId);
  }

  /** The seat that a page sits in; undefined for one that came to none, or has lost it to another. */
  seatOf(connection: Connection): Seat | undefined {
    return [...this.#seats.values()].find((seat) => seat.connection === connection);
  }

  seatOfJoiner(joinerId: string): Seat | undefined {
    return [...this.#seats.values()].find((seat) => seat.joinerId === joinerId);
  }

  connections(): Connection[] {
    return [...this.#seats.values()].flatMap(({ connection }) => connection ?? []);
  }

  add(seat: Seat): void {
    this.#seats.set(seat.userCallId, seat);
  }

  remove(userCallId: string): void {
    this.#seats.delete(userCallId);
  }
}
