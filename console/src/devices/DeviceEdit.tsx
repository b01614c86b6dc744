import type { AdminDevice } from '@foyer/contracts/devices';
import { useRecordContext } from 'react-admin';

import { TabbedEdit } from '../layout/ResourceForms.js';
import { toDeviceChange } from './deviceChange.js';
import { DeviceAudioInputs } from './DeviceAudioInputs.js';
import { DeviceGeneralInputs } from './DeviceGeneralInputs.js';
import { DeviceHead } from './DeviceHead.js';
import { DeviceMonitoring } from './DeviceMonitoring.js';
import { DeviceTerminalInputs } from './DeviceTerminalInputs.js';
import { DeviceVideoInputs } from './DeviceVideoInputs.js';
import { useCompany } from '../company/company.js';
import { LiveDevicesProvider } from './LiveDevicesProvider.js';

function DeviceTitle() {
  return <>{useRecordContext<AdminDevice>()?.name ?? ''}</>;
}

const usual = {
  general: <DeviceGeneralInputs />,
  monitoring: <DeviceMonitoring />,
  audio: <DeviceAudioInputs />,
  video: <DeviceVideoInputs />,
};
const withPayments = { ...usual, terminal: <DeviceTerminalInputs /> };

/** The page of one device. */
export function DeviceEdit() {
  const { paymentTerminalModuleActive } = useCompany().modules;
  return (
    <LiveDevicesProvider>
      <TabbedEdit
        texts="device"
        title={<DeviceTitle />}
        actions={false}
        transform={toDeviceChange}
        head={<DeviceHead />}
        tabs={paymentTerminalModuleActive ? withPayments : usual}
      />
    </LiveDevicesProvider>
  );
}
