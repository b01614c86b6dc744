import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CloseIcon from '@mui/icons-material/DoNotDisturbOnOutlined';

import { BulkCallButton } from '../layout/BulkCallButton.js';
import { api } from '../providers/api.js';

const activate = (ids: string[]) => api.call(deviceRoutes.activateDevices, { body: { ids } });
const deactivate = (ids: string[]) => api.call(deviceRoutes.deactivateDevices, { body: { ids } });

/** Letting in, shutting out and deleting several devices at once. */
export function DeviceBulkActions() {
  return (
    <>
      <BulkCallButton
        call={activate}
        undo={{ call: deactivate, changes: ({ deactivated }: AdminDevice) => deactivated }}
        label="device.activate"
        done={{ text: 'device.activated' }}
        failed="UNKNOWN"
        icon={<OpenIcon />}
      />
      <BulkCallButton
        call={deactivate}
        undo={{ call: activate, changes: ({ deactivated }: AdminDevice) => !deactivated }}
        label="device.deactivate"
        done={{ text: 'device.deactivatedDone' }}
        failed="UNKNOWN"
        icon={<CloseIcon />}
        confirm={{ title: 'device.deactivateTitle', content: 'device.deactivateText' }}
      />
      <BulkCallButton
        call={(ids) => api.call(deviceRoutes.deleteDevices, { body: { ids } })}
        label="ra.action.delete"
        done={{ text: 'device.deleted' }}
        failed="UNKNOWN"
        icon={<DeleteIcon />}
        confirm={{ title: 'device.deleteTitle', content: 'device.deleteText' }}
        isFinal
      />
    </>
  );
}
