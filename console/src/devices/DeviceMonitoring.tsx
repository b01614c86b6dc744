import type { AdminDevice } from '@foyer/contracts/devices';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { RelativeTime } from '../layout/RelativeTime.js';
import { DeviceState } from './DeviceState.js';
import { shareText, uptimeText } from './figures.js';
import { noteText } from './noteText.js';
import { useLive, useLiveConnected } from './LiveDevicesProvider.js';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`device.monitoring.${name}`)}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, textAlign: 'right', fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** How a device is, as it reports it. */
export function DeviceMonitoring() {
  const device = useRecordContext<AdminDevice>();
  const live = useLive(device);
  const connected = useLiveConnected();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (device === undefined || live === undefined) return null;
  const yesNo = (value: boolean) => translate(value ? 'device.connected' : 'device.notConnected');
  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      {!connected && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('device.monitoring.stale')}
        </Alert>
      )}
      {live.note !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {noteText(live.note, translate)}
        </Alert>
      )}
      {live.mediaPath === 'unreachable' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('device.monitoring.noMediaPath')}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name="display">
          <DeviceState live={live} deactivated={device.deactivated} />
        </Fact>
        <Fact name="status">{!live.online ? '–' : translate(`device.status.${live.status}`)}</Fact>
        <Fact name="content">
          {live.queueStatus === null
            ? '–'
            : translate(`device.monitoring.contentIs.${live.queueStatus}`)}
        </Fact>
        <Fact name="lastSeenAt">
          <RelativeTime at={live.lastSeenAt} />
        </Fact>
        <Fact name="version">{live.version ?? '–'}</Fact>
        <Fact name="uptime">{uptimeText(live.uptime)}</Fact>
        <Fact name="network">{live.network ?? '–'}</Fact>
        <Fact name="mediaPath">
          {live.mediaPath === null
            ? '–'
            : translate(`device.monitoring.mediaPathIs.${live.mediaPath}`)}
        </Fact>
        <Fact name="diskUsage">{shareText(live.diskUsage, locale)}</Fact>
        <Fact name="microController">{yesNo(live.microControllerConnected)}</Fact>
        <Fact name="paymentTerminal">
          {yesNo(live.paymentTerminalConnected)}
          {live.paymentTerminalStatus !== null && ` · ${live.paymentTerminalStatus}`}
        </Fact>
      </Box>
    </Box>
  );
}
