import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { STREAM_FROZEN } from './health.js';
import { Picture } from './picture.js';

const channel = 'conference';
const policy = 'device.own';
/** The call that the device is in; null outside of one. */
const sessionCallId = Id.nullable().default(null);

/** Quality of a still picture of a camera, 0 to 1 (specification, section 9). */
export const JPEG_QUALITY = 0.3;

const Image = z.strictObject({ sessionCallId, image: Picture });
export const deviceUserCamImage = defineMessage({
  channel,
  name: 'deviceUserCamImage',
  from: 'both',
  policy,
  summary: "A still picture of a device's camera, for those in its call",
  payload: Image,
  push: Image.extend({ deviceId: Id }),
});

const Frozen = z.strictObject({ sessionCallId, note: z.literal(STREAM_FROZEN) });
export const deviceStreamFrozen = defineMessage({
  channel,
  name: 'deviceStreamFrozen',
  from: 'both',
  policy,
  summary: "A device's picture stands still; its status turns to IN_ERROR",
  payload: Frozen,
  push: Frozen.extend({ deviceId: Id }),
});
