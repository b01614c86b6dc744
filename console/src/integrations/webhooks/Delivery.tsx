import { webhookRoutes, type WebhookDelivery } from '@foyer/contracts/integrations';
import AgainIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, useLocaleState, useTranslate } from 'react-admin';

import { formatExactMoment } from '#i18n/format.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { DeliveryState } from './DeliveryState.js';
import { deliveriesKey } from './deliveriesKey.js';
import { useOutcomeNotice } from './useOutcomeNotice.js';

/** One message: what it was about, what came of it, and when it is tried again. */
export function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notification = useNotification();
  const notice = useOutcomeNotice();
  const client = useQueryClient();
  const { webhookId, number, kind, eventType, state, status, failure, attempt, ms } = delivery;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(webhookRoutes.sendAgain, { params: { id: webhookId, number: number.toString() } }),
    onSuccess: notice,
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey(webhookId) }),
  });
  const came =
    failure === null
      ? translate('webhook.answered', { status, ms })
      : translate(`webhook.failure.${failure}`, { status });
  const next =
    delivery.retryAt === null
      ? []
      : [translate('webhook.nextTry', { time: formatExactMoment(delivery.retryAt, locale) })];
  const details = [
    formatExactMoment(delivery.at, locale),
    ...(kind === 'event' ? [] : [translate(`webhook.kind.${kind}`)]),
    came,
    translate('webhook.attempt', { attempt }),
    ...next,
  ];
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1.5 },
        ...{ borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>foyer.{eventType}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {details.join(' · ')}
        </Typography>
      </Box>
      <DeliveryState state={state} />
      <Button label="webhook.again" disabled={isPending} onClick={() => mutate()}>
        <AgainIcon />
      </Button>
    </Box>
  );
}
