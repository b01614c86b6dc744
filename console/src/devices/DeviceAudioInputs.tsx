import { required, SelectInput } from 'react-admin';

import { useHardwareChoices } from './useHardwareChoices.js';

const VOLUMES = Array.from({ length: 11 }, (_, step) => ({
  id: step / 10,
  name: `${step * 10} %`,
}));

/** The audio hardware of a device, and its volume. */
export function DeviceAudioInputs() {
  const microphones = useHardwareChoices('microphone');
  const speakers = useHardwareChoices('speaker');
  return (
    <>
      <SelectInput
        source="microphone"
        choices={microphones}
        translateChoice={false}
        emptyText="device.automatic"
        helperText={false}
      />
      <SelectInput
        source="speaker"
        choices={speakers}
        translateChoice={false}
        emptyText="device.automatic"
        helperText={false}
      />
      <SelectInput
        source="volume"
        validate={required()}
        choices={VOLUMES}
        translateChoice={false}
        helperText={false}
      />
    </>
  );
}
