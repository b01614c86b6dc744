import type { IceCandidate, RelayKind, StreamType } from '@foyer/contracts/calls';

import type { Allowance } from './allowance.js';
import type { Publication } from './publication.js';
import type { RelaySignal } from './relay-signal.js';
import type { Subscription } from './subscription.js';
import type { TrackRecorder } from './track-recorder.js';

/**
 * How media gets from one participant to the others. The right to take part is decided before a
 * relay is called. A relay only makes sure that no one touches a connection of another participant.
 * @throws MediaRelayError from every method that sets something up, with a code that a browser can
 * receive
 */
export interface MediaRelay {
  readonly kind: RelayKind;
  /** How many people it can carry in one call. */
  readonly participantsMax: number;
  /** True if streams of a new call can be set up now. */
  readonly up: boolean;
  /** True if streams of a call that was opened can be set up now. */
  carries(callId: string): boolean;
  /** Makes room for a call; repeated without effect. */
  open(callId: string): void;
  /**
   * Publishes a stream, in place of an earlier one of the same kind. Resolves with the answer to
   * the offer, or with null where the publisher will be asked for an offer by each receiver. A
   * forbidden stream is accepted from no one. Over the connection that publishes it already, an
   * offer restarts ICE on that connection and changes nothing else.
   */
  publish(
    publication: Publication,
    sdpOffer: string | null,
    allowance?: Allowance,
  ): Promise<string | null>;
  /**
   * From now on a stream may be sent so and no more. Repeated without effect, as is one of a stream
   * that is not there.
   */
  allow(callId: string, participant: string, streamType: StreamType, allowance: Allowance): void;
  /**
   * Reports if a receiver looks at the picture of a stream; if not, a relay may leave it out. If it
   * is reported again, the stream begins with a whole picture. Unknown connections are ignored.
   */
  watch(callId: string, connectionId: string, by: string, inSight: boolean): void;
  /**
   * Receives a stream; the offer follows as a signal, from the relay or from the publisher. Over
   * the connection by which it is received already, ICE is restarted on that connection, by another
   * offer.
   */
  ask(subscription: Subscription): Promise<void>;
  /**
   * Sends the publisher's offer to a receiver that asked; only if the relay does not make offers
   * itself.
   */
  offer(callId: string, connectionId: string, by: string, sdpOffer: string): Promise<void>;
  /** The receiver's answer to an offer. */
  answer(callId: string, connectionId: string, by: string, sdpAnswer: string): Promise<void>;
  /**
   * A candidate of the browser of `by`; null when there are no more. Unknown connections are
   * ignored: late ones are usual.
   */
  candidate(callId: string, connectionId: string, by: string, candidate: IceCandidate | null): void;
  /** Drops a stream and all connections to it. Returns true if there was one. */
  stop(callId: string, participant: string, streamType: StreamType): boolean;
  /**
   * Drops all connections of a participant but those given; streams dropped so are reported by
   * signals.
   * @returns those given that the relay knows
   */
  keep(callId: string, participant: string, connectionIds: readonly string[]): string[];
  /** Forgets a participant: no connection and no right is left. */
  leave(callId: string, participant: string): void;
  /** Forgets a call. */
  end(callId: string): void;
  /** Records streams of a call where it is now; undefined where nothing of it can be recorded. */
  recorder(callId: string): TrackRecorder | undefined;
  /** Returns the published streams of a call. */
  streams(callId: string): Publication[];
  /** Tells what happens; returns how to stop listening. */
  onSignal(listener: (signal: RelaySignal) => void): () => void;
}
