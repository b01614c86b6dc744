import { auditRoutes, type TimelineEntry } from '@foyer/contracts/audit';
import type { AdminMeeting } from '@foyer/contracts/calendar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { formatExactMoment } from '#i18n/format.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { api } from '#providers/api.js';
import { sentenceOf } from '#record/sentenceOf.js';

/** This number of dates of a long series is shown; the whole history is in the audit. */
const SHOWN = 200;

async function read(id: string): Promise<readonly TimelineEntry[]> {
  const query = { stream: `meeting-${id}`, limit: SHOWN };
  return (await api.call(auditRoutes.searchEvents, { query })).events.toReversed();
}

/** All events of a meeting, oldest first. */
export function MeetingTimeline() {
  const meeting = useRecordContext<AdminMeeting>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    // A meeting that has changed has a longer history.
    queryKey: ['meetings', 'timeline', meeting?.id, meeting?.updatedAt],
    queryFn: () => read(meeting?.id ?? ''),
    enabled: meeting !== undefined,
    // Each look into the history is recorded.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <section aria-labelledby="meeting-timeline">
      <Typography variant="h6" component="h2" id="meeting-timeline" gutterBottom>
        {translate('meeting.timeline')}
      </Typography>
      {error !== null && (
        <FailureAlert text={translate('meeting.timelineFailed')} retry={refetch} />
      )}
      {data === undefined && error === null && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography>{translate('meeting.timelineEmpty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((entry) => (
          <Box
            component="li"
            key={entry.eventId}
            sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2 }}
          >
            <Box
              component="time"
              dateTime={entry.at}
              sx={{ color: 'text.secondary', fontSize: 13 }}
            >
              {formatExactMoment(entry.at, locale)}
            </Box>
            <Box data-event-type={entry.type}>{sentenceOf(entry, translate, locale)}</Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
