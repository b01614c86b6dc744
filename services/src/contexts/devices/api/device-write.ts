import type { DeviceDetails } from '@foyer/contracts/devices';

import { given } from '#platform/cqrs';
import type { DeviceChange, DevicePlace } from '../commands.js';

/** Returns the changes that an administrator made to a device, part by part. */
export function changeOf(
  details: Partial<{ [K in keyof DeviceDetails]: DeviceDetails[K] | undefined }>,
) {
  const { queueId: portalId, operatingHours, brightness, ...place } = details;
  return {
    place: given(place),
    portalId,
    operation: given({ operatingHours, brightness }),
  } satisfies DeviceChange;
}

/** A device that is added: values that were not given are empty. */
export function newDeviceOf({
  name,
  ...details
}: Parameters<typeof changeOf>[0] & { name: string }) {
  const { place, ...settings } = changeOf(details);
  const whole: DevicePlace = {
    name,
    description: '',
    street: '',
    city: '',
    zipCode: '',
    state: '',
    type: 'kiosk',
    ...place,
  };
  return { place: whole, settings };
}
