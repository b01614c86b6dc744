import { CLIENT_VOLUME, type DeviceCamera, type DeviceEvent } from '@foyer/contracts/devices';
import { STANDARD_HOURS } from '@foyer/contracts/portals';
import { sortKey } from '../platform/read-store/sort-key.js';
import type { Evolve, Operation } from '../platform/runner/index.js';
import type { DeviceCollections, DeviceDocument, DeviceSignInDocument } from './devices.model.js';

export type DeviceOperations = Operation<DeviceCollections>[];

const camera: DeviceCamera = { deviceId: null, resolution: null, angle: 0 };

/**
 * Builds the devices that administrators and watchers see, and the sign-ins that may speak for
 * them.
 */
export const evolveDevices: Evolve<DeviceCollections, DeviceEvent> = {
  DeviceRegistered: ({ data: { deviceId: _id, ...place }, metadata: { at } }) => [
    { op: 'put', collection: 'devices', doc: { ...newDevice(_id, at), ...named(place) } },
    {
      op: 'put',
      collection: 'deviceSignIns',
      doc: { _id, signInId: null, deactivated: false, deleted: false },
    },
  ],
  DeviceDetailsChanged: ({ data: { deviceId, ...place }, metadata }) =>
    set(deviceId, metadata, named(place)),
  DevicePortalChanged: async ({ data: { deviceId, portalId }, metadata }, documents) => {
    const portal = portalId === null ? undefined : await documents.get('devicePortals', portalId);
    return set(deviceId, metadata, {
      queueId: portalId,
      queueName: portal?.name ?? null,
      portalOpen: portal?.open ?? false,
    });
  },
  DeviceOperationChanged: ({ data: { deviceId, ...operation }, metadata }) =>
    set(deviceId, metadata, operation),
  DeviceAudioChanged: ({ data: { deviceId, ...audio }, metadata }) =>
    set(deviceId, metadata, audio),
  DeviceVideoChanged: ({ data: { deviceId, ...video }, metadata }) =>
    set(deviceId, metadata, video),
  DeviceAvatarChanged: ({ data: { deviceId, picture }, metadata }) =>
    set(deviceId, metadata, { avatarDocumentId: picture?.fileId ?? null }),
  DevicePaymentTerminalSwitched: ({ data: { deviceId, active }, metadata }) =>
    set(deviceId, metadata, { paymentTerminalActivate: active }),
  DevicePaymentTerminalConfigured: ({ data: { deviceId, configuration }, metadata }) =>
    set(deviceId, metadata, { paymentTerminal: configuration }),
  DeviceKeyIssued: () => [],
  DeviceActivated: ({ data: { deviceId }, metadata }) => [
    ...set(deviceId, metadata, { deactivated: false }),
    ...speaks(deviceId, { deactivated: false }),
  ],
  DeviceDeactivated: ({ data: { deviceId }, metadata }) => [
    ...set(deviceId, metadata, { deactivated: true }),
    ...speaks(deviceId, { deactivated: true }),
  ],
  DeviceDeleted: ({ data: { deviceId } }) => [
    { op: 'delete', collection: 'devices', id: deviceId },
    ...speaks(deviceId, { deleted: true }),
  ],
  DeviceSignedIn: ({ data: { deviceId, signInId } }) => speaks(deviceId, { signInId }),
  DeviceTokensRenewed: () => [],
  DeviceSignedOut: ({ data: { deviceId } }) => speaks(deviceId, { signInId: null }),
  DeviceEquipmentReported: ({ data: { deviceId, version, network, hardware } }) =>
    seen(deviceId, { version, network, hardwareIds: hardware }),
  DeviceResolutionsReported: ({ data: { deviceId, usedResolutions } }) =>
    seen(deviceId, { usedResolutions }),
  DeviceStatusChanged: ({ data: { deviceId, status, note }, metadata: { at } }) =>
    seen(deviceId, { status, note, lastSeenAt: at }),
  DeviceHealthChanged: ({ data: { deviceId, ...health }, metadata: { at } }) =>
    seen(deviceId, { ...health, lastSeenAt: at }),
  DeviceCameOnline: ({ data: { deviceId, at } }) =>
    seen(deviceId, { online: true, lastSeenAt: at }),
  DeviceWentOffline: ({ data: { deviceId, lastSeenAt } }) =>
    seen(deviceId, { online: false, alive: false, lastSeenAt }),
  DeviceActionAsked: () => [],
  DeviceActionAnswered: ({ data: { deviceId, pictureId } }) =>
    pictureId === null ? [] : seen(deviceId, { pictureId }),
};

type Fields = Partial<Omit<DeviceDocument, '_id'>>;

/** Applies a change by an administrator. */
function set(id: string, { at }: { readonly at: string }, fields: Fields): DeviceOperations {
  return seen(id, { ...fields, updatedAt: at });
}

/** Applies a change by the device itself. */
function seen(id: string, fields: Fields): DeviceOperations {
  return [{ op: 'update', collection: 'devices', id, change: { set: fields } }];
}

function speaks(id: string, fields: Partial<Omit<DeviceSignInDocument, '_id'>>): DeviceOperations {
  return [{ op: 'update', collection: 'deviceSignIns', id, change: { set: fields } }];
}

function named<T extends { readonly name: string }>(place: T) {
  return { ...place, sortName: sortKey(place.name) };
}

function newDevice(_id: string, at: string) {
  return {
    _id,
    queueId: null,
    queueName: null,
    portalOpen: false,
    operatingHours: { timeZone: 'Europe/Berlin', week: STANDARD_HOURS },
    brightness: 1 as const,
    userCamera: camera,
    docCamera: camera,
    microphone: null,
    speaker: null,
    volume: CLIENT_VOLUME,
    avatarDocumentId: null,
    paymentTerminalActivate: false,
    paymentTerminal: null,
    deactivated: false,
    hardwareIds: [],
    usedResolutions: { userCamera: null, docCamera: null },
    createdAt: at,
    updatedAt: at,
    status: 'IN_PERMISSION' as const,
    note: null,
    alive: false,
    queueStatus: null,
    microControllerConnected: false,
    paymentTerminalConnected: false,
    paymentTerminalStatus: null,
    lastSeenAt: null,
    version: null,
    network: null,
    online: false,
    pictureId: null,
    revision: 0,
  };
}
