import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Connection } from '../../../platform/realtime/index.js';
import type { Conference, ParticipantSlot } from './conference.js';

interface About {
  readonly conference: Conference;
  readonly slot: ParticipantSlot;
}

/** Says something of somebody to everybody in a call who may know of them. */
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

/** Says what somebody shows to everybody else in a call who may see it. */
export function notifyThoseWhoMaySee<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
): void {
  const { knowledge } = conference;
  const sees = (other: ParticipantSlot) => other !== slot && knowledge.shownBy(other, slot);
  notify(conference, sees, message, push);
}

/** Says that somebody sends something to everybody else in a call who may receive it. */
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
