import { auditRoutes, type TimelineEntry } from '@foyer/contracts/audit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { api } from '../providers/api.js';
import { formatExactMoment } from '../i18n/format.js';
import { stepText } from './stepText.js';
import type { TransactionRecord } from './transactionColumns.js';

/** All events of a payment, oldest first. */
async function readSteps(id: string, before?: string): Promise<TimelineEntry[]> {
  const query = { stream: `payment-${id}`, limit: 200, ...(before !== undefined && { before }) };
  const { events, next } = await api.call(auditRoutes.searchEvents, { query });
  const older = next === null ? [] : await readSteps(id, next);
  return [...older, ...events.toReversed()];
}

/** What happened to a payment, a sentence for each step. */
export function TransactionTimeline() {
  const payment = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    // A payment that has changed has a longer history.
    queryKey: ['transactions', 'steps', payment?.id, payment?.updatedAt],
    queryFn: () => readSteps(payment?.id ?? ''),
    enabled: payment !== undefined,
    // Each look into the history is recorded.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <section aria-labelledby="payment-timeline">
      <Typography variant="h6" component="h2" id="payment-timeline" gutterBottom>
        {translate('payment.timeline')}
      </Typography>
      {error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('layout.retry')}
            </Button>
          }
        >
          {translate('payment.timelineFailed')}
        </Alert>
      )}
      {data === undefined && error === null && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography>{translate('payment.timelineEmpty')}</Typography>}
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
            <Box data-event-type={entry.type}>{stepText(entry, translate, locale)}</Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
