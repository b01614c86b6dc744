import type { DeviceEvent } from '@foyer/contracts/devices';

/**
 * The facts of a device that decide if a visit may be opened at it, folded from the device's own
 * stream.
 */
export interface DeviceAdmission {
  /** True if the device exists and is let in. */
  readonly active: boolean;
  /** The portal that it stands for; null for none. */
  readonly portalId: string | null;
}

export const noDeviceAdmission: DeviceAdmission = { active: false, portalId: null };

export function evolveDeviceAdmission(
  admission: DeviceAdmission,
  { type, data }: DeviceEvent,
): DeviceAdmission {
  if (type === 'DeviceRegistered' || type === 'DeviceActivated')
    return { ...admission, active: true };
  if (type === 'DeviceDeactivated' || type === 'DeviceDeleted')
    return { ...admission, active: false };
  return type === 'DevicePortalChanged' ? { ...admission, portalId: data.portalId } : admission;
}
