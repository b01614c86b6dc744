import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Connection, Realtime } from '../../../platform/realtime/index.js';
import type { Conference, ParticipantSlot } from './conference.js';

/** Says something of somebody to everybody in a call who may know of them. */
export function notifyThoseWhoMayKnow<M extends MessageDefinition>(
  realtime: Realtime,
  { conference, slot }: { readonly conference: Conference; readonly slot: ParticipantSlot },
  message: M,
  push: PushOf<M>,
  except?: Connection,
): void {
  if (slot.supervision === null) {
    realtime.push(message, conference.room, push, except ? { except } : {});
    return;
  }
  for (const other of conference.slots()) {
    if (!conference.mayKnow(other, slot) || other.connection === except) continue;
    other.connection?.push(message, push);
  }
}
