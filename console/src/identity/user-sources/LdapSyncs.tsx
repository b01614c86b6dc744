import { providerRoutes, type LdapSync } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { HeldSync } from './HeldSync.js';
import { SyncReport } from './SyncReport.js';
import { syncsKey } from './syncsKey.js';

/**
 * The intervals for reading the progress of a run, and for noticing a run that started
 * automatically, in milliseconds.
 */
const RUNNING_MS = 1_000;
const IDLE_MS = 30_000;

/**
 * Fetches the members of the directory on demand, and shows how far it is and what the last times
 * came to.
 */
export function LdapSyncs({ enabled }: { enabled: boolean }) {
  const translate = useTranslate();
  const notification = useNotification();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: syncsKey,
    queryFn: async () => (await api.call(providerRoutes.getLdapSync, {})).syncs,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') === true ? RUNNING_MS : IDLE_MS,
  });
  const running = data?.find(({ status }) => status === 'running');
  const held = data?.find(({ status }) => status === 'held');
  const ended = data?.filter(({ status }) => status !== 'running' && status !== 'held') ?? [];
  const sync = async () => {
    setBusy(true);
    try {
      const begun: LdapSync = await api.call(providerRoutes.syncLdap, {});
      client.setQueryData(syncsKey, (before: readonly LdapSync[] = []) => [
        begun,
        ...before.filter(({ _id }) => _id !== begun._id),
      ]);
    } catch (fault) {
      notification.failed('UNKNOWN', fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="section" sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3">
        {translate('userSources.sync.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate(enabled ? 'userSources.sync.hint' : 'userSources.sync.off')}
      </Typography>
      <Button
        variant="outlined"
        disabled={!enabled || busy || running !== undefined}
        onClick={() => void sync()}
      >
        {translate('userSources.sync.now')}
      </Button>
      <div role="status">
        {running && (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {translate('userSources.sync.running')}
            </Typography>
            <LinearProgress
              aria-label={translate('userSources.sync.running')}
              variant={running.progress > 0 ? 'determinate' : 'indeterminate'}
              value={running.progress * 100}
            />
          </Box>
        )}
      </div>
      {held && <HeldSync sync={held} />}
      {error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('userSources.failed')}
          retry={refetch}
          sx={{ mt: 2 }}
        />
      )}
      {data?.length === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('userSources.sync.never')}
        </Alert>
      )}
      {ended.map((one, row) => (
        <SyncReport key={one._id} sync={one} open={row === 0} />
      ))}
    </Box>
  );
}
