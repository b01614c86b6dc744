import type { AdminDevice } from '@foyer/contracts/devices';
import {
  Edit,
  SaveButton,
  TabbedForm,
  TabbedFormTabs,
  Toolbar,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { toDeviceChange } from './deviceChange.js';
import { DeviceAudioInputs } from './DeviceAudioInputs.js';
import { DeviceGeneralInputs } from './DeviceGeneralInputs.js';
import { DeviceHead } from './DeviceHead.js';
import { DeviceMonitoring } from './DeviceMonitoring.js';
import { DeviceTerminalInputs } from './DeviceTerminalInputs.js';
import { DeviceVideoInputs } from './DeviceVideoInputs.js';
import { LiveDevicesProvider } from './LiveDevicesProvider.js';

function DeviceTitle() {
  return <>{useRecordContext<AdminDevice>()?.name ?? ''}</>;
}

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Everything about one device. */
export function DeviceEdit() {
  const translate = useTranslate();
  const notify = useNotify();
  const notification = useNotification();
  const tab = (name: string) => translate(`device.tab.${name}`);
  return (
    <LiveDevicesProvider>
      <Edit<AdminDevice>
        actions={false}
        title={<DeviceTitle />}
        mutationMode="pessimistic"
        redirect={false}
        transform={toDeviceChange}
        mutationOptions={{
          onSuccess: () => notify('device.saved', { type: 'success' }),
          onError: (error) => notification.failed('UNKNOWN', error),
        }}
      >
        <>
          <DeviceHead />
          <TabbedForm
            toolbar={toolbar}
            warnWhenUnsavedChanges
            sx={{ '& .MuiCardContent-root': { maxWidth: 720 } }}
            tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
          >
            <TabbedForm.Tab label={tab('general')}>
              <DeviceGeneralInputs />
            </TabbedForm.Tab>
            <TabbedForm.Tab label={tab('monitoring')} path="monitoring">
              <DeviceMonitoring />
            </TabbedForm.Tab>
            <TabbedForm.Tab label={tab('audio')} path="audio">
              <DeviceAudioInputs />
            </TabbedForm.Tab>
            <TabbedForm.Tab label={tab('video')} path="video">
              <DeviceVideoInputs />
            </TabbedForm.Tab>
            <TabbedForm.Tab label={tab('terminal')} path="terminal">
              <DeviceTerminalInputs />
            </TabbedForm.Tab>
          </TabbedForm>
        </>
      </Edit>
    </LiveDevicesProvider>
  );
}
