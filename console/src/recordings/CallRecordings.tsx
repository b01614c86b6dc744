import type { CallRecord } from '@foyer/contracts/calls';
import type { AdminRecording } from '@foyer/contracts/recordings';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

import { formatDuration } from '../i18n/duration.js';
import { formatMoment } from '../i18n/format.js';
import { RecordingState } from './RecordingState.js';

/** The recordings of a call, where there are any. */
export function CallRecordings() {
  const call = useRecordContext<CallRecord & { id: string }>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<AdminRecording>(
    'recordings',
    {
      filter: { callDetailId: call?.id },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'date', order: 'ASC' },
    },
    { enabled: call !== undefined },
  );
  if (data.length === 0) return null;
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('resources.recordings.name', { smart_count: 2 })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data.map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={`/recordings/${one.id}/show`}>
              {formatMoment(one.date, locale)} · {translate(`recording.type.${one.type}`)}
              {one.status === 'ready' && ` · ${formatDuration(one.duration)}`}
            </Link>
            <RecordingState {...one} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
