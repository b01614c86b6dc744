import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { RepairStep, StreamType, TrackKind } from './media.js';

/** Most steps that one event about a stall names: the last ones. */
export const STALL_STEPS_MAX = 12;
/** Most stalls of one participant that are kept with a call. */
export const STALLS_KEPT_MAX = 20;

/** For some time something of a stream did not flow that should. Written once it is over. */
export const CallStreamStalled = defineEvent(
  'CallStreamStalled',
  1,
  z.object({
    callId: Id,
    joinerId: Id,
    streamType: StreamType,
    tracks: z.array(TrackKind).min(1),
    since: z.iso.datetime(),
    lastedMs: z.int().nonnegative(),
    /** The steps that were tried, in turn. */
    steps: z.array(RepairStep).max(STALL_STEPS_MAX),
    /** Tells if it flowed again, or was turned off or left before it did. */
    outcome: z.enum(['recovered', 'ended']),
  }),
);
