import { BASE_PATH } from '@foyer/contracts/identity';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useNotify, useTranslate } from 'react-admin';

import { agentCommand, kioskUrl } from './kioskSignIn.js';

/** A text to type or copy somewhere else. */
function Copyable(props: { label: string; text: string; isCommand?: boolean }) {
  const { label, text, isCommand = false } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('device.copied', { type: 'success' }),
      // Without the permission to copy, it stays on the screen to be copied by hand.
      () => notify(text, { type: 'info', autoHideDuration: null }),
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(label)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            flex: 1,
            m: 0,
            p: 1.5,
            minWidth: 0,
            bgcolor: 'action.hover',
            borderRadius: 1,
            fontSize: 13,
            // A command that broke in the middle of a word could not be read; it scrolls.
            whiteSpace: isCommand ? 'pre' : 'pre-wrap',
            overflowX: 'auto',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
        <Button startIcon={<CopyIcon />} onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {translate('device.copy')}
        </Button>
      </Box>
    </Box>
  );
}

/** A device's key, as it is shown once: to scan, to type, and as the command for the kiosk. */
export function DeviceKey({ deviceId, deviceKey }: { deviceId: string; deviceKey: string }) {
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
          <Copyable label="device.key.text" text={deviceKey} />
          <Copyable label="device.key.page" text={`${location.origin}${BASE_PATH}/device-client`} />
          <Copyable label="device.key.command" text={agentCommand(deviceId, deviceKey)} isCommand />
        </Box>
      </Box>
    </>
  );
}
