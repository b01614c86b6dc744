import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

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
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="key-title">
      <DialogTitle id="key-title">
        {translate('device.key.newTitle', { name: device.name })}
      </DialogTitle>
      <DialogContent>
        {key === undefined ? (
          translate('device.key.newText')
        ) : (
          <DeviceKey deviceId={device.id} deviceKey={key} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {translate(key === undefined ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
        {key === undefined && (
          <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
            {translate('device.key.new')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
