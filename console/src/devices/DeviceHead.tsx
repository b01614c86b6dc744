import type { AdminDevice } from '@foyer/contracts/devices';
import DeviceIcon from '@mui/icons-material/TouchAppOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';

import { usePicture } from '../identity/members/usePicture.js';
import { OneLine } from '../layout/OneLine.js';
import { ChangeDevicePicture } from './ChangeDevicePicture.js';
import { DeviceState } from './DeviceState.js';
import { RemoteActions } from './RemoteActions.js';
import { useLiveRecord } from './LiveDevicesProvider.js';

/** The device and its state at a glance, with the actions that can be performed remotely. */
export function DeviceHead() {
  const device = useRecordContext<AdminDevice>();
  const live = useLiveRecord();
  const translate = useTranslate();
  const picture = usePicture(device?.avatarDocumentId ?? null);
  if (device === undefined || live === undefined) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', p: 2 }}>
      <Avatar
        aria-hidden
        src={picture}
        alt=""
        sx={{ width: 56, height: 56, bgcolor: 'primary.main' }}
      >
        <DeviceIcon />
      </Avatar>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h6" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {device.name}
        </Typography>
        <OneLine variant="body2" sx={{ color: 'text.secondary' }}>
          {device.queueName ?? translate('device.noPortal')}
        </OneLine>
      </Box>
      <DeviceState live={live} deactivated={device.deactivated} />
      <ChangeDevicePicture device={device} />
      <RemoteActions device={device} />
    </Box>
  );
}
