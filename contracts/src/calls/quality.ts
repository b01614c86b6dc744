import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { CONNECTIONS_MAX, StreamType } from './media.js';

/** Most spans of time in one event about quality. */
export const QUALITY_SPANS_MAX = 20;

/** The reason that limits an encoder. */
export const LimitedBy = z.enum(['none', 'cpu', 'bandwidth', 'other']).meta({ id: 'LimitedBy' });
export type LimitedBy = z.output<typeof LimitedBy>;

const Figures = {
  /** There and back, in milliseconds. */
  roundTripMs: z.int().min(0).max(60_000),
  /** Of 100 packets. */
  lossPercent: z.number().min(0).max(100),
  jitterMs: z.int().min(0).max(60_000),
  kbps: z.int().min(0).max(1_000_000),
  limitedBy: LimitedBy,
};

/** Sent by the participant, or received from another one. */
const direction = z.enum(['sent', 'received']);

/** How one stream did since the last report, as one participant's browser counts it. */
export const StreamFigures = z.strictObject({
  direction,
  /** The owner of the stream; for a sent one, the participant. */
  of: Id,
  mediaType: StreamType,
  ...Figures,
});
export type StreamFigures = z.output<typeof StreamFigures>;

/** A span of time: means over it, but of jitter the worst. */
const Span = z.object({
  ...Figures,
  /** How often the relay said that packets get lost. */
  relayLosses: z.int().nonnegative(),
});
export type QualitySpan = z.output<typeof Span>;

/** One stream over the time that an event tells about. */
export const StreamQuality = z
  .object({
    direction,
    /** The joiner whose stream it is. */
    of: Id,
    streamType: StreamType,
    /** One after another; null where nothing was measured. */
    spans: z.array(Span.nullable()).max(QUALITY_SPANS_MAX),
  })
  .meta({ id: 'StreamQuality' });
export type StreamQuality = z.output<typeof StreamQuality>;

/**
 * How sound and picture did for one participant over some time, from browser and relay. Only a few
 * are recorded for each call, independently of its length.
 */
export const CallQualityMeasured = defineEvent(
  'CallQualityMeasured',
  1,
  z.object({
    callId: Id,
    joinerId: Id,
    from: z.iso.datetime(),
    /** The length of each span, in milliseconds. */
    spanMs: z.int().positive(),
    streams: z.array(StreamQuality).max(CONNECTIONS_MAX),
  }),
);
