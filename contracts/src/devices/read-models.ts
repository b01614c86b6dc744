import { z } from 'zod';

import { TerminalAddress } from '../payments/terminal-address.js';
import { WeekAvailability } from '../schema/week-availability.js';
import { TimeZone } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { Brightness, DeviceCamera, DeviceHardware, UsedResolutions, Volume } from './equipment.js';
import { LiveDevice } from './health.js';

/** When a kiosk is lit and takes calls, by the clock of its place. */
export const OperatingHours = z
  .strictObject({ timeZone: TimeZone, week: WeekAvailability })
  .meta({ id: 'OperatingHours' });
export type OperatingHours = z.output<typeof OperatingHours>;

/** A kiosk. */
export const Device = z
  .object({
    _id: Id,
    name: z.string(),
    description: z.string(),
    street: z.string(),
    city: z.string(),
    zipCode: z.string(),
    state: z.string(),
    type: z.string(),
    queueId: Id.nullable(),
    queueName: z.string().nullable(),
    operatingHours: OperatingHours,
    brightness: Brightness,
    userCamera: DeviceCamera,
    docCamera: DeviceCamera,
    microphone: z.string().nullable(),
    speaker: z.string().nullable(),
    volume: Volume,
    avatarDocumentId: Id.nullable(),
    paymentTerminalActivate: z.boolean(),
    paymentTerminal: TerminalAddress.nullable(),
    deactivated: z.boolean(),
    hardwareIds: z.array(DeviceHardware),
    /** The actual resolutions of the cameras, in addition to their settings. */
    usedResolutions: UsedResolutions,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    ...LiveDevice.shape,
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof Device>;
