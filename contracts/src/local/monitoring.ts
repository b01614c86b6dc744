import { z } from 'zod';

import { DeviceCamera } from '../devices/equipment.js';
import { MediaPath } from '../devices/media-path.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { ClientStatus } from '../portals/client-status.js';

/** How often a kiosk's page says how it is, in milliseconds. */
export const KIOSK_HEARTBEAT_MS = 1_000;
/** A camera whose picture has not changed for so long is frozen, in milliseconds. */
export const FRAME_FROZEN_MS = 3_000;

/** A camera of the kiosk. */
export const KioskCamera = z.enum(['userCam', 'docCam']);
export type KioskCamera = z.output<typeof KioskCamera>;

const HASH_DIGITS = 8;
/** True if the hash of a frame contains its count, so that a repeated one is not a new frame. */
export const isFrameCounted = (hash: string): boolean => hash.length > HASH_DIGITS;

/** The newest frame of a camera that is on. */
const KioskFrame = z.strictObject({
  source: KioskCamera,
  /**
   * A hash of the reduced frame in 8 hexadecimal digits, and as many that count the frames. The
   * count tells a stopped camera from one before which nothing moves. Older pages do not count
   * them. No picture can be read from it.
   */
  hash: z
    .string()
    .regex(/^[0-9a-f]{8,64}$/)
    .meta({ examples: ['00c0ffee'] }),
});

/** Which parts of a call the page has; a call needs all of them. */
export const KioskCall = z.strictObject({
  participantProperties: z.boolean(),
  participantList: z.boolean(),
  callStreams: z.boolean(),
  callList: z.boolean(),
  joiner: z.boolean(),
});
export type KioskCall = z.output<typeof KioskCall>;

/**
 * How a kiosk's page is. The page may be newer than the agent and say more: what an agent does not
 * know, it leaves out.
 */
export const KioskHeartbeat = z
  .object({
    clientStatus: ClientStatus,
    /** Why the page is in error, where it knows. */
    errorNote: z.string().max(500).nullable(),
    clientDataId: Id.nullable(),
    queueId: Id.nullable(),
    /** True if the portal has any content to show; null while that is not known. */
    queueHasContent: z.boolean().nullable(),
    callId: Id.nullable(),
    call: KioskCall,
    frames: z.array(KioskFrame).max(2),
    userCamera: DeviceCamera.nullable(),
    docCamera: DeviceCamera.nullable(),
    /** Names of the cameras that the browser sees. */
    cameras: z.array(z.string().max(200)).max(10),
    /** How sound and picture would get to the media server; null while that is not known. */
    mediaPath: MediaPath.nullable().optional(),
    appTitle: z.string().max(200),
  })
  .meta({ id: 'KioskHeartbeat' });
export type KioskHeartbeat = z.output<typeof KioskHeartbeat>;

const channel = 'kiosk';
const policy = 'device.own';

export const kioskHeartbeat = defineMessage({
  channel,
  name: 'kioskHeartbeat',
  from: 'client',
  policy,
  summary: "The kiosk's page says every second how it is",
  payload: KioskHeartbeat,
});

export const agentWelcome = defineMessage({
  channel,
  name: 'agentWelcome',
  from: 'server',
  policy,
  summary: 'The agent lets the page speak to the server as this device; again after each renewal',
  payload: z.object({
    /** Null while the agent itself is not let in. */
    token: z.string().nullable(),
    deviceId: Id.nullable(),
    /**
     * The last visit and call that the page named; a page that has lost them continues with them.
     */
    clientDataId: Id.nullable(),
    callId: Id.nullable(),
  }),
});

export const restartTrack = defineMessage({
  channel,
  name: 'restartTrack',
  from: 'server',
  policy,
  summary: 'A camera is frozen: the page stops its track and takes a new one, also in the call',
  payload: z.object({ source: KioskCamera }),
});

export const reloadPage = defineMessage({
  channel,
  name: 'reloadPage',
  from: 'server',
  policy,
  summary: 'The page is to load again; its place in line or its call goes on',
  payload: z.object({ reason: z.string().max(100) }),
});

export const serialMessage = defineMessage({
  channel,
  name: 'serialMessage',
  from: 'server',
  policy,
  summary: 'What the microcontroller said, such as that its button was pressed',
  payload: z.object({ letters: z.string().max(100) }),
});
