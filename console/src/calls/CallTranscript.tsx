import type { CallRecord } from '@foyer/contracts/calls';
import { BASE_PATH } from '@foyer/contracts/identity';
import { smartMeetRoutes } from '@foyer/contracts/smart-meet';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';

import { api } from '../providers/api.js';

/** Leads to the transcript of a call, where there is one. */
export function CallTranscript() {
  const call = useRecordContext<CallRecord & { id: string }>();
  const translate = useTranslate();
  const query = { page: 1, limit: 1, callDetailId: call?.id ?? '' };
  const { data } = useQuery({
    queryKey: ['transcripts', call?.id],
    queryFn: () => api.call(smartMeetRoutes.listTranscripts, { query }),
    enabled: call !== undefined,
  });
  if (!call || !data || data.docs.length === 0) return null;
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('call.transcript.title')}
      </Typography>
      <Link href={`${BASE_PATH}/calls/${call.id}/transcript`}>
        {translate('call.transcript.open')}
      </Link>
    </Card>
  );
}
