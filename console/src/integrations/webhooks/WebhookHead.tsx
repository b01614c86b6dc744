import type { Webhook } from '@foyer/contracts/integrations';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button, useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { NewSecret } from './NewSecret.js';
import { SendTest } from './SendTest.js';
import { WebhookState } from './WebhookState.js';

/** How a webhook works, and what can be done with it at once. */
export function WebhookHead() {
  const webhook = useRecordContext<Webhook>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  if (!webhook) return null;
  const { deliveredAt, formerSecretUntil } = webhook;
  const isFormerGood = formerSecretUntil !== null && Date.parse(formerSecretUntil) > now;
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <WebhookState webhook={webhook} />
        <SendTest webhookId={webhook.id} />
        <Button label="webhook.secret.new" onClick={() => setAsking(true)}>
          <KeyIcon />
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {deliveredAt === null
          ? translate('webhook.neverDelivered')
          : translate('webhook.lastDelivered', { time: formatMoment(deliveredAt, locale) })}
      </Typography>
      {isFormerGood && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('webhook.secret.former', { time: formatMoment(formerSecretUntil, locale) })}
        </Typography>
      )}
      {asking && <NewSecret webhook={webhook} onClose={() => setAsking(false)} />}
    </Box>
  );
}
