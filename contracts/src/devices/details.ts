import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Brightness } from './equipment.js';
import { OperatingHours } from './read-models.js';
import { plainLine } from '../schema/plain-text.js';

const Text = plainLine().max(200);

/** The details of a device that an administrator enters. */
export const DeviceDetails = z.strictObject({
  name: plainLine().min(1, 'BLANK').max(80),
  description: Text,
  street: Text,
  city: Text,
  zipCode: Text,
  state: Text,
  type: Text,
  queueId: Id.nullable(),
  operatingHours: OperatingHours,
  brightness: Brightness,
});
export type DeviceDetails = z.output<typeof DeviceDetails>;

/** The browser's name of a microphone or speaker; null takes the system's own choice. */
export const HardwareName = z.string().trim().min(1).max(300).nullable();
