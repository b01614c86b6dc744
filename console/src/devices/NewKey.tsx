import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { ShownOnceDialog } from '../layout/shown-once/ShownOnceDialog.js';
import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';
import { DeviceKey } from './DeviceKey.js';

/** Gives a device another key, after a question: the one before is void at once. */
export function NewKey({ device, onClose }: { device: AdminDevice; onClose: () => void }) {
  const translate = useTranslate();
  const notification = useNotification();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api.call(deviceRoutes.regenerateDeviceKey, { body: { _id: device.id } }),
    onError: (error) => {
      notification.failed('UNKNOWN', error);
      onClose();
    },
  });
  const key = data?.key ?? undefined;
  return (
    <ShownOnceDialog
      title={translate('device.key.newTitle', { name: device.name })}
      onClose={onClose}
      maxWidth="md"
      secret={
        key === undefined
          ? undefined
          : (onCopied) => <DeviceKey deviceId={device.id} deviceKey={key} onCopied={onCopied} />
      }
      question={translate('device.key.newText')}
      make={
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
          {translate('device.key.new')}
        </Button>
      }
    />
  );
}
