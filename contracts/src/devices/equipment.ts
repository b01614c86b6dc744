import { z } from 'zod';

/** Frame rate by resolution, frames a second; every other resolution runs at 24. */
export const FRAME_RATES: Readonly<Record<string, number>> = {
  '3840x2160': 5,
  '1920x1080': 20,
  '1280x720': 20,
};
export const FRAME_RATE_OTHER = 24;

/** Resolution presets by name, as WIDTHxHEIGHT. */
export const RESOLUTIONS = {
  QVGA: '320x240',
  VGA: '640x480',
  HD: '1280x720',
  FULL_HD: '1920x1080',
  FOUR_K: '3840x2160',
} as const;

/** A camera resolution, WIDTHxHEIGHT in pixels. */
export const Resolution = z
  .string()
  .max(11)
  .regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/, 'RESOLUTION_INVALID')
  .meta({ id: 'Resolution', examples: ['1280x720'] });

/** How a camera is turned, in degrees. */
export const CameraAngle = z
  .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
  .meta({ id: 'CameraAngle' });
export type CameraAngle = z.output<typeof CameraAngle>;

/** The browser's id of a camera, microphone or speaker. */
const HardwareId = z.string().min(1).max(300);

/** A camera of a kiosk and how it is used; null takes what the browser offers first. */
export const DeviceCamera = z
  .strictObject({
    deviceId: HardwareId.nullable(),
    resolution: Resolution.nullable(),
    angle: CameraAngle.default(0),
  })
  .meta({ id: 'DeviceCamera' });
export type DeviceCamera = z.output<typeof DeviceCamera>;

/**
 * The actual resolutions of a kiosk's cameras, in addition to their settings; null if it has not
 * reported any.
 */
export const UsedResolutions = z
  .strictObject({ userCamera: Resolution.nullable(), docCamera: Resolution.nullable() })
  .meta({ id: 'UsedResolutions' });
export type UsedResolutions = z.output<typeof UsedResolutions>;

/** A camera, microphone or speaker that a kiosk has found. */
export const DeviceHardware = z
  .strictObject({
    id: HardwareId,
    kind: z.enum(['camera', 'microphone', 'speaker']),
    label: z.string().max(200),
  })
  .meta({ id: 'DeviceHardware' });
export type DeviceHardware = z.output<typeof DeviceHardware>;

/** The volume of a kiosk before a user chose one, and again after each call. */
export const CLIENT_VOLUME = 0.7;

/** Loudness from 0 to 1 in steps of 0.1. */
export const Volume = z
  .number()
  .min(0)
  .max(1)
  .refine((volume) => Math.abs(volume * 10 - Math.round(volume * 10)) < 1e-9, 'VOLUME_STEP')
  .meta({ id: 'Volume', examples: [0.7] });

/** How bright a kiosk's page is, by level. */
export const BRIGHTNESS_LEVELS = { low: 0.3, medium: 0.6, high: 1 } as const;

/** One of the {@link BRIGHTNESS_LEVELS}. */
export const Brightness = z
  .union([z.literal(0.3), z.literal(0.6), z.literal(1)])
  .meta({ id: 'Brightness' });
export type Brightness = z.output<typeof Brightness>;
