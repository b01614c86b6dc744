import type { StreamType } from '@foyer/contracts/calls';

import type { PeerLink } from './peer-link.js';

/** A stream of another participant that is asked for, over one connection after another. */
export interface Subscription {
  readonly key: string;
  readonly userCallId: string;
  readonly mediaType: StreamType;
  /** The publisher's connection; another one means another stream. */
  readonly source: string;
  connectionId: string;
  asked: boolean;
  inSight: boolean;
  link: PeerLink | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When a restart of ICE was last asked for or begun over the present connection. */
  restartedAt: number;
}

export const keyOf = (userCallId: string, mediaType: StreamType) => `${userCallId}/${mediaType}`;

/** How a subscription stands towards a connection that is about to be asked for. */
export const UNASKED = { asked: false, inSight: true, restartedAt: -Infinity } as const;

/** Begins a subscription that has no connection yet. */
export const subscriptionTo = (
  userCallId: string,
  mediaType: StreamType,
  source: string,
): Subscription => ({
  key: keyOf(userCallId, mediaType),
  userCallId,
  mediaType,
  source,
  connectionId: '',
  link: null,
  timer: undefined,
  ...UNASKED,
});
