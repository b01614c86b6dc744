import { auditRoutes, type TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { FailureAlert } from '#layout/FailureAlert.js';
import { api } from '#providers/api.js';
import { formatExactMoment } from '#i18n/format.js';
import { auditPath } from '#layout/paths.js';
import { statePath } from '#layout/travelPath.js';
import { stepText } from './stepText.js';
import type { TransactionRecord } from './transactionColumns.js';

/** All events of a payment, oldest first. */
async function readSteps(id: string, before?: string): Promise<TimelineEntry[]> {
  const query = { stream: `payment-${id}`, limit: 200, ...(before !== undefined && { before }) };
  const { events, next } = await api.call(auditRoutes.searchEvents, { query });
  const older = next === null ? [] : await readSteps(id, next);
  return [...older, ...events.toReversed()];
}

/** The history of a payment, a sentence for each step, with links to its state at that time. */
export function TransactionTimeline() {
  const payment = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h6" component="h2" id="payment-timeline">
          {translate('payment.timeline')}
        </Typography>
        {payment !== undefined && (
          <Button
            component={RouterLink}
            to={auditPath({ correlationId: payment.callId })}
            sx={{ ml: 'auto' }}
          >
            {translate('record.inAudit')}
          </Button>
        )}
      </Box>
      {error !== null && (
        <FailureAlert text={translate('payment.timelineFailed')} retry={refetch} />
      )}
      {data === undefined && error === null && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography>{translate('payment.timelineEmpty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((entry) => (
          <Step key={entry.eventId} entry={entry} />
        ))}
      </Box>
    </section>
  );
}

function Step({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const asItStood = statePath(entry);
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13 }}>
        <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
          {formatExactMoment(entry.at, locale)}
        </Box>
        {asItStood !== undefined && (
          <Link component={RouterLink} to={asItStood} sx={{ ml: 'auto' }}>
            {translate('record.state')}
          </Link>
        )}
      </Box>
      <Box data-event-type={entry.type}>{stepText(entry, translate, locale)}</Box>
    </Box>
  );
}
