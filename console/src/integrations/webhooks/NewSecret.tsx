import { webhookRoutes, type Webhook } from '@foyer/contracts/integrations';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';

import { ShownOnceDialog } from '#layout/shown-once/ShownOnceDialog.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { WebhookSecret } from './WebhookSecret.js';

/** Gives a webhook another secret, after a question; the one before is good for another day. */
export function NewSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api.call(webhookRoutes.replaceSecret, { params: { id: webhook.id } }),
    onError: (error) => {
      notification.failed('UNKNOWN', error);
      onClose();
    },
  });
  const close = () => {
    onClose();
    if (data) refresh();
  };
  return (
    <ShownOnceDialog
      title={translate('webhook.secret.newTitle')}
      onClose={close}
      secret={data && ((onCopied) => <WebhookSecret secret={data.secret} onCopied={onCopied} />)}
      question={translate('webhook.secret.newText')}
      make={
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
          {translate('webhook.secret.new')}
        </Button>
      }
    />
  );
}
