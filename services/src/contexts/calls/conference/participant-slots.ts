import { v5 } from 'uuid';

import type { Actor } from '#platform/cqrs';
import type { Conference, ParticipantSlot } from './conference.js';
import { joinerTypeOf } from './joiner-type.js';

/** True if there is no free slot for a person; a person who has a slot keeps it. */
export const isTaken = (conference: Conference, { id }: Actor): boolean =>
  conference.slotOfJoiner(id) === undefined &&
  conference.slots().length >= conference.relay.participantsMax;

/** Creates the slot of a new participant. */
export const newSlot = (callId: string, actor: Actor, displayName: string): ParticipantSlot => ({
  // The same after a restart, so that pages that come back find each other.
  userCallId: v5(actor.id, callId),
  joinerId: actor.id,
  joinerType: joinerTypeOf(actor),
  // Until it takes over what the call has decided.
  role: 'guest',
  paused: false,
  isElsewhere: false,
  pausedSince: null,
  locks: [],
  supervision: null,
  consulted: false,
  displayName,
  stalled: new Map(),
  unreceived: new Map(),
  participantProperties: { streamStatus: {}, isCameraAvailable: true },
  connection: undefined,
});
