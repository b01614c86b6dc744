import { BRIGHTNESS_LEVELS } from '@foyer/contracts/devices';
import { required, SelectInput } from 'react-admin';

import { DevicePlaceInputs } from './DevicePlaceInputs.js';
import { OperatingHoursInputs } from './OperatingHoursInputs.js';

/** The basic settings of a device: its place, the hours of its screen, and its brightness. */
export function DeviceGeneralInputs() {
  return (
    <>
      <DevicePlaceInputs />
      <SelectInput
        source="brightness"
        validate={required()}
        choices={Object.entries(BRIGHTNESS_LEVELS).map(([level, id]) => ({
          id,
          name: `device.brightness.${level}`,
        }))}
        helperText={false}
      />
      <OperatingHoursInputs />
    </>
  );
}
