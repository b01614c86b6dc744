import { z } from 'zod';

import { Id } from '../schema/id.js';
import { CallEndReason } from './events.js';

/** One joiner in the record of a call. */
export const CallJoiner = z
  .object({
    joinerId: Id,
    joinerType: z.enum(['User', 'Guest']),
    displayName: z.string().nullable(),
    joinedAt: z.iso.datetime(),
    leftAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CallJoiner' });

/** The record of a call, or of a visit that never became one. */
export const CallRecord = z
  .object({
    _id: Id,
    type: z.literal('queue'),
    /** `waiting` and `missed` are visits without a call. */
    state: z.enum(['waiting', 'inCall', 'ended', 'missed']),
    queueId: Id,
    queueName: z.string(),
    agentId: Id.nullable(),
    agentName: z.string().nullable(),
    visitorName: z.string().nullable(),
    /** When the visitor rang. */
    rangAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    waitedMs: z.int().nonnegative().nullable(),
    durationMs: z.int().nonnegative().nullable(),
    endReason: z.union([CallEndReason, z.enum(['left', 'absent', 'portal-closed'])]).nullable(),
    rating: z.int().min(0).max(5).nullable(),
    comment: z.string().nullable(),
    joiners: z.array(CallJoiner),
  })
  .meta({ id: 'CallRecord' });
export type CallRecord = z.output<typeof CallRecord>;
