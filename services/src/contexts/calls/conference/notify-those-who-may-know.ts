import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Connection } from '#platform/realtime';
import type { Conference, ParticipantSlot } from './conference.js';

interface About {
  readonly conference: Conference;
  readonly slot: ParticipantSlot;
}

/** Sends a message about a participant to all in a call who may know of the participant. */
export function notifyThoseWhoMayKnow<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
  except?: Connection,
): void {
  const { knowledge } = conference;
  const hears = (other: ParticipantSlot) =>
    other.connection !== except && knowledge.of(other, slot);
  notify(conference, hears, message, push);
}

/** Sends a message about shown things of a participant to all others who may see them. */
export function notifyThoseWhoMaySee<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
): void {
  const { knowledge } = conference;
  const sees = (other: ParticipantSlot) => other !== slot && knowledge.shownBy(other, slot);
  notify(conference, sees, message, push);
}

/** Sends a message about streams of a participant to all others who may receive them. */
export function notifyThoseWhoMayReceive<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
): void {
  const { knowledge } = conference;
  const receives = (other: ParticipantSlot) => other !== slot && knowledge.ofStreamsOf(other, slot);
  notify(conference, receives, message, push);
}

function notify<M extends MessageDefinition>(
  conference: Conference,
  hears: (other: ParticipantSlot) => boolean,
  message: M,
  push: PushOf<M>,
): void {
  for (const other of conference.slots()) if (hears(other)) other.connection?.push(message, push);
}
