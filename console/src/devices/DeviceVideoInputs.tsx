import { RESOLUTIONS, type Device } from '@foyer/contracts/devices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { required, SelectInput, useRecordContext, useTranslate } from 'react-admin';

import { useHardwareChoices } from './useHardwareChoices.js';

const nameOf = (resolution: string) => resolution.replace('x', ' × ');
const SIZES = Object.values(RESOLUTIONS).map((id) => ({ id, name: nameOf(id) }));
const ANGLES = [0, 90, 180, 270].map((id) => ({ id, name: `${id}°` }));

/** One camera of a device, and how it is used. */
function CameraInputs({ source }: { source: 'userCamera' | 'docCamera' }) {
  const translate = useTranslate();
  const cameras = useHardwareChoices('camera');
  const device = useRecordContext<Partial<Pick<Device, 'usedResolutions'>> & { id: string }>();
  const used = device?.usedResolutions?.[source] ?? null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%' }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {translate(`resources.devices.fields.${source}`)}
      </Typography>
      <SelectInput
        source={`${source}.deviceId`}
        label="device.camera.device"
        choices={cameras}
        translateChoice={false}
        emptyText="device.automatic"
        helperText={false}
      />
      <SelectInput
        source={`${source}.resolution`}
        label="device.camera.resolution"
        choices={SIZES}
        translateChoice={false}
        emptyText="device.automatic"
        helperText={used !== null && translate('device.camera.used', { resolution: nameOf(used) })}
      />
      <SelectInput
        source={`${source}.angle`}
        label="device.camera.angle"
        validate={required()}
        choices={ANGLES}
        translateChoice={false}
        helperText={false}
      />
    </Box>
  );
}

/**
 * Both cameras of a device: the one that shows its visitor, and the one that shows what lies before
 * it.
 */
export function DeviceVideoInputs() {
  return (
    <>
      <CameraInputs source="userCamera" />
      <CameraInputs source="docCamera" />
    </>
  );
}
