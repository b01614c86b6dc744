import { BASE_PATH } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'react-admin';

import { Copyable } from '../layout/Copyable.js';
import { agentCommand, kioskUrl } from './kioskSignIn.js';

/** A device's key, as it is shown once: to scan, to type, and as the command for the kiosk. */
export function DeviceKey({
  deviceId,
  deviceKey,
  onCopied,
}: {
  deviceId: string;
  deviceKey: string;
  onCopied: () => void;
}) {
  const translate = useTranslate();
  const url = kioskUrl(deviceId, deviceKey);
  return (
    <>
      <Alert severity="warning">{translate('device.key.once')}</Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', md: '240px minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            p: 2,
            bgcolor: '#fff',
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            maxWidth: 240,
            alignSelf: 'start',
          }}
        >
          <QRCodeSVG
            value={url}
            marginSize={0}
            style={{ width: '100%', height: 'auto', display: 'block' }}
            role="img"
            aria-label={translate('device.key.qr')}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography>{translate('device.key.scan')}</Typography>
          <Copyable label="device.key.text" text={deviceKey} onCopied={onCopied} />
          <Copyable label="device.key.page" text={`${location.origin}${BASE_PATH}/device-client`} />
          <Copyable
            label="device.key.command"
            text={agentCommand(deviceId, deviceKey)}
            isCommand
            onCopied={onCopied}
          />
        </Box>
      </Box>
    </>
  );
}
