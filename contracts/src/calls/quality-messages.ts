import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { CONNECTIONS_MAX } from './media.js';
import { StreamFigures } from './quality.js';

/** How often a page reports at most, in milliseconds. */
export const QUALITY_REPORT_MS = 10_000;
/** Most streams that one report tells about. */
export const QUALITY_STREAMS_MAX = CONNECTIONS_MAX;

export const reportQuality = defineMessage({
  channel: 'conference',
  name: 'reportQuality',
  from: 'client',
  summary:
    'How the streams that this participant sends and receives did since the last report; kept in spans of time with the record of the call. At most every ten seconds',
  policy: 'call.own',
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    streams: z.array(StreamFigures).min(1).max(QUALITY_STREAMS_MAX),
  }),
});
