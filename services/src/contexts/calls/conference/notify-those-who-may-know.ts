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
  for (const other of conference.slots()) {
    if (other.connection === except || !knowledge.of(other, slot)) continue;
    other.connection?.push(message, push);
  }
}

/** Says what somebody shows to everybody else in a call who may see it. */
export function notifyThoseWhoMaySee<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
): void {
  const { knowledge } = conference;
  for (const other of conference.slots()) {
    if (other === slot || !knowledge.shownBy(other, slot)) continue;
    other.connection?.push(message, push);
  }
}

/** Says that somebody sends something to everybody else in a call who may receive it. */
export function notifyThoseWhoMayReceive<M extends MessageDefinition>(
  { conference, slot }: About,
  message: M,
  push: PushOf<M>,
): void {
  const { knowledge } = conference;
  for (const other of conference.slots()) {
    if (other === slot || !knowledge.ofStreamsOf(other, slot)) continue;
    other.connection?.push(message, push);
  }
}
