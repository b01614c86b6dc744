import type { PictureCodec } from '@foyer/contracts/calls';

import type { Conference, ParticipantSlot } from './conference.js';

/** The place of a page: its call, and its slot in the call. */
export interface Place {
  readonly conference: Conference;
  readonly slot: ParticipantSlot;
}

/** The reason why a person is no longer in a call, as the page receives it. */
export type { LeaveReason } from '@foyer/contracts/calls';

/** Facts that a page tells of itself when it comes to a call. */
export interface Arriving {
  readonly takeOver?: boolean;
  readonly decodes?: readonly PictureCodec[] | undefined;
}
