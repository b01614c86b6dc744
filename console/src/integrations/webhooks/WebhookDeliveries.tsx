import { webhookRoutes, type Webhook, type WebhookDelivery } from '@foyer/contracts/integrations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';

import { api } from '#providers/api.js';
import { Delivery } from './Delivery.js';
import { deliveriesKey } from './deliveriesKey.js';

const PAGE = 25;
/** The interval for reading new deliveries, in milliseconds. */
const REFRESH_MS = 10_000;

/** Messages to a webhook, newest first. */
export function WebhookDeliveries() {
  const translate = useTranslate();
  const webhookId = useRecordContext<Webhook>()?.id ?? '';
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: deliveriesKey(webhookId),
    queryFn: ({ pageParam }): Promise<readonly WebhookDelivery[]> =>
      api.call(webhookRoutes.deliveries, {
        params: { id: webhookId },
        query: { limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.number),
    refetchInterval: REFRESH_MS,
    enabled: webhookId !== '',
  });
  const rows = data?.pages.flat() ?? [];
  return (
    <Box sx={{ width: '100%' }}>
      {error !== null && <Alert severity="error">{translate('layout.listFailed')}</Alert>}
      {data && rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('webhook.noDeliveries')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </Box>
      {hasNextPage && (
        <MuiButton
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1 }}
        >
          {translate('webhook.older')}
        </MuiButton>
      )}
    </Box>
  );
}
