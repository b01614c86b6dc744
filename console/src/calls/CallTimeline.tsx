import { auditRoutes, type TimelineEntry } from '@foyer/contracts/audit';
import type { CallRecord } from '@foyer/contracts/calls';
import { fullPath } from '@foyer/contracts/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';

import { httpClient } from '../providers/httpClient.js';
import { TimelineRow } from './TimelineRow.js';

const readTimeline = async (callId: string): Promise<TimelineEntry[]> => {
  const path = fullPath(auditRoutes.adminCallTimeline).replace('{id}', callId);
  return (await httpClient(path)).json as TimelineEntry[];
};

/** Every event that belongs to a call, in the order in which it happened. */
export function CallTimeline() {
  const call = useRecordContext<CallRecord & { id: string }>();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['calls', 'timeline', call?.id],
    queryFn: () => readTimeline(call?.id ?? ''),
    enabled: call !== undefined,
  });
  const first = data?.[0];
  return (
    <section aria-labelledby="call-timeline">
      <Typography variant="h6" component="h2" id="call-timeline">
        {translate('call.timeline')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('call.timelineHint')}
      </Typography>
      {error !== null && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('call.retry')}</Button>}
        >
          {translate('call.timelineError')}
        </Alert>
      )}
      {data === undefined && error === null && <Skeleton variant="rounded" height={320} />}
      {data?.length === 0 && <Typography>{translate('call.timelineEmpty')}</Typography>}
      {first !== undefined && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((entry) => (
            <TimelineRow key={entry.eventId} entry={entry} startedAt={first.at} />
          ))}
        </Box>
      )}
    </section>
  );
}
