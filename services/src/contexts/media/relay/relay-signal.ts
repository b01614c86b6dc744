import type { IceCandidate } from '@foyer/contracts/calls';

import type { Publication } from './publication.js';
import type { Subscription } from './subscription.js';

/** Why a stream ended without its publisher having stopped it. */
export type StreamGoneReason =
  /** The browser closed the connection. */
  | 'hung-up'
  /** No connection came about in time. */
  | 'never-connected'
  /** Connected, but nothing has arrived for too long. */
  | 'stalled'
  /** It may be sent in another way than before. */
  | 'reset'
  /** The publisher's page is another one now, which does not hold the connection. */
  | 'superseded';

/** A signal of a relay; `to` is the participant it is for. */
export type RelaySignal =
  | { readonly type: 'ask'; readonly to: string; readonly subscription: Subscription }
  | {
      readonly type: 'offer';
      readonly to: string;
      readonly subscription: Subscription;
      readonly sdpOffer: string;
    }
  | {
      readonly type: 'answer';
      readonly to: string;
      readonly subscription: Subscription;
      readonly sdpAnswer: string;
    }
  | {
      readonly type: 'candidate';
      readonly to: string;
      readonly from: string;
      readonly subscription: Subscription;
      readonly candidate: IceCandidate | null;
    }
  /** Media arrives for the first time. */
  | { readonly type: 'stream-flows'; readonly publication: Publication }
  | {
      readonly type: 'stream-gone';
      readonly publication: Publication;
      readonly reason: StreamGoneReason;
    }
  /**
   * A track no longer arrives from its publisher, or it arrives again. Not every relay can report
   * this.
   */
  | {
      readonly type: 'track-arrives';
      readonly publication: Publication;
      readonly track: 'audio' | 'video';
      readonly arrives: boolean;
    }
  /** Packets get lost on the way from a publisher, or to a receiver. */
  | { readonly type: 'stream-loses'; readonly stream: Publication | Subscription }
  /** The relay of these calls went away: every stream and connection of them is void. */
  | { readonly type: 'lost'; readonly callIds: readonly string[] }
  /** The relay of these calls is up, and empty. */
  | { readonly type: 'restored'; readonly callIds: readonly string[] }
  /**
   * A call whose relay went away continues over another one, empty; relays are identified by their
   * names.
   */
  | {
      readonly type: 'moved';
      readonly callId: string;
      readonly fromRelay: string;
      readonly toRelay: string;
    };
