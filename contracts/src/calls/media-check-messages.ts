import { z } from 'zod';

import { defineMessage } from '../schema/message.js';
import { IceServer, RelayKind, Sdp } from './media.js';

/**
 * How long a page takes at most to see whether sound and picture would get through, in
 * milliseconds.
 */
export const MEDIA_CHECK_MS = 8_000;

const channel = 'application';
const policy = 'media.check';

export const getMediaPath = defineMessage({
  channel,
  name: 'getMediaPath',
  from: 'client',
  summary: 'A page asks before a call how sound and picture would travel now',
  policy,
  payload: z.strictObject({}),
  ack: z.object({ relay: RelayKind, iceServers: z.array(IceServer) }),
});

export const checkMediaPath = defineMessage({
  channel,
  name: 'checkMediaPath',
  from: 'client',
  summary:
    'A page sends sound and picture to the media server for a few seconds, to no one, to see whether and how they get through; refused where there is none. The offer names all candidates',
  policy,
  payload: z.strictObject({ sdpOffer: Sdp }),
  ack: z.object({ sdpAnswer: z.string() }),
});
