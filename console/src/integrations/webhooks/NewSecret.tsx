import { webhookRoutes, type Webhook } from '@foyer/contracts/integrations';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';

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
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate('webhook.secret.newTitle')}</DialogTitle>
      <DialogContent>
        {data ? <WebhookSecret secret={data.secret} /> : translate('webhook.secret.newText')}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(data ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!data && (
          <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
            {translate('webhook.secret.new')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
