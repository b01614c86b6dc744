import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { RelayKind, StreamType } from './media.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ callId: Id, ...shape });
const Time = z.iso.datetime();
const JoinerType = z.enum(['User', 'Guest']);

/** Why somebody left a call. */
export const LeaveReason = z.enum(['left', 'connection-lost', 'removed', 'call-ended']);
/** Why a call ended. */
export const CallEndReason = z
  .enum(['agent-ended', 'visitor-left', 'agent-left', 'connection-lost', 'server'])
  .meta({ id: 'CallEndReason' });
export type CallEndReason = z.output<typeof CallEndReason>;

/** Stream `call-<id>`; the id of a visit's call is the id of the visit. */
export const CallStarted = defineEvent(
  'CallStarted',
  1,
  about({ kind: z.literal('queue'), portalId: Id, visitId: Id, agentId: Id, startedAt: Time }),
);
export const CallJoined = defineEvent(
  'CallJoined',
  1,
  about({ joinerId: Id, joinerType: JoinerType }),
);
export const CallConnectionLost = defineEvent(
  'CallConnectionLost',
  1,
  about({ joinerId: Id, since: Time }),
);
export const CallConnectionRestored = defineEvent(
  'CallConnectionRestored',
  1,
  about({ joinerId: Id }),
);
export const CallStreamStarted = defineEvent(
  'CallStreamStarted',
  1,
  about({ joinerId: Id, streamType: StreamType, relay: RelayKind }),
);
export const CallStreamStopped = defineEvent(
  'CallStreamStopped',
  1,
  about({ joinerId: Id, streamType: StreamType }),
);
export const CallRelayLost = defineEvent('CallRelayLost', 1, about({}));
export const CallRelayRestored = defineEvent('CallRelayRestored', 1, about({}));
export const CallLeft = defineEvent('CallLeft', 1, about({ joinerId: Id, reason: LeaveReason }));
export const CallEnded = defineEvent(
  'CallEnded',
  1,
  about({ reason: CallEndReason, endedBy: Id.nullable(), durationMs: z.int().nonnegative() }),
);

export const callEvents = [
  CallStarted,
  CallJoined,
  CallConnectionLost,
  CallConnectionRestored,
  CallStreamStarted,
  CallStreamStopped,
  CallRelayLost,
  CallRelayRestored,
  CallLeft,
  CallEnded,
] as const;

export type CallEvent = EventOf<(typeof callEvents)[number]>;
