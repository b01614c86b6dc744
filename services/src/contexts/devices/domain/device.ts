import type { DeviceEvent } from '@foyer/contracts/devices';

import { initialSettings } from './initial-settings.js';
import type { KnownDevice } from './known-device.js';

export type DeviceState = { readonly status: 'unknown' | 'deleted' } | KnownDevice;

export const initialDevice: DeviceState = { status: 'unknown' };

export const isKnown = (state: DeviceState): state is KnownDevice =>
  state.status === 'active' || state.status === 'inactive';

/** A device as its form shows it. */
export const shownDevice = (device: DeviceState) =>
  isKnown(device)
    ? {
        ...device.place,
        queueId: device.portalId,
        ...device.operation,
        ...device.audio,
        ...device.video,
        paymentTerminalActivate: device.terminal.active,
        paymentTerminal: device.terminal.configuration,
        deactivated: device.status === 'inactive',
      }
    : {};

export function evolveDevice(state: DeviceState, event: DeviceEvent): DeviceState {
  if (event.type === 'DeviceRegistered') {
    return {
      status: 'active',
      id: event.data.deviceId,
      place: without(event.data),
      ...initialSettings,
    };
  }
  if (!isKnown(state)) return state;
  return event.type === 'DeviceDeleted'
    ? { status: 'deleted' }
    : { ...state, ...changeOf(state, event) };
}

type Later = Exclude<DeviceEvent, { type: 'DeviceRegistered' | 'DeviceDeleted' }>;

function changeOf(state: KnownDevice, event: Later): Partial<KnownDevice> {
  switch (event.type) {
    case 'DeviceDetailsChanged':
      return { place: without(event.data) };
    case 'DevicePortalChanged':
      return { portalId: event.data.portalId };
    case 'DeviceOperationChanged':
      return { operation: without(event.data) };
    case 'DeviceAudioChanged':
      return { audio: without(event.data) };
    case 'DeviceVideoChanged':
      return { video: without(event.data) };
    case 'DeviceAvatarChanged':
      return { avatarFileId: event.data.picture?.fileId ?? null };
    case 'DevicePaymentTerminalSwitched':
      return { terminal: { ...state.terminal, active: event.data.active } };
    case 'DevicePaymentTerminalConfigured':
      return { terminal: { ...state.terminal, configuration: event.data.configuration } };
    case 'DeviceKeyIssued':
      return { keyId: event.data.keyId };
    case 'DeviceActivated':
      return { status: 'active' };
    case 'DeviceDeactivated':
      return { status: 'inactive' };
    case 'DeviceSignedIn':
      return { signInId: event.data.signInId, renewed: null };
    case 'DeviceTokensRenewed':
      return { renewed: event.data.number };
    case 'DeviceSignedOut':
      return state.signInId === event.data.signInId ? { signInId: null } : {};
    case 'DeviceEquipmentReported':
      return { equipment: without(event.data) };
    case 'DeviceResolutionsReported':
      return { usedResolutions: event.data.usedResolutions };
    case 'DeviceStatusChanged':
      return { page: without(event.data) };
    case 'DeviceHealthChanged':
      return { condition: without(event.data) };
    case 'DeviceCameOnline':
      return { isOnline: true };
    case 'DeviceWentOffline':
      return { isOnline: false };
    case 'DeviceActionAsked':
      return { asked: { actionId: event.data.actionId, action: event.data.action } };
    case 'DeviceActionAnswered':
      return { asked: null, pictureId: event.data.pictureId ?? state.pictureId };
  }
}

/** Returns the data of an event without the id of its device. */
function without<T extends { readonly deviceId: string }>(data: T): Omit<T, 'deviceId'> {
  const rest = Object.entries(data).filter(([name]) => name !== 'deviceId');
  return Object.fromEntries(rest) as Omit<T, 'deviceId'>;
}
