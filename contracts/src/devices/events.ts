import { z } from 'zod';

import { TerminalAddress } from '../payments/terminal-address.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { ClientStatus } from '../portals/client-status.js';
import { DeviceAction } from './actions.js';
import { Brightness, DeviceCamera, DeviceHardware, UsedResolutions, Volume } from './equipment.js';
import { DeviceQueueStatus } from './health.js';
import { OperatingHours } from './read-models.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ deviceId: Id, ...shape });
const Time = z.iso.datetime();
const Place = {
  name: z.string(),
  description: z.string(),
  street: z.string(),
  city: z.string(),
  zipCode: z.string(),
  state: z.string(),
  type: z.string(),
};

/** Stream `device-<id>`. Its key never enters an event; `keyId` says which one counts. */
export const DeviceRegistered = defineEvent('DeviceRegistered', 1, about(Place));
export const DeviceDetailsChanged = defineEvent('DeviceDetailsChanged', 1, about(Place));
export const DevicePortalChanged = defineEvent(
  'DevicePortalChanged',
  1,
  about({ portalId: Id.nullable() }),
);
export const DeviceOperationChanged = defineEvent(
  'DeviceOperationChanged',
  1,
  about({ operatingHours: OperatingHours, brightness: Brightness }),
);
export const DeviceAudioChanged = defineEvent(
  'DeviceAudioChanged',
  1,
  about({ microphone: z.string().nullable(), speaker: z.string().nullable(), volume: Volume }),
);
export const DeviceVideoChanged = defineEvent(
  'DeviceVideoChanged',
  1,
  about({ userCamera: DeviceCamera, docCamera: DeviceCamera }),
);
export const DeviceAvatarChanged = defineEvent(
  'DeviceAvatarChanged',
  1,
  about({
    picture: z.object({ fileId: Id, hash: z.string(), size: z.int().positive() }).nullable(),
  }),
);
export const DevicePaymentTerminalSwitched = defineEvent(
  'DevicePaymentTerminalSwitched',
  1,
  about({ active: z.boolean() }),
);
export const DevicePaymentTerminalConfigured = defineEvent(
  'DevicePaymentTerminalConfigured',
  2,
  about({ configuration: TerminalAddress }),
);
export const DeviceKeyIssued = defineEvent('DeviceKeyIssued', 1, about({ keyId: Id }));
export const DeviceActivated = defineEvent('DeviceActivated', 1, about({}));
export const DeviceDeactivated = defineEvent('DeviceDeactivated', 1, about({}));
export const DeviceDeleted = defineEvent('DeviceDeleted', 1, about({}));

/**
 * The computer at the device's place signed in with the key; the last one that did so acts for the
 * device.
 */
export const DeviceSignedIn = defineEvent('DeviceSignedIn', 1, about({ signInId: Id, at: Time }));
/** A device was given fresh tokens. A sign-in numbers its renewal tokens. */
export const DeviceTokensRenewed = defineEvent(
  'DeviceTokensRenewed',
  1,
  about({
    signInId: Id,
    /** Of the renewal token that was shown; those before it are used up. */
    number: z.int().nonnegative(),
  }),
);
export const DeviceSignedOut = defineEvent(
  'DeviceSignedOut',
  2,
  about({
    signInId: Id,
    reason: z.enum([
      'elsewhere',
      'key-replaced',
      'deactivated',
      'deleted',
      // A renewal token came back that was used up: there is a copy of it.
      'token-reused',
    ]),
  }),
);
/** The hardware that the device has found. */
export const DeviceEquipmentReported = defineEvent(
  'DeviceEquipmentReported',
  1,
  about({
    version: z.string().nullable(),
    network: z.string().nullable(),
    hardware: z.array(DeviceHardware),
  }),
);
/** Cameras give what they can, which may be less than an administrator has set. */
export const DeviceResolutionsReported = defineEvent(
  'DeviceResolutionsReported',
  1,
  about({ usedResolutions: UsedResolutions }),
);
export const DeviceStatusChanged = defineEvent(
  'DeviceStatusChanged',
  1,
  about({ status: ClientStatus, note: z.string().nullable() }),
);
export const DeviceHealthChanged = defineEvent(
  'DeviceHealthChanged',
  1,
  about({
    alive: z.boolean(),
    queueStatus: DeviceQueueStatus.nullable(),
    microControllerConnected: z.boolean(),
    paymentTerminalConnected: z.boolean(),
    paymentTerminalStatus: z.string().nullable(),
  }),
);
export const DeviceCameOnline = defineEvent('DeviceCameOnline', 1, about({ at: Time }));
export const DeviceWentOffline = defineEvent(
  'DeviceWentOffline',
  1,
  about({ at: Time, lastSeenAt: Time }),
);
/** A person requests an action of the device; the event's actor names the person. */
export const DeviceActionAsked = defineEvent(
  'DeviceActionAsked',
  1,
  about({ actionId: Id, action: DeviceAction, at: Time }),
);
export const DeviceActionAnswered = defineEvent(
  'DeviceActionAnswered',
  1,
  about({
    actionId: Id,
    action: DeviceAction,
    ok: z.boolean(),
    note: z.string().nullable(),
    /** The picture that was taken, in the store of files; null for other actions. */
    pictureId: Id.nullable(),
  }),
);

export const deviceEvents = [
  DeviceRegistered,
  DeviceDetailsChanged,
  DevicePortalChanged,
  DeviceOperationChanged,
  DeviceAudioChanged,
  DeviceVideoChanged,
  DeviceAvatarChanged,
  DevicePaymentTerminalSwitched,
  DevicePaymentTerminalConfigured,
  DeviceKeyIssued,
  DeviceActivated,
  DeviceDeactivated,
  DeviceDeleted,
  DeviceSignedIn,
  DeviceTokensRenewed,
  DeviceSignedOut,
  DeviceEquipmentReported,
  DeviceResolutionsReported,
  DeviceStatusChanged,
  DeviceHealthChanged,
  DeviceCameOnline,
  DeviceWentOffline,
  DeviceActionAsked,
  DeviceActionAnswered,
] as const;

export type DeviceEvent = EventOf<(typeof deviceEvents)[number]>;
