import type { CallRecord } from '@foyer/contracts/calls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { auditPath } from '../layout/paths.js';
import { Story } from '../record/Story.js';
import { statePath } from '../layout/travelPath.js';
import { useTimeline } from './useTimeline.js';

/** All events of a call, in the order in which they happened. */
export function CallTimeline() {
  const call = useRecordContext<CallRecord & { id: string }>();
  const translate = useTranslate();
  const id = call?.id ?? '';
  const { data, error, refetch } = useTimeline(call?.id);
  return (
    <section aria-labelledby="call-timeline">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h6" component="h2" id="call-timeline">
          {translate('call.timeline')}
        </Typography>
        <Button component={RouterLink} to={auditPath({ correlationId: id })} sx={{ ml: 'auto' }}>
          {translate('record.inAudit')}
        </Button>
      </Box>
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
      {data !== undefined && (
        <Story
          entries={data}
          laneNames={call?.type === 'queue' ? {} : roomLanes(translate)}
          statePath={statePath}
        />
      )}
    </section>
  );
}

/** Calls without a line have members and guests. */
const roomLanes = (translate: (key: string) => string) => ({
  visitor: translate('record.lane.guests'),
  agent: translate('record.lane.members'),
});
