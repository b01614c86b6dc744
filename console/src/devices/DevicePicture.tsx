import { makeUrl } from '@foyer/contracts/client';
import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { loadPicture } from '../identity/members/usePicture.js';

/** The picture of a device's screen that was requested. */
export function DevicePicture(props: {
  device: AdminDevice;
  pictureId: string;
  onClose: () => void;
}) {
  const { device, pictureId, onClose } = props;
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['devices', 'picture', pictureId],
    queryFn: () =>
      loadPicture(makeUrl(deviceRoutes.getDevicePicture, { id: device.id, pictureId })),
    retry: false,
  });
  const title = translate('device.action.screenshot.title', { name: device.name });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="picture-title">
      <DialogTitle id="picture-title">{title}</DialogTitle>
      <DialogContent>
        {error !== null && (
          <Alert severity="error">{translate('device.action.screenshot.failed')}</Alert>
        )}
        {error === null && data === undefined && <Skeleton variant="rounded" height={320} />}
        {data !== undefined && (
          <Box
            component="img"
            src={data}
            alt={title}
            sx={{ maxWidth: '100%', display: 'block', mx: 'auto' }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
