import type { Conference, ParticipantSlot } from './conference.js';

/** Somebody's page in a call: the call, and the place that the page sits in. */
export interface Place {
  readonly conference: Conference;
  readonly slot: ParticipantSlot;
}

/** Why somebody is no longer in a call, as the page is told. */
export type LeaveReason = 'left' | 'connection-lost' | 'removed' | 'call-ended';
