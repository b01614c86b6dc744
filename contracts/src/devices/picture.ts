import { z } from 'zod';

import { DEVICE_PICTURE_MAX } from './limits.js';

/** A still picture of a device, as a JPEG data URL. */
export const Picture = z
  .string()
  .max(DEVICE_PICTURE_MAX)
  .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/)
  .meta({ id: 'DevicePicture', examples: ['data:image/jpeg;base64,/9j/'] });
