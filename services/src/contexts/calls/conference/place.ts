import type { PictureCodec } from '@foyer/contracts/calls';

import type { Conference, ParticipantSlot } from './conference.js';

/** Somebody's page in a call: the call, and the place that the page sits in. */
export interface Place {
  readonly conference: Conference;
  readonly slot: ParticipantSlot;
}

/** Why somebody is no longer in a call, as the page is told. */
export type LeaveReason = 'left' | 'connection-lost' | 'removed' | 'call-ended';

/** Facts that a page tells of itself when it comes to a call. */
export interface Arriving {
  readonly takeOver?: boolean;
  readonly decodes?: readonly PictureCodec[] | undefined;
}
