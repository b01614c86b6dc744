import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent, UsedResolutions } from '@foyer/contracts/devices';
import type { TerminalAddress } from '@foyer/contracts/payments';
import { isSameValue } from '@foyer/contracts/schema';

import { isKnown, type DeviceState } from './device.js';
import type {
  DeviceAudio,
  DeviceEquipment,
  DeviceOperation,
  DevicePlace,
  DeviceVideo,
  KnownDevice,
} from './known-device.js';

/** The parts of a device that one write can set; an absent part stays. */
export interface DeviceChange {
  readonly place?: Partial<DevicePlace> | undefined;
  readonly portalId?: string | null | undefined;
  readonly operation?: Partial<DeviceOperation> | undefined;
  readonly audio?: Partial<DeviceAudio> | undefined;
  readonly video?: Partial<DeviceVideo> | undefined;
  readonly terminalActive?: boolean | undefined;
  readonly terminalConfiguration?: TerminalAddress | undefined;
  /** The equipment that the device itself has found. */
  readonly equipment?: Partial<DeviceEquipment> | undefined;
  /** The resolutions that its cameras really give; their settings are not changed by it. */
  readonly usedResolutions?: Partial<UsedResolutions> | undefined;
}

/** Changes a device in one write; each part that really changes becomes its own event. */
export function changeDevice(
  state: DeviceState,
  change: DeviceChange,
): Decision<readonly DeviceEvent[]> {
  return isKnown(state) ? accepted(eventsOfChange(state, change)) : rejected('DEVICE_NOT_FOUND');
}

/** The events that bring a device to where a change wants it; none for what is there already. */
export function eventsOfChange(device: KnownDevice, change: DeviceChange): readonly DeviceEvent[] {
  const { id: deviceId, terminal } = device;
  const place = merged(device.place, change.place);
  const operation = merged(device.operation, change.operation);
  const audio = merged(device.audio, change.audio);
  const video = merged(device.video, change.video);
  const equipment = merged(device.equipment, change.equipment);
  const usedResolutions = merged(device.usedResolutions, change.usedResolutions);
  const { portalId, terminalActive: active, terminalConfiguration: configuration } = change;
  const events: DeviceEvent[] = [];
  if (place) events.push({ type: 'DeviceDetailsChanged', data: { deviceId, ...place } });
  if (portalId !== undefined && portalId !== device.portalId) {
    events.push({ type: 'DevicePortalChanged', data: { deviceId, portalId } });
  }
  if (operation) events.push({ type: 'DeviceOperationChanged', data: { deviceId, ...operation } });
  if (audio) events.push({ type: 'DeviceAudioChanged', data: { deviceId, ...audio } });
  if (video) events.push({ type: 'DeviceVideoChanged', data: { deviceId, ...video } });
  if (configuration && !isSameValue(configuration, terminal.configuration)) {
    events.push({ type: 'DevicePaymentTerminalConfigured', data: { deviceId, configuration } });
  }
  if (active !== undefined && active !== terminal.active) {
    events.push({ type: 'DevicePaymentTerminalSwitched', data: { deviceId, active } });
  }
  if (equipment) {
    const hardware = [...equipment.hardware];
    events.push({
      type: 'DeviceEquipmentReported',
      data: { deviceId, ...equipment, hardware },
    });
  }
  if (usedResolutions) {
    events.push({ type: 'DeviceResolutionsReported', data: { deviceId, usedResolutions } });
  }
  return events;
}

/** Returns the new value of a part; undefined if it stays as it is. */
function merged<T extends object>(before: T, change: Partial<T> | undefined): T | undefined {
  if (!change) return undefined;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const after = { ...before, ...(Object.fromEntries(given) as Partial<T>) };
  return isSameValue(before, after) ? undefined : after;
}
