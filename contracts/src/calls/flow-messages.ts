import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { CONNECTIONS_MAX, RepairStep, StreamType, TrackKind } from './media.js';

/** A page says how its streams flow at least this often, in milliseconds. */
export const FLOW_REPORT_MS = 2_000;
/** Longer is said to be as long, in milliseconds. */
export const FLOW_STILL_MAX_MS = 600_000;

const channel = 'conference';
const policy = 'call.own';
/**
 * For how long nothing has moved, in milliseconds; null where nothing has to, or it is too early to
 * say.
 */
const StillMs = z.int().min(0).max(FLOW_STILL_MAX_MS).nullable();

/** How an own stream flows. */
const SentFlow = z.strictObject({
  mediaType: StreamType,
  connectionId: Id,
  /** By packets that are sent. */
  audioStillMs: StillMs,
  /**
   * By pictures that are encoded. A shared screen stands still as it likes: it says 0 for as long
   * as it is shared.
   */
  videoStillMs: StillMs,
  /** True if the browser reports that the connection is up. */
  isUp: z.boolean(),
});
export type SentFlow = z.output<typeof SentFlow>;

/** The flow of another participant's stream. */
const ReceivedFlow = z.strictObject({
  /** The connection by which it is published. */
  connectionId: Id,
  /** By packets that arrive, of sound. */
  audioStillMs: StillMs,
  /**
   * By pictures that are decoded; null where the picture is out of sight, or the page in the
   * background.
   */
  videoStillMs: StillMs,
  /** By packets that arrive, of sound or picture; null while the connection does not stand. */
  packetsStillMs: StillMs,
});
export type ReceivedFlow = z.output<typeof ReceivedFlow>;

export const reportFlow = defineMessage({
  channel,
  name: 'reportFlow',
  from: 'client',
  summary:
    'How the streams that this participant sends and receives flow just now: every two seconds, and every second while something stands still. By this the server notices what should flow and does not, also where the reports of a page that has made some stay away',
  policy,
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    sent: z.array(SentFlow).max(StreamType.options.length),
    received: z.array(ReceivedFlow).max(CONNECTIONS_MAX),
  }),
});

export const repairStream = defineMessage({
  channel,
  name: 'repairStream',
  from: 'server',
  summary:
    'Something of a stream that this participant sends or receives should flow and does not. Of an own stream: take the camera or microphone again, restart ICE on the connection (by `addStream` over the same one), or publish it again over another connection. Of one of somebody else: ask over the same connection, which restarts ICE, or over another one',
  policy,
  payload: z.object({
    sessionCallId: Id,
    userCallId: Id,
    mediaType: StreamType,
    /** The connection by which the stream is published. */
    connectionId: Id,
    step: RepairStep,
    /** The tracks that do not flow. */
    tracks: z.array(TrackKind).min(1),
  }),
});
